import type { PagePlanItem } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { letterRuns } from '#text/characters.ts';
import { memoize } from '#text/memoize.ts';

const isPolicy = memoize((path) => hasTerm(letterRuns(path).join(' '), 'compliance', 'policy'));

/** Whether a page is a legal text: by its type, or by a policy in its path. Its words are nobody's to change but the owner's. */
export function isLegalPage({ path, type }: Pick<PagePlanItem, 'path' | 'type'>): boolean {
  return type === 'legal' || isPolicy(path);
}

/** Groups of `compliance` that name a legal text. */
const LEGAL_TEXTS = ['imprint', 'privacy', 'terms', 'policy'];

/** Whether an address that was not read is that of a legal text, by the words in its path. */
export const isLegalAddress = (path: string): boolean =>
  LEGAL_TEXTS.some((group) => hasTerm(letterRuns(path).join(' '), 'compliance', group));

/** The paths of a plan's legal pages. */
export const legalPathsOf = (plan: readonly PagePlanItem[]): ReadonlySet<string> =>
  new Set(plan.filter(isLegalPage).map(({ path }) => path));
