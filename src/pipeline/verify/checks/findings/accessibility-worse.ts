import { defineCheck } from '../../define-check.ts';
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

export const accessibilityWorse = defineCheck({
  ...regressions,
  check: (comparison) => [...regressions.check(comparison), ...unopenedPages(comparison, 'whether its contrast is enough')],
});
