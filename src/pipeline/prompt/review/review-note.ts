import type { PromptReview } from '#contracts/prompt-review.ts';
import { plural } from '#text/words.ts';

/** `31 of 34 corrections by X are made; 3 were refused`, for the owner. */
export function reviewNote({ name, corrections }: Pick<PromptReview, 'name' | 'corrections'>): string {
  if (corrections.length === 0) return `${name} read the finished prompt and had nothing to correct.`;
  const count = (status: string) => corrections.filter((correction) => correction.status === status).length;
  const others = [
    [count('refused'), 'refused'],
    [count('undone'), 'undone'],
    [count('outdated'), 'out of date'],
  ].flatMap(([number, word]) => (number === 0 ? [] : [`${number} ${word}`]));
  const rest = others.length === 0 ? '' : ` (${others.join(', ')})`;
  return `${count('made')} of ${plural(corrections.length, 'correction')} by ${name} are in the prompt${rest}.`;
}
