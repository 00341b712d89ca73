import { CONTENT_FILE, type PromptReview } from '#contracts/prompt-review.ts';
import { type Draft, makeCorrection } from './draft.ts';

/** The copy file with the corrections of it that were made: those whose words it has. */
export function correctContent(content: string, review: PromptReview | undefined): string {
  const made = (review?.corrections ?? []).filter(({ status, blockId }) => status === 'made' && blockId === CONTENT_FILE);
  const start: Draft = { blocks: [], content };
  return made.reduce((draft, correction) => {
    const next = makeCorrection(draft, correction);
    return typeof next === 'string' ? draft : next;
  }, start).content;
}
