import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { comparable } from '#text/words.ts';

/** `----- 2. Title -----`, with as many dashes and blanks as an editor leaves. */
const HEADING = /^\s*[-–—_=]{3,}\s*(\d+)\s*[.):]\s*(.*?)\s*[-–—_=]*\s*$/u;

type Opened = { number: number; title: string; lines: string[] };

/** The text at its headings; what is written above the first one, but for the document's own first line, opens the first block. */
function split(text: string, firstLine: string): Opened[] {
  const above: Opened = { number: 0, title: '', lines: [] };
  const found: Opened[] = [];
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const [, number, title] = HEADING.exec(line) ?? [];
    if (number !== undefined && title !== undefined) found.push({ number: Number(number), title, lines: [] });
    else if (found.length > 0 || line.trim() !== firstLine) (found.at(-1) ?? above).lines.push(line);
  }
  const [first] = found;
  if (!first) return [above];
  first.lines = [...above.lines, ...first.lines];
  return found;
}

/**
 * The blocks of a prompt's one text as an owner left it: each under a numbered heading. A block is known by its title, else by its number
 * while no other heading has that block's title; a heading of the owner's own is a follow-up without a limit. Without any heading the whole
 * text is the first block. Blocks that were deleted are missing.
 */
export function parsePromptText(text: string, document: Pick<PromptDocument, 'blocks' | 'text'>): PromptBlock[] {
  const parts = split(text, document.text.split('\n')[0]?.trim() ?? '');
  const titles = new Set(parts.map(({ title }) => comparable(title)));
  const byTitle = new Map(document.blocks.map((block) => [comparable(block.title), block]));
  const taken = new Set<PromptBlock>();
  const known = ({ number, title }: Opened, at: number) => {
    const numbered = document.blocks[Math.max(1, number) - 1];
    const candidates = [byTitle.get(comparable(title)), numbered && !titles.has(comparable(numbered.title)) ? numbered : undefined];
    return candidates.find((block) => block && !taken.has(block)) ?? (at === 0 && parts.length === 1 ? document.blocks[0] : undefined);
  };
  return parts.map((part, at) => {
    const block = known(part, at);
    if (block) taken.add(block);
    const own: PromptBlock = { id: `own-${at + 1}`, kind: 'follow-up', title: part.title, text: '', limit: null, limitSource: 'none' };
    return { ...(block ?? own), title: part.title || (block?.title ?? ''), text: part.lines.join('\n').trim() };
  });
}
