import type { Page, PageSection, TextBlock } from '#contracts/page.ts';
import type { SectionItem } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber, startsSmall } from '#text/characters.ts';
import { dropEnds } from '#text/edges.ts';
import { oncePerObject } from '#text/memoize.ts';
import { isCopyNoise } from '#text/noise.ts';
import { foldText } from '#text/normalize.ts';
import { countWords, endsSentence, withSpaces } from '#text/segment.ts';
import { cutAtSentence } from '#text/truncate.ts';
import { comparable, comparableOf, distinctBy, isQuestion, withoutEnd, withoutQuotes } from '#text/words.ts';
import { createActionTest } from './action-labels.ts';
import networkLabels from './network-labels.json' with { type: 'json' };
import { areNumbered, type Stretch } from './page-sections.ts';
import { tableItems } from './table-items.ts';

/** What a builder can place and a person can read. Design defaults. */
const MAX_PARAGRAPHS = 5;
const MAX_PARAGRAPH_LENGTH = 700;
const MAX_ITEMS = 12;
/** Questions and their answers are one list: all of them are wanted. */
const MAX_QUESTIONS = 30;
const MAX_ITEM_LENGTH = 400;
const MAX_ANSWER_LENGTH = 900;

/** Whether a sentence or clause has ended. */
const hasEnded = (text: string) => endsSentence(text) || ':;,'.includes(text.slice(-1));

/** A question with its answer in one text of the site. */
const QUESTION_AND_ANSWER = /^([^.!。]*[?？]) (.+)$/su;

const longest = ({ kind }: SectionItem) => (kind === 'question' ? MAX_ANSWER_LENGTH : MAX_ITEM_LENGTH);

/** A list entry that is a line of text. */
export const textItem = (text: string): SectionItem => ({ kind: 'text', title: '', text });

/** Ornaments between the names of a row. */
const ORNAMENTS = ' ✦✧❖◆◇•·|';

function itemOf(words: string): SectionItem {
  const text = dropEnds(words, ORNAMENTS);
  const [, question, answer] = QUESTION_AND_ANSWER.exec(text) ?? [];
  return question && answer ? { kind: 'question', title: question, text: answer } : textItem(text);
}

/** Labels of links to networks: they are in the footer, with their addresses. */
const NETWORKS = new Set(networkLabels);

const LIST_TAGS = new Set(['li', 'dt', 'dd', 'td', 'th', 'tr', 'figcaption', 'summary']);

/** From so many labels on, a stretch is a list of labels: a line of few words among them is one too. */
const LABELS = 4;
const LABEL_WORDS = 7;

const isLabel = (text: string) => countWords(text) <= LABEL_WORDS && !hasEnded(text);

/** Fewer lines than these are a headline on two lines, unless a figure is in one; the longest that is no running text, in words. */
const LINES = 3;
const LINE_WORDS = 14;

/** Whether a line says something by itself: where a sentence runs over line breaks, one begins small or ends in the middle. */
const isLine = (line: string) =>
  line.includes('@') ||
  (!startsSmall(line) && (hasEnded(line) || (countWords(line) <= LINE_WORDS && !hasTerm(line, 'copy-quality', 'open-end'))));

/** Texts one behind the other, with a mark where one has no end of its own. */
const joined = (texts: readonly string[]) =>
  texts.reduce((words, text) => (words === '' ? text : `${words}${hasEnded(words) ? ' ' : ' · '}${text}`), '');

/** A block's words; lines of their own, as those of an address or a list of prices, stay apart. */
function wordsOfBlock({ text, pieces = [] }: TextBlock): string {
  const areLines = pieces.length >= LINES || (pieces.length > 1 && pieces.some(hasNumber));
  return areLines && pieces.every(isLine) ? joined(pieces) : text;
}

function isParagraph(block: TextBlock, amongLabels: boolean): boolean {
  return !LIST_TAGS.has(block.tag) && countWords(block.text) >= 4 && !(amongLabels && isLabel(block.text));
}

/** Without a lone short label next to a text: a badge or the words on an image is no list. */
function withoutLoneLabel(items: readonly SectionItem[], texts: number): SectionItem[] {
  const [only] = items;
  const isBadge = only?.kind === 'text' && countWords(only.text) <= 3 && !hasNumber(only.text) && isLabel(only.text);
  return items.length === 1 && texts > 0 && isBadge ? [] : [...items];
}

