import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';

/** What a finished prompt was made from: its corrections are held against it. */
export type ReviewContext = {
  outputs: Pick<ResolvedOutputs, 'crawl' | 'audit' | 'profile' | 'competitors'>;
  strategy: Strategy;
  /** The user's own criteria, as they were given to the prompt; '' without any. */
  customPrompt: string;
};

/** A finished prompt as the product composed it, with what it was made from. */
export type ReviewInput = ReviewContext & { document: PromptDocument };
