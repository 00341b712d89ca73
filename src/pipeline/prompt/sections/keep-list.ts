import type { ProtectedItem, Strategy } from '#contracts/strategy.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import { createSaidTexts } from '../copy/said-texts.ts';
import { mentions } from '../mentions.ts';
import type { PromptContext } from '../prompt-context.ts';
import { siteText } from '../site-text.ts';
import subjects from './check-subjects.json' with { type: 'json' };

/** Kinds of protected items that have lists of their own. */
const LISTED_ELSEWHERE = new Set<ProtectedItem['kind']>(['url', 'page', 'title', 'proof', 'form', 'function', 'legal']);
const CHECKS = 8;

/** What an audit is about: `title`, `image` ...; '' where no word tells. */
export function subjectOf(title: string): string {
  return Object.entries(subjects).find(([, words]) => mentions(title, words))?.[0] ?? '';
}

/** Tells whether something to keep is about the same as an issue to fix: "every page has a title" next to "fix the titles". */
export function contradictsFixes({
  recommendations,
}: Pick<Strategy, 'recommendations'>): (item: Pick<ProtectedItem, 'kind' | 'text'>) => boolean {
  const fixed = new Set(recommendations.filter(({ findingIds }) => findingIds.length > 0).map(({ title }) => subjectOf(title)));
  return ({ kind, text }) => kind === 'check' && fixed.has(subjectOf(text));
}

/**
 * What works today and has no list of its own: texts that the copy in `shown` does not give, and passed checks. An item that an issue
 * changes, or that the strategy leaves out, is not kept.
 */
export function keepLines({ strategy }: PromptContext, shown = ''): string[] {
  const [isFixed, isLeftOut] = [contradictsFixes(strategy), leftOutTexts(strategy)];
  const said = createSaidTexts();
  said.add(shown);
  const items = strategy.evaluate.works.filter((item) => !LISTED_ELSEWHERE.has(item.kind) && !isFixed(item) && !isLeftOut(item.text));
  const texts = items.filter(({ kind }) => kind !== 'check').map(({ text }) => siteText(text));
  const checks = items.filter(({ kind }) => kind === 'check').map(({ text }) => siteText(text));
  const kept = texts.filter((text) => text !== '' && !said.has(text));
  // A strategist's copy is complete: nothing else of today's texts is to be kept.
  return strategy.writer?.answer ? [] : [...kept, ...checks.slice(0, CHECKS)];
}
