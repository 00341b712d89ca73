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
        const named = COMPANY.filter(({ group }) => matchTerms(sentence, 'audience-cues', group).length > 0);
        if (named.length < MIN_KINDS || speaksOfUs(sentence)) continue;
        const label = LIST.format(named.map((kind) => kind.label));
        return { text: upperFirst(label), weight: WEIGHT, quote: { page, selector, text: sentence } };
      }
    }
  }
  return null;
}

const LIST = new Intl.ListFormat('en', { type: 'conjunction' });

/** Whether a sentence tells of its author: "I spend my evenings with family and friends". */
const speaksOfUs = (sentence: string): boolean =>
  matchTerms(sentence, 'voice', 'own').length > 0 && matchTerms(sentence, 'voice', 'you').length === 0;
