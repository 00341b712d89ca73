import { defineDifferenceCheck } from './text-checks.ts';

export const negationChanged = defineDifferenceCheck('negation', {
  id: 'negation-changed',
  title: 'No statement is turned around',
  why: 'One word makes "never frozen" into "frozen".',
  red: 'A text has a negation more or less than before.',
});
