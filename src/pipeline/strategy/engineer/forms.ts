import { formsOf } from '#contracts/site.ts';
import type { FormDestination, FormPlan } from '#contracts/strategy.ts';
import { withoutQuery } from '#text/address.ts';
import { evidenceAt, pathOf, type Reading } from '../read-site.ts';
import { siteWords } from '../site-language.ts';
import { fieldsOf, isOwnForm } from './form-steps.ts';

/** A label that is in the page twice, as the field's own and around it, once: `Postcode from: Postcode from:`. */
const once = (label: string): string => [...new Set(label.split(/(?<=:) /u))].join(' ');

/** Longest choice of a select that is named. Design default. */
const MAX_CHOICE = 80;

/** The choices of a select, without an empty one; {} for other fields. */
function choicesOf({ type, options }: { type: string; options: readonly string[] }): { options?: string[] } {
  const choices = type === 'select' ? options.map((text) => text.trim()).filter((text) => text !== '' && text.length <= MAX_CHOICE) : [];
  return choices.length > 0 ? { options: choices } : {};
}

/** The label of a field; without one, what the page shows instead: the words in front of it, its placeholder, its name, its type. */
function labelOf(field: { label: string | null; caption?: string | undefined; placeholder: string; name: string; type: string }): string {
  const name = field.name.replace(/[_\-.[\]]+/g, ' ').trim();
  return (
    [field.label ?? '', field.caption ?? '', field.placeholder, name, field.type]
      .map((text) => once(text.replaceAll('*', '').trim()))
      .find((text) => text !== '') ?? field.type
  );
}

/** A form that names no target, or its own page, is handled by something the page does not show. */
function destinationOf(action: string, reading: Reading, pagePath: string): FormDestination {
  if (action.startsWith('mailto:')) return { kind: 'email', value: action.slice(7).split('?')[0] ?? '' };
  const target = action === '' || action === '#' || action.startsWith('javascript:') ? pagePath : pathOf(action, reading.site.host);
  if (target !== pagePath) return { kind: 'url', value: target };
  return { kind: 'unknown', value: reading.profile.contacts.find((contact) => contact.contactKind === 'email')?.text ?? '' };
}

/** The reason to keep a form whose page names no destination. */
export const UNKNOWN_DESTINATION =
  'Visitors use it today, but the page does not say where its entries go: the owner has to name that before publishing.';

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
    const destination = destinationOf(form.action, reading, path);
    const shown =
      form.submitText ||
      form.fields.find((field) => field.label)?.label ||
      form.fields.find((field) => field.placeholder !== '')?.placeholder ||
      '';
    const isSilent = form.purpose === 'search' || form.purpose === 'login' || leadsToCart(destination.value);
    return {
      path,
      purpose: form.purpose,
      fields: fieldsOf(form, entry?.page).map((field) => ({
        ...{ label: labelOf(field), type: field.type, required: field.required },
        ...choicesOf(field),
      })),
      destination,
      success: isSilent ? '' : words.thanks,
      error: isSilent ? '' : words.failed,
      decision: 'keep',
      reason: destination.kind === 'unknown' ? UNKNOWN_DESTINATION : 'Works today: same fields, same destination.',
      evidence: entry && shown !== '' ? [evidenceAt(entry.page, form.selector, shown)] : [],
    };
  });
}
