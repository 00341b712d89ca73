import type { ProtectedItem, Strategy } from '#contracts/strategy.ts';
import { memoize } from '#text/memoize.ts';
import { mentions } from '../mentions.ts';
import type { PromptContext } from '../prompt-context.ts';
import { siteText, withoutPeriod } from '../site-text.ts';
import subjects from './check-subjects.json' with { type: 'json' };

const CHECKS = 5;

/** What an audit is about: `title`, `image` ...; '' where no word tells. */
export const subjectOf = memoize((title): string => Object.entries(subjects).find(([, words]) => mentions(title, words))?.[0] ?? '');

/** Tells whether something to keep is about the same as an issue to fix: "every page has a title" next to "fix the titles". */
export function contradictsFixes({
  recommendations,
}: Pick<Strategy, 'recommendations'>): (item: Pick<ProtectedItem, 'kind' | 'text'>) => boolean {
  const fixed = new Set(recommendations.filter(({ findingIds }) => findingIds.length > 0).map(({ title }) => subjectOf(title)));
  return ({ kind, text }) => kind === 'check' && fixed.has(subjectOf(text));
}

/** Checks that pass today and that no issue changes; a few, since they are many. */
export function passingChecks({ strategy }: Pick<PromptContext, 'strategy'>): string[] {
  const isFixed = contradictsFixes(strategy);
  const passing = strategy.evaluate.works.filter((item) => item.kind === 'check' && !isFixed(item));
  return passing.slice(0, CHECKS).map(({ text }) => withoutPeriod(siteText(text)));
}
