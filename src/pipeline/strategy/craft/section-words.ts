import type { Page, PageSection, TextBlock } from '#contracts/page.ts';
import { isNoise } from '#text/noise.ts';
import { countWords } from '#text/segment.ts';
import { cutAtSentence } from '#text/truncate.ts';
import { comparable, comparableOf, distinctBy } from '../words.ts';
import type { Stretch } from './page-sections.ts';

/** What a builder can place and a person can read. Design defaults. */
const MAX_PARAGRAPHS = 5;
const MAX_PARAGRAPH_LENGTH = 700;
export const MAX_ITEMS = 12;
/** Questions and their answers are one list: all of them are wanted. */
const MAX_QUESTIONS = 30;
const MAX_ITEM_LENGTH = 400;
const MAX_ANSWER_LENGTH = 900;

const ASKS = /^[^.!。]*[?？] /u;
const longest = (item: string) => (ASKS.test(item) ? MAX_ANSWER_LENGTH : MAX_ITEM_LENGTH);

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'figcaption', 'summary']);

/** From so many labels on, a stretch is a list of labels: a line of few words among them is one too. */
const LABELS = 4;
const LABEL_WORDS = 7;

const isLabel = (text: string) => countWords(text) <= LABEL_WORDS && !/[.!?:;…。！？][)"”“»]?$/u.test(text);

function isParagraph(block: TextBlock, amongLabels: boolean): boolean {
  return !LIST_TAGS.has(block.tag) && countWords(block.text) >= 4 && !(amongLabels && isLabel(block.text));
}

/** A lone short label beside a text is a badge or the words on a picture, no list. */
function withoutLoneLabel(items: readonly string[], texts: number): string[] {
  const [only = ''] = items;
  return items.length === 1 && texts > 0 && countWords(only) <= 3 && !/\p{N}/u.test(only) && isLabel(only) ? [] : [...items];
}

/** Quotes of a page with the name below them: taken as the page's reading found them, so that no words move to another name. */
function quotesIn(stretch: Stretch, page: Page): { items: string[]; isQuoted: (text: string) => boolean } {
  if (page.quotes.length === 0) return { items: [], isQuoted: () => false };
  const words = stretch.parts.flatMap((part) => part.blocks.map(comparableOf)).join('\n');
  const here = page.quotes.filter((quote) => countWords(quote.quote) >= 4 && words.includes(comparable(quote.quote.slice(0, 60))));
  if (here.length === 0) return { items: [], isQuoted: () => false };
  const starts = here.map((quote) => comparable(quote.quote.slice(0, 60)));
  const authors = here.map((quote) => comparable(quote.author ?? '')).filter(Boolean);
  const isQuoted = (text: string) => {
    const said = comparable(text);
    return starts.some((start) => said.includes(start)) || authors.some((author) => author.includes(said) || said.includes(author));
  };
  const bare = (text: string) => text.replace(/^["“”„«]+|["“”»]+$/gu, '');
  return { items: here.map((quote) => `"${bare(quote.quote)}"${quote.author ? ` – ${quote.author}` : ''}`), isQuoted };
}

/** A card's words: its sentences and figures; badges, and labels that belong to the next card, are left out. */
function cardText(part: PageSection, headings: ReadonlySet<string>): string {
  const sentences = part.blocks.some((block) => countWords(block.text) >= 4);
  return part.blocks
    .filter((block) => !headings.has(comparable(block.text)) && (!sentences || countWords(block.text) >= 4 || /\p{N}/u.test(block.text)))
    .map((block) => block.text)
    .reduce((words, text) => (words === '' ? text : `${words}${/[.!?:;,。…]["”“»)]?$/u.test(words) ? ' ' : ' · '}${text}`), '');
}

const LONGEST_QUESTION = 160;
const isQuestion = ({ text }: TextBlock) => /[?？]$/u.test(text.trim()) && text.length <= LONGEST_QUESTION;

