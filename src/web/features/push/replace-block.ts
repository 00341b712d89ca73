import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';

/** Line above a block in the prompt's text. */
const headingOf = (block: PromptBlock, number: number) => `----- ${number}. ${block.title} -----`;

/** The prompt's text with one block rewritten; the text of a block that is not found is put together from all blocks. */
export function replaceBlock({ text, blocks }: PromptDocument, id: string, written: string): string {
  const at = blocks.findIndex((block) => block.id === id);
  const block = blocks[at];
  if (!block) return text;
  if (blocks.length === 1 && text === block.text) return written;
  const heading = headingOf(block, at + 1);
  const start = text.indexOf(block.text, Math.max(0, text.indexOf(heading)));
  if (start >= 0 && text.includes(heading)) return text.slice(0, start) + written + text.slice(start + block.text.length);
  return blocks.map((one, index) => `${headingOf(one, index + 1)}\n\n${one.id === id ? written : one.text}`).join('\n\n');
}
