import { type CorrectionChoices, correctionsVersion } from '#contracts/correction-choices.ts';
import { AppError } from '#contracts/errors.ts';
import { etagOf } from '#contracts/etag.ts';
import type { DesignerPromptInput } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StoredProject } from '#database/projects/projects.ts';

const NONE = 'This prompt has no corrections.';
const SAVED_ELSEWHERE = 'The corrections were changed in another window since you opened them. Nothing was overwritten.';
const NOT_TO_CHOOSE = 'This correction was never made, so it can be neither put back nor used.';

/** Tells answers of the strategist apart: another one makes another prompt, which is worth proofreading again. */
export const answerTag = (strategy: Strategy): string => etagOf(JSON.stringify(strategy.writer?.answer ?? null));

/**
 * The corrections that a new prompt takes over without a question to the model: those of the prompt before, where it is for the same builder
 * and of the same analysis and strategist's answer. What the owner edits in facts and fields keeps them.
 */
export function keptReview(stored: StoredProject, choice: DesignerPromptInput): PromptReview | null {
  const { promptDocument, promptBasis, strategyBasis, strategy, project } = stored;
  const review = promptDocument?.review;
  if (!review?.answer || !strategy || promptDocument?.builder !== choice.designer) return null;
  const isSameText = promptBasis?.runId === strategyBasis?.runId && promptBasis?.answer === answerTag(strategy);
  const isSameOrder = choice.customPrompt === undefined || choice.customPrompt === project.customPrompt;
  return isSameText && isSameOrder ? review : null;
}

/** A review that has not come to its end: what is stored with a prompt while a model reads it, and stays where that is canceled. */
export const unfinishedReview = (name: string): PromptReview => ({
  name,
  note: `${name} did not finish reading this prompt, so nothing was corrected.`,
  calls: [],
  corrections: [],
  answer: null,
});

/** The review with the owner's choices. Throws `conflict` when it is no longer the one they were made from. */
export function withChoices(review: PromptReview | undefined, { version, choices }: CorrectionChoices): PromptReview {
  if (!review) throw new AppError('conflict', NONE);
  if (correctionsVersion(review) !== version) throw new AppError('conflict', SAVED_ELSEWHERE);
  const corrections = [...review.corrections];
  for (const { correction: at, use } of choices) {
    const correction = corrections[at];
    if (correction?.status !== 'made' && correction?.status !== 'undone') throw new AppError('invalid-input', NOT_TO_CHOOSE);
    corrections[at] = { ...correction, status: use ? 'made' : 'undone' };
  }
  return { ...review, corrections };
}

/** The owner's edited text on another version of its document: blocks that were left as generated follow the document. */
export function carryEdits(before: PromptDocument, text: string, after: PromptDocument): string {
  let merged = text;
  for (const block of before.blocks) {
    const next = after.blocks.find(({ id }) => id === block.id)?.text ?? block.text;
    const at = merged.indexOf(block.text);
    if (next === block.text || at < 0 || merged.includes(block.text, at + 1)) continue;
    merged = merged.slice(0, at) + next + merged.slice(at + block.text.length);
  }
  return merged;
}
