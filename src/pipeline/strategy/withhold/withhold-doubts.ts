import type { StrategyOpening } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldedWithin } from '#text/words.ts';
import { ownersTexts, type Reading } from '../read-site.ts';

/** How many words of one decision are hidden: each name of a page of reviews. */
const MOST = 60;

/** Whether a line only warns visitors: hiding it would deceive them. */
const isWarning = (text: string): boolean => hasTerm(text, 'decision-doubts', 'warning');

/**
 * The opening whose decisions hide what they name, and nothing that the owner said or that warns visitors. A claim that a decision only asks
 * about stays published: the owner published it.
 */
export function withholdDoubts(opening: StrategyOpening, reading: Pick<Reading, 'profile'>): StrategyOpening {
  const said = ownersTexts(reading.profile);
  const isKept = (words: string) => isWarning(words) || said.some((text) => foldedWithin(words, text));
  return {
    ...opening,
    leaveOut: opening.leaveOut.filter(({ text, instead = '' }) => instead !== '' || !isWarning(text)),
    decisions: opening.decisions.map(({ hides: named = [], ...decision }) => {
      const hides = named.filter((words) => !isKept(words)).slice(0, MOST);
      return { ...decision, ...(hides.length > 0 ? { hides } : {}) };
    }),
  };
}
