import type { Page } from '#contracts/page.ts';
import type { AnsweredPage, AnsweredSection, StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { SectionItem, Strategy } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { hasNumber } from '#text/characters.ts';
import { foldText } from '#text/normalize.ts';
import { endsSentence, splitSentences } from '#text/segment.ts';
import { comparable, isQuestion } from '#text/words.ts';
import type { ChosenForm, ChosenHead, ChosenPage, ChosenSection, StrategyChoices } from '../choices/choices.ts';
import { plannedPage } from '../engineer/page-plan.ts';
import { isBroken } from '../engineer/unread-pages.ts';
import { numbersIn, pricesIn } from '../grounding/grounding.ts';
import { type PageReading, samePageKey } from '../read-site.ts';
import type { AnswerContext } from './answer-context.ts';
import { LENGTH, MOST } from './limits.ts';
import { readFormRef } from './read-forms.ts';
import type { LinkReader } from './read-links.ts';
import { completed, quoteOf, todaysBlock, todaysEntry } from './todays-block.ts';
import type { CopySource } from './verify-text.ts';

/** A path of a new page: plain segments, no query; a file type only where today's pages have it. */
const NEW_PATH = /^(?:\/[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)*)+(?:\/|\.html?)?$/u;
const LONGEST_PATH = 100;
const LANGUAGE = /^[a-z]{2}$/;

/** Paths that an answer may add: new ones with sections, each once. */
export function addedPaths(answered: readonly AnsweredPage[], { strategy, reading }: AnswerContext): string[] {
  // Where a link of today leads to nothing, the page may be made.
  const planned = strategy.engineer.pagePlan.filter((item) => !isBroken(item));
  const taken = new Set([...planned, ...reading.pages].map(({ path }) => samePageKey(path)));
  return answered
    .filter(({ decision, sections }) => decision === 'add' && sections.some(({ text, items }) => text.length + items.length > 0))
    .map(({ path }) => path.trim())
    .filter((path) => {
      const hasType = !path.includes('.') || strategy.engineer.pagePlan.some((item) => item.path.endsWith(path.slice(path.indexOf('.'))));
      const isFree = path.length <= LONGEST_PATH && NEW_PATH.test(path) && hasType && !taken.has(samePageKey(path));
      taken.add(samePageKey(path));
      return isFree;
    })
    .slice(0, MOST.added);
}

export type PageParts = { links: LinkReader; forms: readonly ChosenForm[]; added: readonly string[] };

/** The page that another one merges into: one of the plan, or one that is added; '' where there is none. */
const mergeTarget = (path: string, { engineer }: Strategy, { added }: PageParts): string =>
  plannedPage(path, engineer.pagePlan)?.path ?? added.find((one) => one === path) ?? '';

/** Decisions, head data and sections of the pages of the plan, and of those that are added. */
export function readPages(
  answered: StrategistAnswer['pages'],
  context: AnswerContext,
  parts: PageParts,
): Pick<StrategyChoices, 'pages' | 'head' | 'sections'> {
  const { reading, strategy, verify, pass } = context;
  const [pages, head, sections] = [new Map<string, ChosenPage>(), new Map<string, ChosenHead>(), new Map<string, ChosenSection[]>()];
  const taken = new Set<string>();
  for (const entry of answered) {
    const added = entry.decision === 'add' ? parts.added.find((path) => path === entry.path.trim()) : undefined;
    const planned = plannedPage(entry.path.trim(), strategy.engineer.pagePlan);
    const page = reading.pages.find(({ path }) => path === planned?.path)?.page;
    const path = added ?? (page || (planned && isBroken(planned)) ? planned?.path : undefined);
    if (path === undefined || pages.has(path)) continue;
    const language = entry.language?.trim().toLowerCase() ?? '';
    const isForeign = LANGUAGE.test(language) && language !== reading.language;
    const source: CopySource = { own: page ? wordsOfPage(page) : [], language: isForeign ? language : reading.language };
    const today = reading.pages.find((one) => one.page === page);
    const here: AnswerContext = { ...context, imageOf: (asked) => context.imageOf(asked, path) };
    const answeredSections = entry.sections.slice(0, MOST.sections);
    const written = withoutEmptyTools(
      answeredSections.flatMap((one) => {
        const block = today && one.today !== '' ? takeOver(one, today, here, parts) : null;
        return block ?? readSection(one, source, here, { ...parts, isToday: page !== undefined });
      }),
    );
    if (added && written.length === 0) continue;
    const reason = foldText(entry.reason);
    pages.set(path, {
      decision: added ? 'add' : entry.decision === 'add' ? 'keep' : entry.decision,
      mergeInto: mergeTarget(entry.mergeInto?.trim() ?? '', strategy, parts),
      reason: verify.advice(reason, LENGTH.advice) === '' ? reason : '',
      ...(isForeign ? { language } : {}),
      ...(entry.gone.length > 0 ? { gone: entry.gone } : {}),
      ...readFirstImage(entry, here),
    });
    // What a page of its own says is also known of a new page: it is made of the pages its sections quote.
    const own = added ? [...source.own, ...written.flatMap((one) => one.text)] : source.own;
    head.set(path, readHead(entry, { ...source, own }, taken, context));
    if (written.length > 0 && (page || added)) sections.set(path, written);
  }
  return { pages, head, sections };

  function readHead(entry: AnsweredPage, source: CopySource, used: Set<string>, { verify: check }: AnswerContext): ChosenHead {
    const words: ChosenHead = {};
    for (const part of ['title', 'description', 'h1'] as const) {
      const text = foldText(entry[part] ?? '');
      if (
        text === '' ||
        used.has(`${part} ${comparable(text)}`) ||
        !pass(text, check.copy(text, LENGTH[part], { ...source, isTitle: part !== 'description' }))
      )
        continue;
      used.add(`${part} ${comparable(text)}`);
      words[part] = text;
    }
    return words;
  }
}

/** The texts of a page, also those that only its images have. */
const wordsOfPage = ({ blocks, images }: Page): string[] => [...blocks.map(({ text }) => text), ...images.map(({ alt }) => alt ?? '')];

/** The image of a page's first screen; {} to keep today's, which also stays where the site has no such image. */
function readFirstImage({ image }: AnsweredPage, { imageOf }: AnswerContext): Pick<ChosenPage, 'image'> {
  if (image === null) return {};
  if (image.trim() === '') return { image: null };
  const found = imageOf(image);
  return found ? { image: found } : {};
}

/** `isToday`: the page is one of the site, not a new one. */
type SectionParts = PageParts & { isToday: boolean };

/** A section; [] where nothing of it can be used. A heading that breaks a rule leaves the section without one. */
function readSection(
  entry: AnsweredSection,
  source: CopySource,
  context: AnswerContext,
  { links, forms, isToday }: SectionParts,
): ChosenSection[] {
  const { verify, pass, proofOf, textsOfPage, imageOf } = context;
  const { evidence, texts } = proofOf(entry.quotes);
  const from: CopySource = { ...source, own: [...source.own, ...evidence.flatMap(({ url }) => textsOfPage(url))] };
  const heading = foldText(entry.heading);
  const written = entry.text
    .slice(0, MOST.paragraphs)
    .map((one) => readParagraph(foldText(one), from, context))
    .filter(Boolean);
  const items = entry.items
    .slice(0, MOST.items)
    .map((item) => readItem(item, from, context, links))
    .filter(({ title, text: words }) => title + words !== '');
  const isLost = written.length + items.length === 0 && entry.text.length + entry.items.length > 0;
  // Of a page of today, the words that it quotes say what the section is about.
  const text = isLost && isToday ? texts.filter((words) => words.length <= LENGTH.paragraph.max && endsSentence(words)) : written;
  const form = readFormRef(entry.form, forms, context);
  const images = entry.images?.slice(0, MOST.images).flatMap((path) => imageOf(path) ?? []);
  if (text.length + items.length + (images ?? []).length === 0 && !form) return [];
  const hint = (asked: string) => {
    const words = foldText(asked);
    return words !== '' && pass(words, verify.advice(words, LENGTH.hint)) ? words : '';
  };
  const [layout, note, asked] = [hint(entry.layout), hint(entry.note), foldText(entry.behavior)];
  const behavior = keepSentences(asked, (words) => verify.behavior(words, LENGTH.behavior), context);
  return [
    {
      // A heading invents nothing; it need not say much.
      heading: heading !== '' && pass(heading, verify.label(heading, LENGTH.heading, from)) ? heading : '',
      ...(layout === '' ? {} : { layout }),
      ...(note === '' ? {} : { note }),
      ...(behavior === '' ? {} : { behavior }),
      ...(images ? { images } : {}),
      text,
      items,
      button: entry.button && links.link(entry.button),
      ...(form ? { form } : {}),
      evidence,
    },
  ];
}

/** A section that takes over a block of today's page; null where the page has no such block. */
function takeOver(entry: AnsweredSection, page: PageReading, context: AnswerContext, { links, forms }: PageParts): ChosenSection | null {
  const block = todaysBlock(page, entry.today);
  if (!block) {
    context.pass(entry.today, 'no block of today has that heading');
    return null;
  }
  const form = readFormRef(entry.form, forms, context);
  const layout = foldText(entry.layout);
  const own = { own: wordsOfPage(page.page) };
  const heading = foldText(entry.heading);
  const isKept = heading !== '' && context.pass(heading, context.verify.copy(heading, LENGTH.heading, { ...own, isTitle: true }));
  return {
    ...block,
    heading: isKept ? heading : block.heading,
    today: block.heading,
    ...(layout !== '' && context.pass(layout, context.verify.advice(layout, LENGTH.hint)) ? { layout } : {}),
    button: entry.button && links.link(entry.button),
    ...(entry.images ? { images: entry.images.slice(0, MOST.images).flatMap((path) => context.imageOf(path) ?? []) } : {}),
    ...(form ? { form } : {}),
    evidence: [],
  };
}

/** Figures that a tool needs to work out an amount. */
const FEWEST_RATES = 1;

/** Sections without a tool that works out an amount from rates that neither it nor its page gives. */
function withoutEmptyTools(sections: readonly ChosenSection[]): ChosenSection[] {
  const rates = sections.flatMap(({ text, items }) => [...text, ...items.map((item) => `${item.title} ${item.text}`)]).flatMap(pricesIn);
  return sections.map(({ behavior = '', ...section }) => {
    const isEmpty = hasTerm(behavior, 'question-words', 'calculates') && rates.length + numbersIn(behavior).length < FEWEST_RATES;
    return isEmpty || behavior === '' ? section : { ...section, behavior };
  });
}

/** An entry of a list, which must not get lost: its name may be a single word, and of its text the sentences stay that keep the rules. */
function readItem(entry: AnsweredSection['items'][number], source: CopySource, context: AnswerContext, links: LinkReader): SectionItem {
  const { verify, pass } = context;
  const title = foldText(entry.title);
  // What visitors ask states nothing: "I have never fished. Is this for me?"
  const why = isQuestion(title) ? verify.form(title, LENGTH.item) : verify.label(title, LENGTH.item, { ...source, isTitle: true });
  const isKept = title !== '' && pass(title, why);
  const target = entry.target.trim() === '' ? '' : links.target(entry.target, title);
  const text = readParagraph(foldText(entry.text), source, context);
  // A name alone, without a figure, says nothing of the entry: today's words are better, else it goes.
  const isLost = text === '' && entry.text.trim() !== '';
  const words = isLost && isKept ? todaysEntry(context.reading.pages, title) || quoteOf(context.reading.pages, title) : text;
  if (isLost && words === '' && !hasNumber(title)) return { kind: 'card', title: '', text: '' };
  return {
    ...{ kind: 'card' as const, title: isKept ? title : '', text: words },
    ...(target === '' ? {} : { target }),
  };
}

/** Marks that open and close a quotation. */
const MARKS = [...'“”„«»"'];
const OPENING = new Set([...'“„«']);

/** Sentences with those in one quotation together: a message that is written for visitors is one piece. */
function wholeQuotes(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const sentence of sentences) {
    if (isOpen) joined[joined.length - 1] = `${joined.at(-1)} ${sentence}`;
    else joined.push(sentence);
    for (const mark of sentence) if (MARKS.includes(mark)) isOpen = mark === '"' ? !isOpen : OPENING.has(mark);
  }
  return joined;
}

/** A text, or those of its sentences that keep the rules; `why` answers why words can't be used. */
function keepSentences(text: string, why: (words: string) => string, { pass }: AnswerContext): string {
  if (text === '') return '';
  const wrong = why(text);
  const sentences = wholeQuotes(splitSentences(text));
  if (wrong === '' || sentences.length === 1) return pass(text, wrong) ? text : '';
  return sentences.filter((sentence) => pass(sentence, why(sentence))).join(' ');
}

const readParagraph = (text: string, source: CopySource, context: AnswerContext) =>
  keepSentences(completed(text, source.own), (words) => context.verify.copy(words, LENGTH.paragraph, source), context);
