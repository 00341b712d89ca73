import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { PromptDocument } from '#contracts/prompt.ts';

export type PromptChange = {
  from: string;
  to: string;
  blocks: { before: number; after: number };
  firstBlock: { before: number; after: number };
  /** Share of the new document's sentences that were in the old one, 0 to 100. */
  keptPercent: number;
  added: string[];
  gone: string[];
};

/** Says how the document changed when it was written for another builder. */
export function comparePrompts(before: PromptDocument, after: PromptDocument): PromptChange {
  const titles = (prompt: PromptDocument) => new Set(prompt.blocks.map(({ title }) => title));
  const [old, now] = [titles(before), titles(after)];
  const known = new Set(sentencesOf(before));
  const sentences = sentencesOf(after);
  const kept = sentences.filter((sentence) => known.has(sentence)).length;
  const firstLength = (prompt: PromptDocument) => prompt.blocks[0]?.text.length ?? 0;
  return {
    from: BUILDER_NAMES[before.builder],
    to: BUILDER_NAMES[after.builder],
    blocks: { before: before.blocks.length, after: after.blocks.length },
    firstBlock: { before: firstLength(before), after: firstLength(after) },
    keptPercent: sentences.length === 0 ? 0 : Math.round((kept / sentences.length) * 100),
    added: [...now].filter((title) => !old.has(title)),
    gone: [...old].filter((title) => !now.has(title)),
  };
}

function sentencesOf({ blocks }: PromptDocument): string[] {
  return blocks
    .flatMap(({ text }) => text.split(/(?<=[.!?。！？])\s+|\n+/u))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 12);
}
