import { defineDifferenceCheck } from './text-checks.ts';

export const dateChanged = defineDifferenceCheck('date', {
  id: 'date-changed',
  title: 'Dates and years are what they were',
  why: 'A founding year or a date that changes makes all others doubtful.',
  red: 'A text gives another date or year than before.',
});
