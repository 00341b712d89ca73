import type { SiteFunction } from '#contracts/site.ts';
import type { FunctionPlan } from '#contracts/strategy.ts';
import { pathOf, type Reading } from '../read-site.ts';

const REASON: Record<SiteFunction['kind'], string> = {
  booking: 'Visitors book here today: embed or link the same calendar.',
  shop: 'Orders arrive here: keep the shop, its products and prices.',
  chat: 'Visitors ask questions here: load it after the page, so that it does not slow down the first screen.',
  newsletter: 'Readers sign up here: keep the list and its provider.',
  tracking: 'Keep the same analytics, so that past figures stay comparable; load it after consent where the law requires it.',
  search: 'Visitors search here: keep it, or drop it if the new site is small enough to browse.',
  login: 'Existing customers sign in here: keep the link to it.',
  'contact-form': 'Inquiries arrive here: see the forms.',
  map: 'Shows the way: keep it, loaded on click, with the street address as text next to it.',
  video: 'Keep the videos; load the player on click.',
  donation: 'Donations arrive here: keep the same provider and account.',
  download: 'Visitors download files here: keep the files at their URLs.',
  'language-switch': 'Visitors choose their language here: keep each language at its URL, with hreflang.',
  'social-feed': 'Keep it as a link, or load it after the page.',
  comments: 'Keep the existing comments and the way to add one.',
  payment: 'Payments run here: keep the provider and account.',
  consent: 'Needed as long as tracking or embedded services run: keep it, usable with the keyboard.',
  rss: 'Readers subscribe to it: keep the feed at its URL.',
};

/** What the site can do today and how it is carried over. */
export function planFunctions(reading: Reading): FunctionPlan[] {
  return reading.site.functions.map((entry) => ({
    kind: entry.kind,
    provider: entry.provider,
    decision: 'keep',
    reason: REASON[entry.kind],
    pages: entry.pages.map((page) => pathOf(page, reading.site.host)),
    evidence:
      entry.snippet === ''
        ? []
        : [{ url: new URL(entry.pages[0] ?? '/', reading.site.url).href, selector: entry.selector, snippet: entry.snippet.slice(0, 300) }],
  }));
}