/** From two questions on, each stands in one entry with the answer below it. */
function withAnswers(blocks: readonly TextBlock[]): TextBlock[] {
  if (blocks.filter(isQuestion).length < 2) return [...blocks];
  const joined: TextBlock[] = [];
  let open = null as TextBlock | null;
  for (const block of blocks) {
    if (isQuestion(block)) {
      open = { ...block, tag: 'dt' };
      joined.push(open);
    } else if (open) {
      open = { ...open, text: `${open.text} ${block.text}` };
      joined[joined.length - 1] = open;
    } else joined.push(block);
  }
  return joined;
}

/** Heading and words of a card; a heading that only repeats the one above is left out. */
function cardLine(heading: string, words: string, above: string): string {
  if (words === '') return heading;
  if (comparable(heading) === comparable(above)) return words;
  return /[?!？！]$/u.test(heading) ? `${heading} ${words}` : `${heading.replace(/:$/, '')}: ${words}`;
}

/** Paragraphs and list entries of a stretch, verbatim; says whether something did not fit. */
export function wordsOf(stretch: Stretch, page: Page): { text: string[]; items: string[]; leftOut: boolean } {
  const quotes = quotesIn(stretch, page);
  const headings = new Set(stretch.parts.flatMap((part) => (part.heading ? [comparable(part.heading.text)] : [])));
  const text: string[] = [];
  const items: string[] = [];
  const amongLabels = stretch.parts.flatMap((part) => part.blocks).filter((block) => isLabel(block.text)).length >= LABELS;
  for (const [index, part] of stretch.parts.entries()) {
    const isHeading = (block: TextBlock) => headings.size > 0 && headings.has(comparableOf(block));
    const blocks = part.blocks.filter((block) => !quotes.isQuoted(block.text) && !isHeading(block));
    const isCard = index > 0 && part.heading !== null && !quotes.isQuoted(part.heading.text);
    // Below a name beside a quote stand its role and the next quote: joining them would put words into the wrong mouth.
    const besideQuote = quotes.items.length > 0 && index > 0 && part.heading !== null && !isCard;
    if (isCard && part.heading) {
      const joined = cardText({ ...part, blocks }, headings);
      items.push(cardLine(part.heading.text, joined, stretch.heading));
    } else if (!besideQuote) {
      for (const block of withAnswers(blocks)) (isParagraph(block, amongLabels) ? text : items).push(block.text);
    }
  }
  const own = distinctBy(
    [...quotes.items, ...withoutLoneLabel(items, text.length)]
      .map((item) => item.replace(/\s+/gu, ' ').trim())
      .filter((item) => !isNoise(item)),
    comparable,
  );
  const tooLong = [...text.filter((entry) => entry.length > MAX_PARAGRAPH_LENGTH), ...own.filter((entry) => entry.length > longest(entry))];
  const most = own.filter((item) => ASKS.test(item)).length > MAX_ITEMS / 2 ? MAX_QUESTIONS : MAX_ITEMS;
  return {
    text: mostTelling(text, MAX_PARAGRAPHS).map((entry) => cutAtSentence(entry, MAX_PARAGRAPH_LENGTH)),
    items: own.slice(0, most).map((entry) => cutAtSentence(entry, longest(entry))),
    leftOut: text.length > MAX_PARAGRAPHS || own.length > most || tooLong.length > 0,
  };
}

/** The first paragraph and the longest of the rest, in their order. */
function mostTelling(paragraphs: readonly string[], count: number): string[] {
  if (paragraphs.length <= count) return [...paragraphs];
  const chosen = new Set([
    0,
    ...paragraphs
      .map((_, index) => index)
      .slice(1)
      .sort((a, b) => (paragraphs[b]?.length ?? 0) - (paragraphs[a]?.length ?? 0))
      .slice(0, count - 1),
  ]);
  return paragraphs.filter((_, index) => chosen.has(index));
}
