import type { ProofItem } from '#contracts/strategy.ts';
import { type Check, type Draft, defineCheck } from '../../define-check.ts';

type Rule = Omit<Check, 'check' | 'area'> & { takes(item: ProofItem): boolean };

/** Declares a check that the proof which the plan uses is on the new site, word for word. */
export function defineProofCheck({ takes, ...declaration }: Rule): Check {
  return defineCheck({
    ...declaration,
    area: 'proof',
    check: ({ brief, words, pageAt }) =>
      brief.strategy.elevate.proof
        .filter((item) => item.decision === 'use' && item.text !== '' && takes(item))
        .flatMap(({ text, page, trustKind }): Draft[] => {
          const { isThere, near } = words.find(text, page);
          const about = { page, element: trustKind, old: text };
          if (isThere) return [{ ...about, status: 'kept', new: text, why: 'The new site shows it.' }];
          // The check of its address speaks for a page that was not read.
          if (pageAt(page) === null) return [];
          const why = near ? 'The new site words it differently.' : 'The new site does not show it anywhere.';
          return [{ ...about, status: 'lost', new: near?.text ?? '', why }];
        }),
  });
}
