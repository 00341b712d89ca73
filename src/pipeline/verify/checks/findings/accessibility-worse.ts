import { defineRegressionCheck } from './regression-checks.ts';

export const accessibilityWorse = defineRegressionCheck({
  id: 'accessibility-worse',
  area: 'accessibility',
  title: 'Accessibility is not worse',
  why: 'Low contrast, fields without labels and images without texts shut people out.',
  red: 'The new site has an accessibility problem that the old one does not have.',
  categories: ['accessibility'],
});
