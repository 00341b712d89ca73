import type { PromptCorrection } from '#contracts/prompt-review.ts';
import type { Draft } from '../draft.ts';

/** A correction in the draft it is made in, and what comes out of it. */
export type Change = { correction: PromptCorrection; draft: Draft; next: Draft };

/** Why a change can't be made, in a sentence for the owner; '' when it can. */
export type Check = (change: Change) => string;
