import { defineDifferenceCheck } from './text-checks.ts';

export const figureChanged = defineDifferenceCheck('figure', {
  id: 'figure-changed',
  title: 'Figures are what they were',
  why: 'Builders round, correct and embellish numbers.',
  red: 'A text gives another number than before.',
});
