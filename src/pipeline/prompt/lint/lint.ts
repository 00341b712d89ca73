import type { LintResult } from '#contracts/prompt.ts';
import type { LintSubject } from './subject.ts';

/** Outcome of one lint before it is named: why these marks, and where. */
export type Verdict = { marks: LintResult['marks']; reason: string; blockId?: string; excerpt?: string };

/** One machine-checkable point of the rubric. The id is the file's name. */
export type Lint = {
  id: string;
  /** Rubric point, 1 to 25. */
  point: number;
  /** A gate at 0 marks rejects the prompt whatever the sum. */
  gate: boolean;
  title: string;
  check(subject: LintSubject): Verdict;
};

const EXCERPT_LENGTH = 160;

/** Full marks with the reason. */
export function passed(reason: string): Verdict {
  return { marks: 2, reason };
}

/** What a point lacks: 1 mark if some of it is there, else 0; the first missing thing is named. */
export function missing(things: string[], rest: { of: number; what: string; blockId?: string; excerpt?: string }): Verdict {
  const [first = ''] = things;
  const marks = things.length >= rest.of ? 0 : 1;
  const more = things.length > 1 ? ` and ${things.length - 1} more` : '';
  return {
    marks,
    reason: `${rest.what}: ${first.slice(0, EXCERPT_LENGTH)}${more}.`,
    ...(rest.blockId === undefined ? {} : { blockId: rest.blockId }),
    ...(rest.excerpt === undefined ? {} : { excerpt: rest.excerpt.slice(0, EXCERPT_LENGTH) }),
  };
}

/** Runs one lint on a prompt. */
export function runLint(lint: Lint, subject: LintSubject): LintResult {
  const { marks, reason, blockId = '', excerpt = '' } = lint.check(subject);
  return {
    id: lint.id,
    point: lint.point,
    gate: lint.gate,
    marks,
    title: lint.title,
    reason,
    blockId,
    excerpt: excerpt.slice(0, EXCERPT_LENGTH),
  };
}
