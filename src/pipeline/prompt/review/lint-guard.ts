import type { LintResult } from '#contracts/prompt.ts';
import type { ReviewedCorrection } from '#contracts/prompt-review.ts';
import type { Draft } from './draft.ts';

type Tools = {
  make(draft: Draft, correction: ReviewedCorrection): Draft | string;
  lintOf(draft: Draft): LintResult[];
};

/**
 * Makes those corrections after which every point of the rubric that had marks still has some. Where one loses them, the guilty corrections are
 * found by halves: each is named with the reason.
 */
export function passesLint(
  before: Draft,
  corrections: readonly ReviewedCorrection[],
  { make, lintOf }: Tools,
): { draft: Draft; made: ReviewedCorrection[]; guilty: [ReviewedCorrection, string][] } {
  const failedBefore = new Set(lintOf(before).flatMap(({ id, marks }) => (marks === 0 ? [id] : [])));
  const problemOf = (draft: Draft) => lintOf(draft).find(({ id, marks }) => marks === 0 && !failedBefore.has(id));
  const guilty: [ReviewedCorrection, string][] = [];

  function admit(from: Draft, list: readonly ReviewedCorrection[]): { draft: Draft; made: ReviewedCorrection[] } {
    if (list.length === 0) return { draft: from, made: [] };
    const made: ReviewedCorrection[] = [];
    const draft = list.reduce((text, correction) => {
      const next = make(text, correction);
      if (typeof next === 'string') guilty.push([correction, next]);
      else made.push(correction);
      return typeof next === 'string' ? text : next;
    }, from);
    const problem = problemOf(draft);
    if (!problem) return { draft, made };
    const [only, ...others] = made;
    if (only && others.length === 0) {
      guilty.push([only, `A check of the prompt fails with it: ${problem.title}. ${problem.reason}`]);
      return { draft: from, made: [] };
    }
    const half = Math.ceil(made.length / 2);
    const first = admit(from, made.slice(0, half));
    const second = admit(first.draft, made.slice(half));
    return { draft: second.draft, made: [...first.made, ...second.made] };
  }

  return { ...admit(before, corrections), guilty };
}
