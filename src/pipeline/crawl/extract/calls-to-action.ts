import type { CallToAction, PageButton, PageLink } from '#contracts/page.ts';
import topic from '#lexicon/crawl/calls-to-action.json' with { type: 'json' };
import { createGroupFinder } from '#lexicon/group-finder.ts';
import { memoize } from '#text/memoize.ts';

type Kind = CallToAction['kind'];

const MAX_CALLS = 200;
const MAX_LENGTH = 60;
/** Words of a plain link that asks for something; longer ones are sentences. */
const MAX_PLAIN_WORDS = 6;

/** What a visitor is asked to do; where a text has words of several kinds, the first one here counts. */
const KINDS = ['donate', 'quote', 'book', 'buy', 'subscribe', 'sign-up', 'download', 'call', 'contact', 'visit', 'learn'] as const;
/** Kinds of the words in a text, `control` and `portal` among them; menus repeat on every page. */
const findGroups = memoize(createGroupFinder(topic));
/** Asks of a visitor even when nothing marks the link as a button. */
const PLAIN_LINK_KINDS = new Set<Kind>(['donate', 'quote', 'book', 'buy', 'subscribe', 'sign-up', 'download', 'call']);
/** What a call asks for; `control` for a control of the page itself (close, menu, slide 3), `other` when no known words are in it. */
export function detectCallKind(text: string, href: string): Kind | 'control' {
  if (/^(?:\d+|[^\p{L}\p{N}]*)$/u.test(text)) return 'control';
  const groups = findGroups(text);
  if (groups.has('control')) return 'control';
  if (href.startsWith('tel:')) return 'call';
  // Booking.com and the like name a portal.
  const isPortal = groups.has('portal');
  return KINDS.find((kind) => groups.has(kind) && !(isPortal && kind === 'book')) ?? (href.startsWith('mailto:') ? 'contact' : 'other');
}

/**
 * What the page asks its visitor to do: links that look like buttons, buttons, and links whose words ask plainly.
 * Entries of the navigation count only when they look like a button. At most 200, in document order of each list.
 */
export function readCallsToAction(links: PageLink[], buttons: PageButton[]): CallToAction[] {
  const calls: CallToAction[] = [];
  const seen = new Set<string>();
  const keyOf = (text: string, href: string) => `${text.toLowerCase()}|${href}`;
  const add = (call: CallToAction): void => {
    const key = keyOf(call.text, call.href);
    if (seen.has(key) || calls.length >= MAX_CALLS) return;
    seen.add(key);
    calls.push(call);
  };
  for (const { text, href, rawHref, buttonLike, selector, region, hidden } of links) {
    const inMenu = region === 'nav' || region === 'footer' || region === 'header';
    if (hidden || text === '' || text.length > MAX_LENGTH || (inMenu && !buttonLike)) continue;
    if (buttonLike && seen.has(keyOf(text, href))) continue;
    if (rawHref.toLowerCase().startsWith('javascript:')) continue;
    const kind = detectCallKind(text, href);
    if (kind === 'control') continue;
    const asksPlainly = PLAIN_LINK_KINDS.has(kind) && (kind === 'call' || text.split(' ').length <= MAX_PLAIN_WORDS);
    if (buttonLike || asksPlainly) add({ text, href, kind, selector, region, hidden });
  }
  for (const { text, selector, region, hidden } of buttons) {
    if (hidden || text === '' || text.length > MAX_LENGTH || region === 'nav') continue;
    const kind = detectCallKind(text, '');
    if (kind !== 'other' && kind !== 'control') add({ text, href: '', kind, selector, region, hidden });
  }
  return calls;
}
