import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import type { Answer } from './workspace.ts';

/** The answers as the owner's facts. Throws `invalid-input` for a question that is not open, naming those that are. */
export function factsOf(answers: Answer[], questions: readonly { id: string; field: OwnerFact['field'] }[]): OwnerFact[] {
  return answers.map(({ questionId, answer }) => {
    const asked = questions.find(({ id }) => id === questionId);
    if (asked) return { field: asked.field, action: 'answer', questionId, text: answer };
    const open = questions.map(({ id }) => id).join(', ') || 'none';
    throw new AppError(
      'invalid-input',
      `No open question has the id "${questionId.slice(0, 100)}". Open questions: ${open.slice(0, 2_000)}.`,
    );
  });
}
