import type { Comparison } from '../../compare/comparison.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { unopenedPages } from '../layout/unopened-pages.ts';
import { defineRegressionCheck } from './regression-checks.ts';

const regressions = defineRegressionCheck({
  id: 'accessibility-worse',
  area: 'accessibility',
  title: 'Accessibility is not worse',
  why: 'Low contrast, fields without labels and images without texts shut people out.',
  red: 'The new site has an accessibility problem that the old one does not have.',
  categories: ['accessibility'],
});

const WHAT = 'whether its contrast is enough';

/** Pages that the browser opened without an answer to this: the check of a large page takes longer than a page may. */
function unfinishedPages({ now, pathOf }: Comparison): Draft[] {
  const opened = new Set(now.layouts.map(({ path }) => path));
  return now.site.pages
    .filter((page) => opened.has(pathOf(page)) && !page.axe)
    .map((page) => ({
      status: 'unchecked',
      page: pathOf(page),
      element: 'page',
      why: `Checking this page in the browser took too long, so ${WHAT} is not known.`,
    }));
}

export const accessibilityWorse = defineCheck({
  ...regressions,
  check: (comparison) => [...regressions.check(comparison), ...unopenedPages(comparison, WHAT), ...unfinishedPages(comparison)],
});
