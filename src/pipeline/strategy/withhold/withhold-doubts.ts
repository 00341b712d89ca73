import type { Decision, StrategyOpening } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { distinctBy, foldedWithin, lettersOf } from '#text/words.ts';
import { ownersTexts } from '../read-site.ts';
import { type DoubtSources, doubtedWords } from './doubted-words.ts';

/** How many words of one decision are hidden. */
const MOST = 16;
const WITHOUT = 'The new site does without it.';

/** Whether a line only warns visitors: hiding it would deceive them. */
export const isWarning = (text: string): boolean => hasTerm(text, 'decision-doubts', 'warning');

/** A decision that hides what it doubts. What it said of showing that until then no longer holds. */
function withholding(decision: Decision, sources: DoubtSources, isKept: (words: string) => boolean): Decision {
  const { hides: _, ...rest } = decision;
  const named = (decision.hides ?? []).filter((words) => !isKept(words));
  const found = doubtedWords(decision, sources).filter((words) => !isKept(words) && !named.some((one) => foldedWithin(one, words)));
  const hides = distinctBy([...named, ...found], lettersOf).slice(0, MOST);
  const shows = found.length > 0 && hasTerm(decision.untilThen, 'decision-doubts', 'shows');
  return { ...rest, ...(hides.length > 0 ? { hides } : {}), ...(shows ? { untilThen: WITHOUT } : {}) };
}

/** The opening whose decisions hide each claim that they doubt. What the owner said stays, and so does a line that warns visitors. */
export function withholdDoubts(opening: StrategyOpening, sources: DoubtSources): StrategyOpening {
  const said = ownersTexts(sources.reading.profile);
  const isKept = (words: string) => isWarning(words) || said.some((text) => foldedWithin(words, text));
  return {
    ...opening,
    leaveOut: opening.leaveOut.filter(({ text, instead = '' }) => instead !== '' || !isWarning(text)),
    decisions: opening.decisions.map((decision, at) => {
      const others = opening.decisions.flatMap(({ hides = [] }, index) => (index === at ? [] : hides));
      return withholding(decision, { ...sources, others }, isKept);
    }),
  };
}
