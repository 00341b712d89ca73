// Guests by the company that a text sees them in: "with friends, family or colleagues".
import type { Industry } from '#lexicon/industries/industries.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { upperFirst } from '#text/characters.ts';
import { splitSentences } from '#text/segment.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { SILENT_PAGES } from '../page-types.ts';
import { textsOfOthers } from '../trust-signals/proof-sections.ts';
import type { AddressedAudience } from './addressed-audiences.ts';

const COMPANY = [
  { group: 'with-family', label: 'families' },
  { group: 'with-friends', label: 'groups of friends' },
  { group: 'with-colleagues', label: 'colleagues' },
] as const;
/** One alone is said of many things: "I live here with my family". */
const MIN_KINDS = 2;
const WEIGHT = 1.6;

/** Sectors where guests come in company. Elsewhere such words tell of life: "a room in which you meet family and friends". */
const SECTORS_WITH_GUESTS: ReadonlySet<string> = new Set(['food-drink', 'travel', 'events', 'arts', 'fitness-sport']);

/**
 * The first sentence outside testimonials and posts that invites guests in at least two kinds of company; null when there is none, and
 * in sectors to which nobody comes in company.
 */
export function companyKept(model: SiteModel, leaf: Industry | null): AddressedAudience | null {
  if (!leaf || !SECTORS_WITH_GUESTS.has(leaf.sector)) return null;
  for (const one of model.pages) {
    const { page, content } = one;
    if (SILENT_PAGES.has(page.type) || page.type === 'testimonials' || page.type === 'blog') continue;
    const others = textsOfOthers(one);
    for (const { selector, text } of content) {
      if (others.has(selector)) continue;
      for (const sentence of splitSentences(text)) {
        const hits = COMPANY.map(({ group, label }) => ({ label, at: matchTerms(sentence, 'audience-cues', group) }));
        const named = hits.filter(({ at }) => at.length > 0);
        if (
          named.length < MIN_KINDS ||
          tellsOfAuthor(
            sentence,
            named.flatMap(({ at }) => at),
          )
        )
          continue;
        const label = LIST.format(named.map((kind) => kind.label));
        return { text: upperFirst(label), weight: WEIGHT, quote: { page, selector, text: sentence } };
      }
    }
  }
  return null;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whether a sentence tells of its author: "I spend my evenings with family and friends". The family of the company says nothing of that. */
function tellsOfAuthor(sentence: string, company: readonly { start: number; end: number }[]): boolean {
  const isElsewhere = ({ start, end }: { start: number; end: number }) => !company.some((one) => start < one.end && one.start < end);
  return matchTerms(sentence, 'voice', 'own').some(isElsewhere) && matchTerms(sentence, 'voice', 'you').length === 0;
}