/** Without the one short label before a list of questions: `Questions` above the heading `Asked all the time`. */
function withoutKicker(items: readonly SectionItem[]): SectionItem[] {
  const [first, ...rest] = items;
  const isKicker = first?.kind === 'text' && countWords(first.text) <= 3 && !hasNumber(first.text) && isLabel(first.text);
  return isKicker && rest.length > 1 && rest.every(({ kind }) => kind === 'question') ? rest : [...items];
}

/** Quotes of a page that are more than a few words, with how each begins in compared form. */
const quotesOn = oncePerObject(({ quotes }: Page) =>
  quotes
    .filter(({ quote }) => countWords(quote) >= 4)
    .map(({ quote, author }) => ({ quote, author, start: comparable(quote.slice(0, 60)) })),
);

/** Quotes of a page with the name below them: taken as the page's reading found them, so that no words move to another name. */
function quotesIn(stretch: Stretch, page: Page): { items: SectionItem[]; isQuoted: (text: string) => boolean } {
  if (quotesOn(page).length === 0) return { items: [], isQuoted: () => false };
  const words = stretch.parts.flatMap((part) => part.blocks.map(comparableOf)).join('\n');
  const here = quotesOn(page).filter(({ start }) => words.includes(start));
  if (here.length === 0) return { items: [], isQuoted: () => false };
  const starts = here.map(({ start }) => start);
  const authors = here.map(({ author }) => comparable(author ?? '')).filter(Boolean);
  const isQuoted = (text: string) => {
    const said = comparable(text);
    return starts.some((start) => said.includes(start)) || authors.some((author) => author.includes(said) || said.includes(author));
  };
  return { items: here.map(({ quote, author }) => ({ kind: 'quote', title: author ?? '', text: withoutQuotes(quote) })), isQuoted };
}

/** A card's words: its sentences and figures; badges, and labels that belong to the next card, are left out. */
function cardText(part: PageSection, headings: ReadonlySet<string>): string {
  const sentences = part.blocks.some((block) => countWords(block.text) >= 4);
  const texts = part.blocks
    .filter((block) => !headings.has(comparable(block.text)) && (!sentences || countWords(block.text) >= 4 || hasNumber(block.text)))
    .map(wordsOfBlock);
  return joined(texts);
}

const LONGEST_QUESTION = 160;
const isQuestionBlock = ({ text }: TextBlock) => isQuestion(text) && text.length <= LONGEST_QUESTION;

/** Blocks as paragraphs (with the spaces that their sentences lack) and list entries, a term with what it means as one; from two questions on, each question is an entry with the answer below it. */
/** Least labels with a text below them that are a list of cards, and the most words of one. */
const FEWEST_CARDS = 2;
const CARD_LABEL_WORDS = 4;

/** The labels that head the text below them, where a design sets headings as plain text. */
function cardLabels(blocks: readonly TextBlock[]): ReadonlySet<TextBlock> {
  const isPlain = ({ tag }: TextBlock) => !LIST_TAGS.has(tag);
  // `Step 1` and `Step 2` head what they number; a figure alone is a value.
  const isStep = ({ text }: TextBlock) => blocks.some((other) => areNumbered(text, other.text));
  const heads = (block: TextBlock, at: number) => {
    const below = blocks[at + 1];
    const isShort = countWords(block.text) <= CARD_LABEL_WORDS && isLabel(block.text) && (!hasNumber(block.text) || isStep(block));
    return isPlain(block) && isShort && below !== undefined && isPlain(below) && below.tag !== block.tag && isParagraph(below, true);
  };
  const found = blocks.filter(heads);
  return new Set(found.length >= FEWEST_CARDS ? found : []);
}

function sortBlocks(blocks: readonly TextBlock[], amongLabels: boolean): { text: string[]; items: SectionItem[] } {
  const listsQuestions = blocks.filter(isQuestionBlock).length >= 2;
  const sorted: { text: string[]; items: SectionItem[] } = { text: [], items: [] };
  const labels = cardLabels(blocks);
  const rows = tableItems(blocks);
  let open: SectionItem | null = null;
  for (const [at, block] of blocks.entries()) {
    const term = blocks[at - 1];
    if (listsQuestions && isQuestionBlock(block)) {
      open = { kind: 'question', title: block.text, text: '' };
      sorted.items.push(open);
    } else if (open) open.text = open.text === '' ? block.text : `${open.text} ${block.text}`;
    else if (rows.has(block)) sorted.items.push(...[rows.get(block)].filter((item) => item != null));
    else if (block.tag === 'dd' && term?.tag === 'dt') sorted.items.splice(-1, 1, cardItem(term.text, block.text, ''));
    else if (labels.has(block)) continue;
    else if (term && labels.has(term)) sorted.items.push(cardItem(term.text, block.text, ''));
    else if (isParagraph(block, amongLabels)) sorted.text.push(withSpaces(wordsOfBlock(block)));
    else sorted.items.push(itemOf(wordsOfBlock(block)));
  }
  return sorted;
}

