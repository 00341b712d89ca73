import type { PageQuote, TextBlock } from '#contracts/page.ts';
import { HEADING_TAGS } from '#contracts/page.ts';
import { hasLetter } from '#text/characters.ts';
import { dropEnd } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { PERSON_NAME } from '#text/person-name.ts';
import { endsSentence } from '#text/segment.ts';
import { cutText } from '#text/truncate.ts';
import type { DomElement } from './dom-element.ts';
import { LINE_END } from './dom-walk-state.ts';
import type { PageFactReader } from './page-facts.ts';

const MAX_QUOTES = 100;
/** Elements that may be quotations or hold one. */
const MAX_CANDIDATES = 400;
const MAX_QUOTE_LENGTH = 1500;
const MIN_QUOTE_LENGTH = 20;
const MAX_AUTHOR_LENGTH = 100;
const DASH = /^\s*(?:[-–—―~]{1,2}|by |von |par |por )\s*(?=[\p{L}"“])/iu;
const QUOTED = /^["“„«»「『][^"“„«»「『]{28,}["”“»«」』][.!]?$/u;

type Stretch = { start: number; end: number };

function isInside(inner: DomElement, outer: DomElement): boolean {
  let element: DomElement | null = inner.parent;
  while (element && element.depth >= outer.depth) {
    if (element === outer) return true;
    element = element.parent;
  }
  return false;
}

/** A short text without the mark of a sentence: a name, perhaps with a role. */
function looksLikeName(line: string): boolean {
  return line.length >= 2 && line.length <= MAX_AUTHOR_LENGTH && hasLetter(line) && !endsSentence(line.replace(/\b\p{Lu}\.$/u, ''));
}

function nameOf(line: string): string | null {
  const name = dropEnd(foldText(line.replace(DASH, '')), ',;');
  return looksLikeName(name) ? name : null;
}

/** Words someone said: block quotations, `q`, elements named like a testimonial, paragraphs wholly in quotation marks. */
export function readQuotes(reader: PageFactReader, blocks: TextBlock[]): PageQuote[] {
  const quotes: PageQuote[] = [];
  const frames = reader.state.quotes.filter((element) => !element.hidden).slice(0, MAX_CANDIDATES);
  const known = new Set(frames);
  const holders = new Set<DomElement>();
  for (const element of frames) {
    for (let up = element.parent; up && !holders.has(up); up = up.parent) if (known.has(up)) holders.add(up);
  }
  const seen = new Set<string>();
  for (const element of frames) {
    if (quotes.length >= MAX_QUOTES || !reader.hasRoom()) break;
    if (holders.has(element) || element.tag === 'figure') continue;
    if (reader.state.forms.some((form) => isInside(form, element))) continue;
    const found = readQuote(reader, element, frames);
    if (found && !seen.has(found.quote)) {
      seen.add(found.quote);
      quotes.push(found);
    }
  }
  for (const found of quotedParagraphs(blocks)) {
    if (quotes.length < MAX_QUOTES && ![...seen].some((quote) => quote.includes(found.quote) || found.quote.includes(quote)))
      quotes.push(found);
  }
  return quotes.map((quote) => (quote.author ? quote : { ...quote, author: nameAbove(blocks, quote) }));
}

/** How far above a quotation the name that heads its card may be, in texts. */
const NAME_ABOVE = 3;

/** The element that holds the one of a selector. */
const holderOf = (selector: string) => selector.slice(0, Math.max(0, selector.lastIndexOf(' > ')));

/** The person's name that heads the card of a quotation, in a heading next to it: null without one. */
function nameAbove(blocks: readonly TextBlock[], { selector }: PageQuote): string | null {
  const at = blocks.findIndex((block) => block.selector === selector);
  const card = holderOf(selector);
  const heading = blocks
    .slice(Math.max(0, at - NAME_ABOVE), Math.max(0, at))
    .findLast(({ tag, selector: other }) => HEADING_TAGS.has(tag) && tag !== 'h1' && card !== '' && holderOf(other) === card);
  return heading && PERSON_NAME.test(heading.text) ? heading.text : null;
}

function readQuote(reader: PageFactReader, element: DomElement, frames: DomElement[]): PageQuote | null {
  const { state } = reader;
  const inside = state.quoteAuthors.find((author) => !author.hidden && isInside(author, element) && author.end > author.start);
  const text = withoutStretch(state.visible, element, inside);
  let author = inside ? nameOf(reader.textOf(inside)) : null;
  let lines = text.split(LINE_END).map(foldText).filter(Boolean);
  const last = lines.at(-1) ?? '';
  if (
    !author &&
    lines.length > 1 &&
    (DASH.test(last) || (element.tag !== 'blockquote' && element.tag !== 'q' && looksLikeName(last) && last.length < 60))
  ) {
    author = nameOf(last);
    if (author) lines = lines.slice(0, -1);
  }
  if (!author) author = authorAround(reader, element, frames);
  const quote = cutText(foldText(lines.join(' ')), MAX_QUOTE_LENGTH);
  if (quote.length < MIN_QUOTE_LENGTH) return null;
  return { quote, author, selector: reader.selectorOf(element) };
}

/** The author of a quotation: in the card or figure around it, or on a next line that starts with a dash. */
function authorAround(reader: PageFactReader, element: DomElement, frames: DomElement[]): string | null {
  const { state } = reader;
  let holder: DomElement | null = element.parent;
  for (let steps = 0; holder && steps < 4; steps += 1) {
    const around = holder;
    if (frames.includes(around)) {
      const alone = frames.filter((other) => other !== around && other.tag === element.tag && isInside(other, around)).length === 1;
      const named = alone ? state.quoteAuthors.find((author) => !author.hidden && isInside(author, around)) : undefined;
      if (named) return nameOf(reader.textOf(named));
      if (alone) {
        const next = linesBetween(state.visible, { start: element.end, end: around.end })[0];
        return next ? nameOf(next) : null;
      }
    }
    holder = holder.parent;
  }
  const next = linesBetween(state.visible, { start: element.end, end: element.end + 300 })[0];
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
      next && (DASH.test(next.text) || (next.text.length <= 60 && !HEADING_TAGS.has(next.tag) && next.tag !== 'li'))
        ? nameOf(next.text)
        : null;
    found.push({ quote: cutText(block.text, MAX_QUOTE_LENGTH), author, selector: block.selector });
  });
  return found;
}
