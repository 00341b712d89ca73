import { createHash } from 'node:crypto';
import type { Heading, TextBlock } from '#contracts/page.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';
import { scanText } from './scan-text.ts';
import { cutText, fold } from './snippet.ts';

const MAX_BLOCKS = 4000;
const MAX_HEADINGS = 1000;
const MAX_BLOCK_LENGTH = 5000;

export type ReadBlocks = {
  blocks: TextBlock[];
  headingTexts: Map<Frame, string>;
  /** Signs in the text of each block, as Signs says. */
  signs: number[];
  wordCount: number;
};

/**
 * Visible text in reading order; at most 4,000 blocks. A row of a table is one block named `tr`. Every visible heading
 * with a text has a block with the same path, so that sectionsOf() can cut the page by its headings.
 */
export function readBlocks(reader: FactReader): ReadBlocks {
  const { visit } = reader;
  const blocks: TextBlock[] = [];
  const headingTexts = new Map<Frame, string>();
  const signs: number[] = [];
  let wordCount = 0;
  for (const { owner, start, end } of visit.runs) {
    if (blocks.length >= MAX_BLOCKS) {
      reader.cut('blocks');
      break;
    }
    const raw = visit.visible.slice(start, end);
    let scanned = scanText(raw);
    let text = raw;
    if (!scanned.folded || raw === '' || raw.length > MAX_BLOCK_LENGTH) {
      const own = cutText(fold(raw), MAX_BLOCK_LENGTH);
      text = own === '' && owner.heading === owner ? reader.alternativesOf(owner) : own;
      if (text === '') continue;
      scanned = scanText(text);
    }
    if (!reader.hasRoom()) break;
    if (owner.heading === owner && !headingTexts.has(owner)) headingTexts.set(owner, text);
    wordCount += scanned.words;
    signs.push(scanned.signs);
    const { selector, region, hidden } = reader.placeOf(owner);
    blocks.push({ tag: owner.tag, text, selector, region, hidden });
  }
  return { blocks, headingTexts, signs, wordCount };
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

/** Text of the main part, where there is one, else of the whole page. */
export function mainTextOf(blocks: TextBlock[]): string {
  const main = blocks.filter((block) => block.region === 'main');
  return (main.length > 0 ? main : blocks).map((block) => block.text).join(' ');
}

/** SHA-256 of a folded text in lower case, hex. */
export function hashText(text: string): string {
  return createHash('sha256').update(fold(text.toLowerCase())).digest('hex');
}
