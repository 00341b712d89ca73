import type { Evidence } from '#contracts/evidence.ts';
import type { AnsweredLine, StrategistAnswer } from '#contracts/strategist-answer.ts';
import type { CopyLine, Strategy } from '#contracts/strategy.ts';
import { isRespelled } from '#text/respelling.ts';
import { createQuoteFinder } from '../../insight/model/find-quote.ts';
import type { QuotedPage } from '../../insight/model/quote-pages.ts';
import type { Reading } from '../read-site.ts';
import { MOST } from './limits.ts';
import { createImageFinder, type SiteImage } from './site-images.ts';
import { type AnswerWords, createTextVerifier, type TextVerifier } from './verify-text.ts';

/** What an answer is read against: the site, the built-in strategy, and the pages as the question named them. */
export type AnswerSources = { reading: Reading; strategy: Strategy; pages: readonly QuotedPage[] };

/** A text that was not used, and the reason in words for a note. */
export type DroppedText = { text: string; why: string };

/** What every part of an answer is read with. */
export type AnswerContext = AnswerSources & {
  verify: TextVerifier;
  /** Counts a text as kept (`why` is '') or dropped; whether it is kept. */
  pass(text: string, why: string): boolean;
  /** The quotes that the site really has, with the whole texts around them. */
  proofOf(quotes: AnsweredLine['quotes']): { evidence: Evidence[]; texts: string[] };
  kindOf(text: string): CopyLine['kind'];
  /** An image of the site by its path, with the words that `page` has for it. */
  imageOf(path: string, page?: string): SiteImage | undefined;
  /** All texts of a page, by URL: a figure next to a quote may be anywhere on it. */
  textsOfPage(url: string): readonly string[];
  tally(): { kept: number; dropped: readonly DroppedText[] };
};

const MAX_EVIDENCE = 3;

/** The context of one answer. `words`: what the answer itself shows of its words and lists. `replaced`: words of today and what replaces them. */
export function createAnswerContext(
  sources: AnswerSources,
  words: AnswerWords = {},
  replaced: StrategistAnswer['leaveOut'] = [],
): AnswerContext {
  const { reading, strategy, pages } = sources;
  const byId = new Map(pages.map(({ id, page }) => [id, page]));
  const find = createQuoteFinder(reading.site.pages);
  const texts = new Map(
    reading.pages.map(({ page }) => [page.url, [...page.blocks.map((block) => block.text), ...page.images.map(({ alt }) => alt ?? '')]]),
  );
  const pageOf = (id: string) => byId.get(id.trim().toLowerCase());
  const respelled = replaced
    .filter(({ quote, instead, page }) => isRespelled(quote, instead) && find(quote, pageOf(page)) !== undefined)
    .map(({ instead }) => instead);
  const dropped: DroppedText[] = [];
  let kept = 0;
  return {
    ...sources,
    verify: createTextVerifier(reading, strategy, { ...words, respelled }),
    pass(text, why) {
      if (why === '') kept += 1;
      else dropped.push({ text, why });
      return why === '';
    },
    proofOf(quotes) {
      const found = quotes.slice(0, MOST.quotes).flatMap(({ page, quote }) => find(quote, pageOf(page)) ?? []);
      return { evidence: found.map(({ evidence }) => evidence).slice(0, MAX_EVIDENCE), texts: found.map(({ text }) => text) };
    },
    kindOf: (text) => (reading.says(text) ? 'observed' : 'inferred'),
    imageOf: createImageFinder(reading),
    textsOfPage: (url) => texts.get(url) ?? [],
    tally: () => ({ kept, dropped }),
  };
}
