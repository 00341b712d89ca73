import { hasTerm } from '#lexicon/match-terms.ts';
import { lowerFirst } from '#text/characters.ts';
import { listed } from '#text/list.ts';
import { splitSentences } from '#text/segment.ts';
import { legalPathsOf } from '../../strategy/legal-page.ts';
import { bullets } from '../block.ts';
import { isWritten } from '../is-written.ts';
import type { PromptContext } from '../prompt-context.ts';
import { siteText } from '../site-text.ts';
import { hostingTests } from './issues.ts';
import type { Wording } from './wording.ts';

/** What remains to be done once the site is live. */
export type AfterFacts = {
  hasForms: boolean;
  /** How many addresses of today stay. */
  addresses: number;
  hasRedirects: boolean;
  /** Tests of what host or owner see to, as one sentence without a period; '' without any. */
  hosting: string;
  /** Names of the events to count, the most important first. */
  events: string;
  /** Path of today's sitemap, '' without one. */
  sitemap: string;
  /** Whether today's site is in a file of its own. */
  hasToday: boolean;
};

const EVENTS = 4;
const NO_MESSAGE = new Set(['search', 'login']);

/** Whether a legal page of the site promises that nobody is tracked: then nothing is counted. */
function isUntracked({ craft, engineer }: PromptContext['strategy']): boolean {
  const legal = legalPathsOf(engineer.pagePlan);
  const texts = (craft.wholeTexts ?? []).filter(({ path }) => legal.has(path)).flatMap(({ parts }) => parts.map(({ text }) => text));
  return texts.some((text) => splitSentences(text).some((sentence) => hasTerm(sentence, 'site-rules', 'no-tracking')));
}

/** Gathers what is left to do after publishing. */
export function afterFacts(context: PromptContext): AfterFacts {
  const { engineer, diagnose } = context.strategy;
  return {
    // A search or a login sends nobody a message.
    hasForms: engineer.forms.some(({ decision, purpose }) => decision !== 'drop' && !NO_MESSAGE.has(purpose)),
    addresses: engineer.pagePlan.filter(({ decision, read }) => decision === 'keep' && read !== false).length,
    hasRedirects: engineer.urlMap.length > 0,
    hosting: hostingTests(context).map(lowerFirst).join('; '),
    events: isUntracked(context.strategy)
      ? ''
      : listed([...new Set(diagnose.measures.map(({ event }) => siteText(event)))].slice(0, EVENTS)),
    sitemap: siteText(engineer.crawlFiles.sitemap),
    hasToday: isWritten(context.strategy) && Boolean(context.strategy.craft.wholeTexts?.length),
  };
}

/** The steps after publishing in the builder's words. */
export function afterList(context: PromptContext, { after, mark }: Wording): string {
  return bullets(after(afterFacts(context)), mark);
}
