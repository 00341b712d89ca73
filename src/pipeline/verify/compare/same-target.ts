import { dropEnd } from '#text/edges.ts';
import { phoneKey } from '#text/words.ts';
import { urlKey } from '../../crawl/url-key.ts';

const withoutQuery = (url: string) => url.split('?', 1)[0] ?? '';

/** Whether a link leads where the plan wants it to; both are absolute URLs or `tel:` and `mailto:` addresses. */
export function isSameTarget(href: string, wanted: string): boolean {
  if (wanted.startsWith('tel:')) return href.startsWith('tel:') && phoneKey(href) === phoneKey(wanted);
  if (wanted.startsWith('mailto:')) return withoutQuery(href).toLowerCase() === withoutQuery(wanted).toLowerCase();
  const [a, b] = [urlKey(href), urlKey(wanted)];
  return a !== null && b !== null && dropEnd(a, '/') === dropEnd(b, '/');
}

const NOWHERE = new Set(['', '#', '#!', 'about:blank']);

/** Whether a link leads nowhere. */
export const isDeadTarget = (rawHref: string): boolean => {
  const target = rawHref.trim().toLowerCase();
  return NOWHERE.has(target) || target.startsWith('javascript:');
};
