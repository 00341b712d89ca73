import { hash } from 'node:crypto';
import type { Heading, TextBlock } from '#contracts/page.ts';
import { foldText } from '#text/normalize.ts';
import { cutText } from '#text/truncate.ts';
import { isWhiteSpace } from '#text/white-space.ts';
import type { DomElement } from './dom-element.ts';
import type { TextRun } from './dom-walk-state.ts';
import type { PageFactReader } from './page-facts.ts';
import { codesOf, scanText, type TextScan } from './scan-text.ts';
import { createCellFinder, piecesOf } from './text-pieces.ts';
import { type BlockFinder, createBlockFinder } from './text-places.ts';
import { type ConcealedRun, openedRuns } from './unfolded-text.ts';

const MAX_BLOCKS = 4000;
const MAX_HEADINGS = 1000;
const MAX_BLOCK_LENGTH = 5000;

export type ReadBlocks = {
  blocks: TextBlock[];
  headingTexts: Map<DomElement, string>;
  /** Hints in the text of each block, bits of `Hints`. */
  hints: number[];
  wordCount: number;
  blockOf: BlockFinder;
};

/**
 * Visible text in reading order; at most 4,000 blocks. A row of a table is one block named `tr`. Every visible heading
 * with a text has a block with the same path, so that sectionsOf() can cut the page by its headings.
 */
export function readBlocks(reader: PageFactReader): ReadBlocks {
  const { state } = reader;
  const codes = codesOf(state.visible);
  const blocks: TextBlock[] = [];
  const headingTexts = new Map<DomElement, string>();
  const hints: number[] = [];
  const read: TextRun[] = [];
  const cellOf = createCellFinder();
  let wordCount = 0;
  const concealed = openedRuns(state, reader.textOf);
  const concealedCodes = codesOf(concealed.length > 0 ? state.concealed : '');
  const runs = concealed.length > 0 ? inOrder(state.runs, concealed) : state.runs;
  for (const run of runs) {
    const { owner, start, end } = run;
    if (owner.notice) continue;
    if (blocks.length >= MAX_BLOCKS) {
      reader.cut('blocks');
      break;
    }
    const stream = owner.folded ? state.concealed : state.visible;
    const own = readRun(stream, owner.folded ? concealedCodes : codes, start, end);
    const { text, scan } = own.text === '' && owner.heading === owner ? withScan(reader.alternativesOf(owner)) : own;
    if (text === '') continue;
    if (!reader.hasRoom()) break;
    if (owner.heading === owner && !headingTexts.has(owner)) headingTexts.set(owner, text);
    wordCount += scan.words;
    hints.push(scan.hints);
    const { selector, region } = reader.placeOf(owner);
    const [pieces, cell] = [
      text.length < MAX_BLOCK_LENGTH - 1 ? piecesOf(run, stream) : undefined,
      state.hasCells ? cellOf(run) : undefined,
    ];
    read.push(run);
    blocks.push({ tag: owner.tag, text, ...(pieces && { pieces }), ...(cell && { cell }), selector, region, hidden: false });
  }
  return { blocks, headingTexts, hints, wordCount, blockOf: createBlockFinder(read) };
}

/** The visible stretches with those that visitors can open, in document order. */
function inOrder(visible: readonly TextRun[], opened: readonly ConcealedRun[]): TextRun[] {
  const before = Map.groupBy(opened, ({ at }) => at);
  return [...visible.flatMap((run, at) => [...(before.get(at) ?? []), run]), ...(before.get(visible.length) ?? [])];
}

type ScannedText = { text: string; scan: TextScan };
const withScan = (text: string): ScannedText => ({ text, scan: scanText(codesOf(text)) });

/** The folded text of a run, cut to 5,000 characters. Most need no folding, and then one pass over their characters is enough. */
function readRun(visible: string, codes: Uint16Array, start: number, end: number): ScannedText {
  let from = start;
  let to = end;
  while (from < to && isWhiteSpace(codes[from] ?? 0)) from += 1;
  while (from < to && isWhiteSpace(codes[to - 1] ?? 0)) to -= 1;
  const text = visible.slice(from, to);
  const scan = scanText(codes, from, to);
  return scan.isFolded && text.length <= MAX_BLOCK_LENGTH ? { text, scan } : withScan(cutText(foldText(text), MAX_BLOCK_LENGTH));
}

/** Headings in document order; at most 1,000. */
export function readHeadings(reader: PageFactReader, headingTexts: Map<DomElement, string>): Heading[] {
  const { headings } = reader.state;
  if (headings.length > MAX_HEADINGS) reader.cut('headings');
  return headings.slice(0, reader.hasRoom() ? MAX_HEADINGS : 0).map((element) => ({
    level: Number(element.tag.slice(1)),
    text: element.hidden ? reader.textOf(element) || reader.alternativesOf(element) : (headingTexts.get(element) ?? ''),
    ...reader.placeOf(element),
  }));
}

/** Text of the main part, where there is one, else of the whole page; folded, as the texts of blocks are. */
export function joinMainText(blocks: TextBlock[]): string {
  const main = blocks.filter((block) => block.region === 'main');
  const chosen = main.length > 0 ? main : blocks;
  const text = chosen.map((block) => block.text).join(' ');
  // A text that was cut may end with a space.
  return chosen.some((block) => block.text.length >= MAX_BLOCK_LENGTH - 1) ? foldText(text) : text;
}

/** SHA-256 of the folded text in lower case, hex. */
export function hashText(text: string): string {
  return hash('sha256', text.toLowerCase());
}
