import type { Industry } from '#lexicon/industries/industries.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { splitWords } from '#text/segment.ts';
import type { Quote } from '../../evidence.ts';
import { cuesIn, wordsOf } from './keyword-index.ts';
import type { LeafScore } from './score-leaves.ts';
import { isPlainAdjective, namesTrade, type SelfDescription } from './self-description.ts';

/** What the site calls its trade, with the text that says so. */
export type OwnWords = { phrase: string; quote: Quote };

const MAX_LENGTH = 45;
/** So many letters tell a word from another: "plumbing" says no more than "Plumber". */
const STEM = 5;

/**
 * The site's own words for its trade, where they say more than the category's label: how it describes itself, else the keyword in its
 * name, title or headline ("Reitverein", "ijssalon"). undefined where it has none, or only those of the label.
 */
export function ownWords(self: readonly SelfDescription[], best: LeafScore): OwnWords | undefined {
  const described = self.find(({ phrase, from }) => isAboutTrade(phrase, best.leaf, from) && saysMore(phrase, best.leaf));
  return described ?? ownKeyword(best);
}

/** A phrase that is whole and names the trade: it has a telling keyword of the category, or in a sentence a noun for a business. */
function isAboutTrade(phrase: string, { id }: Industry, from: SelfDescription['from']): boolean {
  if (phrase.length > MAX_LENGTH || hasTerm(phrase, 'offer-labels', 'dangling-end')) return false;
  const cues = [...cuesIn(phrase).keys()].filter(({ leaf }) => leaf === id);
  return cues.some(({ strong }) => strong) || (from === 'sentence' && cues.length > 0 && namesTrade(phrase));
}

function saysMore(phrase: string, { label }: Industry): boolean {
  const known = splitWords(label).map((word) => word.slice(0, STEM));
  return splitWords(phrase).some((word) => word.length >= 4 && !known.includes(word.slice(0, STEM)) && !isPlainAdjective(word));
}

/** From this weight on a text is the name, the title, the description or the headline. */
const HEAD_WEIGHT = 4;

/** The strongest telling keyword in the name or at the head of the home page. */
function ownKeyword({ proofs, leaf }: LeafScore): OwnWords | undefined {
  const named = proofs.filter(({ cue, quote }) => cue?.strong && quote.weight >= HEAD_WEIGHT).sort((one, other) => other.value - one.value);
  for (const { cue, quote } of named) {
    const phrase = cue ? wordsOf(cue, quote.text) : '';
    if (phrase !== '' && phrase.length <= MAX_LENGTH && saysMore(phrase, leaf)) return { phrase, quote };
  }
}
