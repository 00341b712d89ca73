import type { PageType, TextBlock } from '#contracts/page.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { digitsOf, isYear, numberRuns } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';
import type { PageModel } from '../../../site-model/page-model.ts';
import { BARE_NUMBER, isHeadingTag, PRICE } from '../../shapes.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { findByTerms, quoteOf, speakingPages, type TrustFinder, type TrustFinding } from './trust-finding.ts';

/** Two digits at least, or a number in words: fewer of anything prove nothing. */
const PROVING_NUMBER = /^(?!\d[.,]\d(?!\d))(?:\d[\d.,\s]*\d|\d\s?[km]\b|hundreds|thousands|millions)/i;
const JAPANESE_COUNT = /\d[\d,]*(?:名|人|社|件)以上/u;

/** Numbers shown as proof: members, clients, projects, volunteers ... and rows of counters. */
export const findStatistics: TrustFinder = (model) => {
  const pages = speakingPages(model, ['blog', 'faq', 'product', 'products', 'pricing']);
  const accepts = (sentence: string, { start, end }: { start: number; end: number }) => {
    const phrase = sentence.slice(start, end);
    return (
      PROVING_NUMBER.test(phrase) &&
      // "In 2024 members met": a year counts nothing.
      !isYear(phrase.split(' ', 1)[0] ?? '') &&
      !foldWords(model.home?.page.title ?? '').includes(foldWords(phrase)) &&
      !/[,;:]\s/.test(phrase) &&
      !PRICE.test(sentence)
    );
  };
  const options = { except: 'not-counted', confidence: CONFIDENCE.stated, skips: isDated };
  // Of the valley and its birds other pages tell, too.
  const isOwn = (sentence: string, at: { start: number; end: number }) => accepts(sentence, at) && hasTerm(sentence, 'voice', 'own');
  const telling = pages.filter(({ page }) => TELLING_PAGES.has(page.type));
  const others = pages.filter((one) => !telling.includes(one));
  return [
    ...counters(pages),
    ...gluedCounters(pages),
    ...findByTerms('statistics', telling, 'counted-things', { ...options, accepts }),
    ...findByTerms('statistics', others, 'counted-things', { ...options, accepts: isOwn }),
    ...japaneseCounts(pages),
  ].slice(0, 4);
};

/** Words of a date at the start of a text. */
const DATE_WORDS = 3;

/** An entry of a history says who came one day: "10.05.2025 Summer fair, 500 guests", "3 May 2024 · about 300 guests". */
function isDated({ text }: TextBlock): boolean {
  const first = text.split(' ', DATE_WORDS).filter((word) => !word.includes('+'));
  return digitsOf(text.charAt(0)) !== '' && first.some((word) => numberRuns(word).some(isYear));
}

function statistic(page: PageModel['page'], text: string, confidence: number, blocks: readonly TextBlock[]): TrustFinding {
  return { trustKind: 'statistics', text, confidence, quotes: blocks.map((block) => quoteOf(page, block)) };
}

/** Pages whose figures are those of the business. */
const TELLING_PAGES: ReadonlySet<PageType> = new Set<PageType>(['home', 'about', 'team', 'services', 'service', 'contact']);

function japaneseCounts(pages: readonly PageModel[]): TrustFinding[] {
  return pages.flatMap(({ page, content }) =>
    content
      .filter(({ text }) => JAPANESE_COUNT.test(text))
      .slice(0, 1)
      .map((block) => statistic(page, block.text, CONFIDENCE.stated, [block])),
  );
}

const GLUED = /^(?!0\d)(?!(?:19|20)\d\d[\s-])\d[\d.,]{0,8}\s?(?:\+|%|k|km|m²|t)?\+?\s?\p{Lu}?\p{L}{2}[\p{L}\s'’-]{1,30}$/u;
const ROW = 3;
/** Two are enough where both count more than they say: "50+ projects". */
const SHORT_ROW = 2;
/** At least two counters of a row are this high, or they prove nothing. */
const PROVING_COUNT = 10;

/** Counters whose number and label are in one short block: "50+ projects", "120 km of roads", "9 provinces". */
function gluedCounters(pages: readonly PageModel[]): TrustFinding[] {
  for (const { page, content } of pages) {
    const isRow = (row: readonly TextBlock[]) =>
      row.length >= SHORT_ROW && row.every(isGlued) && (row.length >= ROW || row.every(({ text }) => text.includes('+')));
    const row = content.flatMap((_, at) => [content.slice(at, at + ROW), content.slice(at, at + SHORT_ROW)]).find(isRow);
    if (!row) continue;
    return [statistic(page, row.map((block) => block.text).join('; '), CONFIDENCE.mentioned, row)];
  }
  return [];
}

const CELL_TAGS: ReadonlySet<string> = new Set(['li', 'td', 'th', 'tr']);

function isGlued({ tag, text }: TextBlock): boolean {
  return (
    !text.startsWith('0') && !isHeadingTag(tag) && !CELL_TAGS.has(tag) && GLUED.test(text) && !hasTerm(text, 'trust-signals', 'clock-label')
  );
}

const MAX_LABEL_WORDS = 8;

/** At least three blocks that are a bare number, each followed by a short label. */
function counters(pages: readonly PageModel[]): TrustFinding[] {
  for (const { page, content } of pages) {
    const pairs = content.flatMap((block, index) => {
      const label = content[index + 1];
      return countOf(block.text) > 0 && label && isCounterLabel(label) ? [{ block, label }] : [];
    });
    // Beds, floors and steps are few.
    const isFew = pairs.filter(({ block }) => countOf(block.text) >= PROVING_COUNT).length < 2;
    const isSteps = pairs.every(({ block }, index) => Number(block.text) === index + 1);
    // "1891" above what happened then: years count nothing.
    const isHistory = pairs.filter(({ block }) => isYear(block.text)).length * 2 > pairs.length;
    const isPriceOrTime = pairs.some(({ label }) => PRICE.test(label.text) || label.text.includes(':'));
    if (pairs.length < ROW || isFew || isSteps || isHistory || isPriceOrTime) continue;
    const text = pairs.slice(0, 4).map(({ block, label }) => `${block.text} ${label.text}`);
    const labels = pairs.slice(0, ROW).map(({ label }) => label);
    return [statistic(page, text.join('; '), CONFIDENCE.mentioned, labels)];
  }
  return [];
}

/** A number by itself; 0 where the text is none, or a counter that only scripts make run. */
const countOf = (text: string): number => (BARE_NUMBER.test(text) ? Number(digitsOf(text)) : 0);

function isCounterLabel({ tag, text }: TextBlock): boolean {
  if (!/^\D*\p{L}{3}/u.test(text) || splitWords(text).length > MAX_LABEL_WORDS || isHeadingTag(tag) || tag === 'th') return false;
  return !hasTerm(text, 'trust-signals', 'not-counter-label') && !hasTerm(text, 'trust-signals', 'month-start');
}
