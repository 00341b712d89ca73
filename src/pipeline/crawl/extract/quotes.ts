import { foldText } from '#contracts/evidence.ts';
import type { PageQuote, TextBlock } from '#contracts/page.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';
import { cutText } from './snippet.ts';
import { LINE_END } from './visit.ts';

const MAX_QUOTES = 100;
/** Elements that may be quotations or hold one. */
const MAX_CANDIDATES = 400;
const MAX_QUOTE_LENGTH = 1500;
const MIN_QUOTE_LENGTH = 20;
const MAX_AUTHOR_LENGTH = 100;
const DASH = /^\s*(?:[-–—―~]{1,2}|by |von |par |por )\s*(?=[\p{L}"“])/iu;
const QUOTED = /^["“„«»「『][^"“„«»「『]{28,}["”“»«」』][.!]?$/u;

type Stretch = { start: number; end: number };

function isInside(inner: Frame, outer: Frame): boolean {
  let frame: Frame | null = inner.parent;
  while (frame && frame.depth >= outer.depth) {
    if (frame === outer) return true;
    frame = frame.parent;
  }
  return false;
}

/** A short text without the mark of a sentence: a name, perhaps with a role. */
function looksLikeName(line: string): boolean {
  return (
    line.length >= 2 && line.length <= MAX_AUTHOR_LENGTH && /\p{L}/u.test(line) && !/[.!?。]["”]?$/u.test(line.replace(/\b\p{Lu}\.$/u, ''))
  );
}

function nameOf(line: string): string | null {
  const name = foldText(line.replace(DASH, '')).replace(/[,;]+$/, '');
  return looksLikeName(name) ? name : null;
}

/** Words someone said: block quotations, `q`, elements named like a testimonial, paragraphs wholly in quotation marks. */
export function readQuotes(reader: FactReader, blocks: TextBlock[]): PageQuote[] {
  const quotes: PageQuote[] = [];
  const frames = reader.visit.quotes.filter((frame) => !frame.hidden).slice(0, MAX_CANDIDATES);
  const known = new Set(frames);
  const holders = new Set<Frame>();
  for (const frame of frames) {
    for (let up = frame.parent; up && !holders.has(up); up = up.parent) if (known.has(up)) holders.add(up);
  }
  const seen = new Set<string>();
  for (const frame of frames) {
    if (quotes.length >= MAX_QUOTES || !reader.hasRoom()) break;
    if (holders.has(frame) || frame.tag === 'figure') continue;
    if (reader.visit.forms.some((form) => isInside(form, frame))) continue;
    const found = readQuote(reader, frame, frames);
    if (found && !seen.has(found.quote)) {
      seen.add(found.quote);
      quotes.push(found);
    }
  }
  for (const found of quotedParagraphs(blocks)) {
    if (quotes.length < MAX_QUOTES && ![...seen].some((quote) => quote.includes(found.quote) || found.quote.includes(quote)))
      quotes.push(found);
  }
  return quotes;
}

function readQuote(reader: FactReader, frame: Frame, frames: Frame[]): PageQuote | null {
  const { visit } = reader;
  const inside = visit.quoteAuthors.find((author) => !author.hidden && isInside(author, frame) && author.end > author.start);
  const text = withoutStretch(visit.visible, frame, inside);
  let author = inside ? nameOf(reader.textOf(inside)) : null;
  let lines = text.split(LINE_END).map(foldText).filter(Boolean);
  const last = lines.at(-1) ?? '';
  if (
    !author &&
    lines.length > 1 &&
    (DASH.test(last) || (frame.tag !== 'blockquote' && frame.tag !== 'q' && looksLikeName(last) && last.length < 60))
  ) {
    author = nameOf(last);
    if (author) lines = lines.slice(0, -1);
  }
  if (!author) author = authorAround(reader, frame, frames);
  const quote = cutText(foldText(lines.join(' ')), MAX_QUOTE_LENGTH);
  if (quote.length < MIN_QUOTE_LENGTH) return null;
  return { quote, author, selector: reader.selectorOf(frame) };
}

/** The author beside a quotation: in the card or figure around it, or on a next line that begins with a dash. */
function authorAround(reader: FactReader, frame: Frame, frames: Frame[]): string | null {
  const { visit } = reader;
  let holder: Frame | null = frame.parent;
  for (let steps = 0; holder && steps < 4; steps += 1) {
    const around = holder;
    if (frames.includes(around)) {
      const alone = frames.filter((other) => other !== around && other.tag === frame.tag && isInside(other, around)).length === 1;
      const named = alone ? visit.quoteAuthors.find((author) => !author.hidden && isInside(author, around)) : undefined;
      if (named) return nameOf(reader.textOf(named));
      if (alone) {
        const next = linesBetween(visit.visible, { start: frame.end, end: around.end })[0];
        return next ? nameOf(next) : null;
      }
    }
    holder = holder.parent;
  }
  const next = linesBetween(visit.visible, { start: frame.end, end: frame.end + 300 })[0];
  return next && DASH.test(next) ? nameOf(next) : null;
}

function linesBetween(stream: string, { start, end }: Stretch): string[] {
  return stream.slice(start, end).split(LINE_END).map(foldText).filter(Boolean);
}

function withoutStretch(stream: string, outer: Stretch, inner: Stretch | undefined): string {
  if (!inner) return stream.slice(outer.start, outer.end);
  return `${stream.slice(outer.start, inner.start)}${LINE_END}${stream.slice(inner.end, outer.end)}`;
}

function quotedParagraphs(blocks: TextBlock[]): PageQuote[] {
  const found: PageQuote[] = [];
  blocks.forEach((block, index) => {
    if (block.region !== 'main' || block.tag.startsWith('h') || !QUOTED.test(block.text)) return;
    const next = blocks[index + 1];
    const author =
      next && (DASH.test(next.text) || (next.text.length <= 60 && !/^h\d$/.test(next.tag) && next.tag !== 'li')) ? nameOf(next.text) : null;
    found.push({ quote: cutText(block.text, MAX_QUOTE_LENGTH), author, selector: block.selector });
  });
  return found;
}
