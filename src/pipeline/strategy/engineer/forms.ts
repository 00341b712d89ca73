import type { PageForm } from '#contracts/page.ts';
import { formsOf } from '#contracts/site.ts';
import type { FormDestination, FormPlan } from '#contracts/strategy.ts';
import { withoutQuery } from '#text/address.ts';
import { evidenceAt, pathOf, type Reading } from '../read-site.ts';
import { siteWords } from '../site-language.ts';
import { fieldsOf, isOwnForm } from './form-steps.ts';
import { sendingOf } from './hidden-fields.ts';
import { planFields } from './planned-fields.ts';

/** A form that names no target, or its own page, is handled by something the page does not show; so is one that the host receives. */
function destinationOf({ action, host }: PageForm, reading: Reading, pagePath: string): FormDestination {
  if (action.startsWith('mailto:')) return { kind: 'email', value: action.slice(7).split('?')[0] ?? '' };
  const target = action === '' || action === '#' || action.startsWith('javascript:') ? pagePath : pathOf(action, reading.site.host);
  if (target !== pagePath && host === undefined) return { kind: 'url', value: target };
  return { kind: 'unknown', value: reading.profile.contacts.find((contact) => contact.contactKind === 'email')?.text ?? '' };
}

/** The reason to keep a form whose page names no destination. */
export const UNKNOWN_DESTINATION =
  'Visitors use it today, but the page does not say where its entries go: the owner has to name that before publishing.';

function reasonOf(host: string | undefined, destination: FormDestination): string {
  if (host)
    return `Visitors use it today, and ${host} receives it because it hosts the site: on another host nothing arrives until a form service is connected.`;
  return destination.kind === 'unknown' ? UNKNOWN_DESTINATION : 'Works today: same fields, same destination.';
}

/** A path of a shop's cart: its software answers. */
const CART = new Set(['cart', 'basket', 'warenkorb', 'panier', 'carrito', 'checkout']);
const leadsToCart = (address: string) =>
  withoutQuery(address)
    .split('/')
    .slice(1)
    .some((part) => CART.has(part));

/** Every form of the site, kept: what it asks for, where its entries go, and what it says on success and on errors. */
export function planForms(reading: Reading): FormPlan[] {
  const words = siteWords(reading.language);
  const pageOf = (form: { pageUrl: string }) => reading.pages.find(({ page }) => page.url === form.pageUrl);
  const forms = formsOf(reading.site).filter((form) => isOwnForm(form, (pageOf(form) ?? reading.home).page));
  return forms.map((form) => {
    const entry = pageOf(form);
    const path = entry?.path ?? '/';
    const destination = destinationOf(form, reading, path);
    const shown =
      form.submitText ||
      form.fields.find((field) => field.label)?.label ||
      form.fields.find((field) => field.placeholder !== '')?.placeholder ||
      '';
    const isSilent = form.purpose === 'search' || form.purpose === 'login' || leadsToCart(destination.value);
    const sending = sendingOf(form, { destination, path, host: reading.site.host });
    return {
      path,
      purpose: form.purpose,
      fields: planFields(fieldsOf(form, entry?.page)),
      ...sending,
      destination,
      success: isSilent || sending.next !== undefined ? '' : words.thanks,
      error: isSilent ? '' : words.failed,
      decision: 'keep',
      reason: reasonOf(form.host, destination),
      evidence: entry && shown !== '' ? [evidenceAt(entry.page, form.selector, shown)] : [],
    };
  });
}
