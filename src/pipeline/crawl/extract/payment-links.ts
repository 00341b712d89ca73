import type { PageForm, PageLink } from '#contracts/page.ts';
import { isWebUrl } from '../url-key.ts';
import { findService } from './providers.ts';

const PAYS = new Set(['payment', 'donation']);
const NOT_FILLED_IN = new Set(['hidden', 'submit', 'button', 'image']);
/** Longest address; what sends more is no link. Design default. */
const MAX_ADDRESS = 400;

/**
 * The link that a form is which only sends visitors on to a payment service, with what its hidden fields say: a button to donate or to buy. Null for
 * forms with something to fill in, with a value that is not known, or to any other place.
 */
export function paymentLink(form: PageForm): (PageLink & { at?: number | undefined }) | null {
  const service = isWebUrl(form.action) ? findService(form.action) : null;
  const sent = form.fields.filter(({ type, name }) => type === 'hidden' && name !== '');
  if (!service || !PAYS.has(service.kind) || form.fields.some(({ type }) => !NOT_FILLED_IN.has(type))) return null;
  const url = new URL(form.action);
  for (const { name, value } of sent) url.searchParams.set(name, value ?? '');
  if (sent.some(({ value }) => value === undefined) || url.href.length > MAX_ADDRESS) return null;
  const { selector, region, hidden, at } = form;
  return {
    ...{ href: url.href, rawHref: url.href, text: form.submitText || service.name, internal: false, rel: '', target: '' },
    ...{ buttonLike: false, selector, region, hidden },
    ...(at === undefined ? {} : { at }),
  };
}
