import type { LintResult } from '#contracts/prompt.ts';
import type { PromptCorrection, ReviewedCorrection } from '#contracts/prompt-review.ts';
import type { Draft } from './draft.ts';
import { leastOf, named, removedLines, withLine } from './rewritten-parts.ts';

/** A correction as it was asked for, as it is made, and what had to be left out or kept for it. */
export type Candidate = { asked: ReviewedCorrection; correction: PromptCorrection; reasons: string[] };

type Tools = {
  make(draft: Draft, correction: PromptCorrection): Draft | string;
  lintOf(draft: Draft): LintResult[];
};

/** Tries to save one part; each is a whole reading of the prompt. */
const MOST_REPAIRS = 60;
/** Checks for which one part may get a line back. */
const MOST_CHECKS = 3;

/** `line`: the old line that it brings back, '' for none. */
type Repair = Candidate & { line: string };

/** Ways to save a rewritten part that a check refuses for one line: with one of the old lines below it, or without one of the new ones. */
function repairsOf({ asked, correction, reasons }: Candidate, check: string): Repair[] {
  if (correction.kind !== 'rewritten') return [];
  const lines = correction.replace.split('\n');
  const added = removedLines(correction).map((line) => ({
    replace: withLine(correction, line),
    reason: `${named(line)} stays: “${check}” needs it.`,
    line,
  }));
  const cut = lines.flatMap((line, at) =>
    line.trim() === ''
      ? []
      : [{ replace: lines.toSpliced(at, 1).join('\n'), reason: `${named(line)}: “${check}” fails with it.`, line: '' }],
  );
  return [...added, ...cut]
    .slice(0, MOST_REPAIRS)
    .map(({ replace, reason, line }) => ({ asked, correction: { ...correction, replace }, reasons: [...reasons, reason], line }));
}

/**
 * Makes those corrections after which every point of the rubric that had marks still has some. Where one loses them, the guilty corrections are
 * found by halves: each is named with the reason, unless a rewritten part can be saved with one line more or less.
 */
export function passesLint(
  before: Draft,
  candidates: readonly Candidate[],
  { make, lintOf }: Tools,
): { draft: Draft; made: Candidate[]; guilty: [ReviewedCorrection, string][] } {
  const failedBefore = new Set(lintOf(before).flatMap(({ id, marks }) => (marks === 0 ? [id] : [])));
  const problemOf = (draft: Draft) => lintOf(draft).find(({ id, marks }) => marks === 0 && !failedBefore.has(id));
  const guilty: [ReviewedCorrection, string][] = [];

  /** `left`: how many checks may each need a line of their own. */
  function repaired(from: Draft, candidate: Candidate, check: string, left = MOST_CHECKS): { draft: Draft; made: Candidate[] } | undefined {
    const problemWith = (correction: PromptCorrection) => {
      const draft = make(from, correction);
      return typeof draft === 'object' ? { draft, problem: problemOf(draft)?.title ?? '' } : { draft: from, problem: check };
    };
    let partly: { repair: Repair; problem: string } | undefined;
    for (const repair of repairsOf(candidate, check)) {
      const { problem } = problemWith(repair.correction);
      if (problem === '') return shortest(repair, '');
      if (problem !== check && repair.line !== '') partly ??= { repair, problem };
    }
    if (!partly || left <= 1) return undefined;
    const {
      made: [next],
    } = shortest(partly.repair, partly.problem);
    return next && repaired(from, next, partly.problem, left - 1);

    /** With no more of the old line than this check needs. */
    function shortest({ line, ...repair }: Repair, problem: string): { draft: Draft; made: Candidate[] } {
      const shortened = (shorter: string) => ({ ...repair.correction, replace: withLine(candidate.correction, line, shorter) });
      const least = line === '' ? '' : leastOf(line, (shorter) => problemWith(shortened(shorter)).problem === problem);
      const correction = least === line ? repair.correction : shortened(least);
      const reasons = repair.reasons.map((reason) => reason.replace(named(line), () => named(least)));
      return { draft: problemWith(correction).draft, made: [{ ...repair, correction, reasons }] };
    }
  }

  function admit(from: Draft, list: readonly Candidate[]): { draft: Draft; made: Candidate[] } {
    if (list.length === 0) return { draft: from, made: [] };
    const made: Candidate[] = [];
    const draft = list.reduce((text, candidate) => {
      const next = make(text, candidate.correction);
      if (typeof next === 'string') guilty.push([candidate.asked, next]);
      else made.push(candidate);
      return typeof next === 'string' ? text : next;
    }, from);
    const problem = problemOf(draft);
    if (!problem) return { draft, made };
    const [only, ...others] = made;
    if (only && others.length === 0) {
      const saved = repaired(from, only, problem.title);
      if (saved) return saved;
      guilty.push([only.asked, `A check of the prompt fails with it: ${problem.title}. ${problem.reason}`]);
      return { draft: from, made: [] };
    }
    const half = Math.ceil(made.length / 2);
    const first = admit(from, made.slice(0, half));
    const second = admit(first.draft, made.slice(half));
    return { draft: second.draft, made: [...first.made, ...second.made] };
  }

  return { ...admit(before, candidates), guilty };
}