/** Heading and words of a card; a heading that only repeats the one above is left out. */
function cardItem(heading: string, words: string, above: string): SectionItem {
  if (words === '') return textItem(heading);
  if (comparable(heading) === comparable(above)) return textItem(words);
  return { kind: isQuestion(heading) ? 'question' : 'card', title: isQuestion(heading) ? heading : withoutEnd(heading), text: words };
}

const lengthOf = ({ title, text }: SectionItem) => title.length + text.length;

/** An item of at most the length of its kind, cut in its text. */
function cutItem(item: SectionItem): SectionItem {
  return { ...item, text: cutAtSentence(item.text, Math.max(0, longest(item) - item.title.length)) };
}

/** Who wrote a post and when: `By the team • Jan 15, 2025`. */
const isByline = ({ text }: TextBlock) => /^(?:by|von|par|por|di|da)\s.{2,60}\p{N}{4}$/iu.test(text);

/** The parts with the byline above each title moved below it, where the first title of the stretch has one above. */
function withOwnBylines(parts: readonly PageSection[]): PageSection[] {
  const above = parts.map(({ blocks }) => blocks.at(-1)).map((last) => (last && isByline(last) ? last : undefined));
  if (!above[0] || parts.length < 2) return [...parts];
  return parts.map((part, at) => {
    const moved = above[at - 1];
    return { ...part, blocks: [...(above[at] ? part.blocks.slice(0, -1) : part.blocks), ...(moved ? [moved] : [])] };
  });
}

/** Paragraphs and list entries of a stretch, verbatim; says whether something did not fit. */
export function wordsOf(given: Stretch, page: Page, isWhole = false): { text: string[]; items: SectionItem[]; leftOut: boolean } {
  const stretch = { ...given, parts: withOwnBylines(given.parts) };
  const quotes = quotesIn(stretch, page);
  const isAction = createActionTest(page);
  const headings = new Set(stretch.parts.flatMap((part) => (part.heading ? [comparable(part.heading.text)] : [])));
  const text: string[] = [];
  const items: SectionItem[] = [];
  const amongLabels = stretch.parts.flatMap((part) => part.blocks).filter((block) => isLabel(block.text)).length >= LABELS;
  for (const [index, part] of stretch.parts.entries()) {
    const isHeading = (block: TextBlock) => headings.size > 0 && headings.has(comparableOf(block));
    const blocks = part.blocks.filter((block) => !quotes.isQuoted(block.text) && !isHeading(block) && !isAction(block));
    const isCard = index > 0 && part.heading !== null && !quotes.isQuoted(part.heading.text);
    // Below a name next to a quote come its role and the next quote: joining them would attribute words to the wrong person.
    const besideQuote = quotes.items.length > 0 && index > 0 && part.heading !== null && !isCard;
    if (isCard && part.heading) {
      const joined = cardText({ ...part, blocks }, headings);
      items.push(cardItem(part.heading.text, joined, stretch.heading));
    } else if (!besideQuote) {
      const sorted = sortBlocks(blocks, amongLabels);
      text.push(...sorted.text);
      items.push(...sorted.items);
    }
  }
  const own = distinctBy(
    [...quotes.items, ...withoutKicker(withoutLoneLabel(items, text.length))]
      .map((item) => ({ ...item, title: foldText(item.title), text: foldText(item.text) }))
      .filter((item) => item.title !== '' || (!isCopyNoise(item.text) && !NETWORKS.has(comparable(item.text)))),
    (item) => comparable(`${item.title} ${item.text}`),
  );
  if (isWhole) return { text, items: own, leftOut: false };
  const most = own.filter(({ kind }) => kind === 'question').length > MAX_ITEMS / 2 ? MAX_QUESTIONS : MAX_ITEMS;
  const isCut = text.some((entry) => entry.length > MAX_PARAGRAPH_LENGTH) || own.some((item) => lengthOf(item) > longest(item));
  return {
    text: mostTelling(text, MAX_PARAGRAPHS).map((entry) => cutAtSentence(entry, MAX_PARAGRAPH_LENGTH)),
    items: own.slice(0, most).map(cutItem),
    leftOut: text.length > MAX_PARAGRAPHS || own.length > most || isCut,
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
