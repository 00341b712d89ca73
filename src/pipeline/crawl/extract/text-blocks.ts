import { createHash } from 'node:crypto';
import type { Heading, TextBlock } from '#contracts/page.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';
import { cutText, fold } from './snippet.ts';

const MAX_BLOCKS = 4000;
const MAX_HEADINGS = 1000;
const MAX_BLOCK_LENGTH = 5000;

export type ReadBlocks = { blocks: TextBlock[]; headingTexts: Map<Frame, string> };

/**
 * Visible text in reading order; at most 4,000 blocks. A row of a table is one block named `tr`. Every visible heading
 * with a text has a block with the same path, so that sectionsOf() can cut the page by its headings.
 */
export function readBlocks(reader: FactReader): ReadBlocks {
  const { visit } = reader;
  const blocks: TextBlock[] = [];
  const headingTexts = new Map<Frame, string>();
  for (const { owner, start, end } of visit.runs) {
    if (blocks.length >= MAX_BLOCKS) {
      reader.cut('blocks');
      break;
    }
    const own = cutText(fold(visit.visible.slice(start, end)), MAX_BLOCK_LENGTH);
    const text = own === '' && owner.heading === owner ? reader.alternativesOf(owner) : own;
    if (text === '') continue;
    if (!reader.hasRoom()) break;
    if (owner.heading === owner && !headingTexts.has(owner)) headingTexts.set(owner, text);
    blocks.push({ tag: owner.tag, text, ...reader.placeOf(owner) });
  }
  return { blocks, headingTexts };
}

/** Headings in document order; at most 1,000. */
export function readHeadings(reader: FactReader, headingTexts: Map<Frame, string>): Heading[] {
  const { headings } = reader.visit;
  if (headings.length > MAX_HEADINGS) reader.cut('headings');
  return headings.slice(0, reader.hasRoom() ? MAX_HEADINGS : 0).map((frame) => ({
    level: Number(frame.tag.slice(1)),
    text: frame.hidden ? reader.textOf(frame) || reader.alternativesOf(frame) : (headingTexts.get(frame) ?? ''),
    ...reader.placeOf(frame),
  }));
}

/** Words of a text; of scripts written without spaces (Han, kana, Thai) two characters count as a word. */
export function countWords(text: string): number {
  let words = 0;
  let unspaced = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0x0e00 && code <= 0x0e7f)) {
      unspaced += 1;
      inWord = false;
    } else if (
      (code >= 0x61 && code <= 0x7a) ||
      (code >= 0x41 && code <= 0x5a) ||
      (code >= 0x30 && code <= 0x39) ||
      (code >= 0xc0 && !(code >= 0x2000 && code <= 0x303f) && !(code >= 0xff00 && code <= 0xff65))
    ) {
      if (!inWord) words += 1;
      inWord = true;
    } else if (code !== 0x27 && code !== 0x2019 && code !== 0x2d) {
      inWord = false;
    }
  }
  return words + Math.ceil(unspaced / 2);
}

/** Text of the main part, where there is one, else of the whole page. */
export function mainTextOf(blocks: TextBlock[]): string {
  const main = blocks.filter((block) => block.region === 'main');
  return (main.length > 0 ? main : blocks).map((block) => block.text).join(' ');
}

/** SHA-256 of a folded text in lower case, hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(fold(text.toLowerCase())).digest('hex');
}
