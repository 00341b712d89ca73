import { defineDifferenceCheck } from './text-checks.ts';

export const hoursChanged = defineDifferenceCheck('hours', {
  id: 'hours-changed',
  title: 'Times are what they were',
  why: 'A visitor who finds it closed does not come back.',
  red: 'A text gives other times than before.',
});
