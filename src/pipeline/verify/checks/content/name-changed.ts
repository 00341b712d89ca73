import { defineDifferenceCheck } from './text-checks.ts';

export const nameChanged = defineDifferenceCheck('name', {
  id: 'name-changed',
  title: 'Names are what they were',
  why: 'A wrong name of a person, place or product is noticed by those who matter most.',
  red: 'A text has another name than before.',
});
