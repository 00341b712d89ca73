import type { LintResult } from '#contracts/prompt.ts';
import { runLint } from './lint.ts';
import { LINTS } from './lints.ts';
import { type LintInput, readSubject } from './subject.ts';

/**
 * Checks a prompt, or the owner's edited text of it, against the rubric: 0 to 2 marks for each point
 * with the reason and the place. Pure. A gate with 0 marks should be impossible to overlook; it blocks nothing.
 */
export function lintPrompt(input: LintInput): LintResult[] {
  const subject = readSubject(input);
  return LINTS.map((lint) => runLint(lint, subject));
}
