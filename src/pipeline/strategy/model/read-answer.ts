import type { StrategistAnswer } from '#contracts/strategist-answer.ts';
import { distinctBy } from '#text/words.ts';
import type { StrategyChoices } from '../choices/choices.ts';
import { plannedPage } from '../engineer/page-plan.ts';
import { textsOf } from '../grounding/grounding.ts';
import { aboutTheSite } from './about-the-site.ts';
import { type AnswerContext, type AnswerSources, createAnswerContext, type DroppedText } from './answer-context.ts';
import { entryCounts } from './entry-counts.ts';
import { LENGTH } from './limits.ts';
import { readForms } from './read-forms.ts';
import { createLinkReader } from './read-links.ts';
import { addedPaths, readPages } from './read-pages.ts';
import { readAcceptance, readCopyLine, readDesign, readPosition } from './read-position.ts';

/** A verified answer: the choices, how many texts they hold, and why others were dropped. */
export type ReadAnswer = { choices: StrategyChoices; kept: number; dropped: readonly DroppedText[] };

/** Holds every text of a model's answer against the site. What breaks a rule is dropped; the built-in strategy has something in its place. */
export function readAnswer(given: StrategistAnswer, sources: AnswerSources): ReadAnswer {
  const answer = aboutTheSite(given, sources.reading);
  const context = createAnswerContext(sources, { ordinary: smallWords(answer), counts: entryCounts(answer.pages) }, answer.leaveOut);
  const choices: StrategyChoices = {
    opening: readPosition(answer, context),
    ...readSite(answer, context),
    ...defined({
      headline: readCopyLine(answer.headline, LENGTH.headline, context),
      subhead: readCopyLine(answer.subhead, LENGTH.subhead, context),
      design: readDesign(answer.design, context),
    }),
    acceptance: readAcceptance(answer.acceptance, context),
  };
  const read = { choices, ...context.tally() };
  const empty = answer.pages.filter(({ decision, path }) => decision === 'add' && !choices.pages?.has(path.trim()));
  if (empty.length === 0) return read;
  // Nothing may lead to a page of which no text was kept.
  const rest = readAnswer({ ...answer, pages: answer.pages.filter((page) => !empty.includes(page)) }, sources);
  return { ...rest, dropped: distinctBy([...read.dropped, ...rest.dropped], ({ text, why }) => `${why} ${text}`) };
}

/** The words that an answer writes small: with a capital in a title, they are no names. */
function smallWords(answer: StrategistAnswer): ReadonlySet<string> {
  const texts = [...textsOf(answer)];
  return new Set(texts.flatMap((text) => text.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}(?![\p{L}\p{N}])/gu) ?? []));
}

/** Pages, forms and links, which name each other. */
function readSite(answer: StrategistAnswer, context: AnswerContext): Partial<StrategyChoices> {
  const { strategy, reading } = context;
  const added = addedPaths(answer.pages, context);
  const pathOfPage = (path: string) =>
    added.find((one) => one === path) ?? plannedPage(path, strategy.engineer.pagePlan)?.path ?? (path === '' ? reading.home.path : '');
  const links = createLinkReader(context, added);
  const forms = readForms(answer.forms, context, pathOfPage);
  const secondary = answer.secondaryButton && links.link(answer.secondaryButton);
  return {
    ...readPages(answer.pages, context, { links, forms, added }),
    forms,
    ...defined({
      primaryButton: (answer.primaryButton && links.link(answer.primaryButton)) ?? undefined,
      secondaryButton: secondary ? { text: secondary.label, kind: 'inferred' as const, evidence: [] } : undefined,
      navigation: links.navigation(answer.navigation),
    }),
  };
}

/** The object without keys whose value is undefined. */
function defined<T extends object>(parts: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
