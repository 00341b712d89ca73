import type { ActionClaim } from '#contracts/business.ts';
import type { CallToAction, Page } from '#contracts/page.ts';
import { contactsOf } from '#contracts/site.ts';
import { trimLabel } from '#text/label.ts';
import { foldWords } from '#text/normalize.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { profileKey } from '../../../site-model/social-profiles.ts';
import { makeClaim, numbered } from '../../evidence.ts';
import { confidenceByWeight } from '../confidence/claim-confidence.ts';

const MAX_ACTIONS = 10;
/** Strength of an action near a sale on several pages. */
const FULL_STRENGTH = 8;
/** How near an action is to becoming a customer: orders equals by what they ask. */
const NEARNESS: Record<CallToAction['kind'], number> = {
  buy: 5,
  book: 5,
  quote: 4.5,
  'sign-up': 4,
  donate: 4,
  call: 3.5,
  contact: 3.5,
  download: 3,
  subscribe: 2,
  visit: 1.5,
  other: 1,
  learn: 0.6,
};

type Entry = { call: CallToAction; page: Page; pages: Set<string>; onHome: boolean };

/** What the site asks of its visitors, strongest first: nearness to a sale, number of pages, place on the home page. A link to a profile on a social platform asks nothing. */
export function findActions(model: SiteModel): ActionClaim[] {
  const profiles = new Set(contactsOf(model.site).flatMap(({ kind, value }) => (kind === 'social' ? [profileKey(value)] : [])));
  const entries = new Map<string, Entry>();
  for (const [index, { page }] of model.pages.entries()) {
    for (const call of page.callsToAction) {
      const key = foldWords(call.text);
      if (call.hidden || key === '' || profiles.has(profileKey(call.href))) continue;
      const entry = entries.get(key) ?? { call, page, pages: new Set<string>(), onHome: index === 0 };
      entry.pages.add(page.url);
      entries.set(key, entry);
    }
  }
  const strength = (entry: Entry) => NEARNESS[entry.call.kind] + Math.log2(1 + entry.pages.size) + (entry.onHome ? 1.5 : 0);
  const sorted = [...entries.values()].sort((a, b) => strength(b) - strength(a)).slice(0, MAX_ACTIONS);
  return numbered(
    'action',
    sorted.map((entry) => ({
      ...makeClaim({
        text: trimLabel(entry.call.text) || entry.call.text,
        kind: 'observed',
        confidence: confidenceByWeight(strength(entry), FULL_STRENGTH),
        quotes: [{ page: entry.page, selector: entry.call.selector, text: entry.call.text }],
      }),
      href: entry.call.href,
      pages: entry.pages.size,
    })),
  );
}
