import { defineInventionCheck } from './sentence-checks.ts';

export const inventedFigure = defineInventionCheck({
  id: 'invented-figure',
  title: 'No figure is invented',
  why: '"Over 500 happy customers" is what builders write where they know nothing.',
  red: 'A new sentence has a number that nobody named.',
  kind: 'figure',
});
