import { defineRegressionCheck } from './regression-checks.ts';

export const speedWorse = defineRegressionCheck({
  id: 'speed-worse',
  area: 'speed',
  title: 'Speed is not worse',
  why: 'Visitors leave slow pages before they see them.',
  red: 'The new site has a speed problem that the old one does not have.',
  categories: ['performance'],
});
