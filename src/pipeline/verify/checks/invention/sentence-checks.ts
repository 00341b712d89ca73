import type { Comparison } from '../../compare/comparison.ts';
import type { NewSentence } from '../../compare/new-sentences.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';

type Rule = Omit<Check, 'check' | 'area'> & {
  /** What a sentence says that nobody knows, in its own words; [] for nothing. */
  find(sentence: NewSentence, comparison: Comparison): readonly string[];
  /** What it is, for people: `the figure`. */
  what: string;
};

/** Declares a check of what sentences say that neither the old site, the plan nor the owner has. */
export function defineInventionCheck({ find, what, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'invention',
    check: (comparison) =>
      comparison.added.flatMap((sentence) =>
        [...new Set(find(sentence, comparison))].map(
          (words): Draft => ({
            ...{ status: 'invented', page: sentence.page, element: sentence.selector, new: sentence.text },
            why: `Neither today’s site nor the owner has ${what} “${words}”.`,
          }),
        ),
      ),
  });
}
