import type { PromptReview } from '#contracts/prompt-review.ts';
import { splitCopy } from './checks/added.ts';

/** The texts that corrections brought into a prompt: lines, and the words in quotation marks in them. */
export function correctedTexts(review: PromptReview | undefined): string[] {
  return (review?.corrections ?? [])
    .filter(({ status }) => status === 'made')
    .flatMap(({ replace }) => replace.split('\n'))
    .flatMap((line) => [line, ...splitCopy(line).copy]);
}
