import { isSamePhone } from '#text/words.ts';
import { defineContactCheck } from './contact-checks.ts';

export const phoneLost = defineContactCheck({
  id: 'phone-lost',
  title: 'The phone numbers are there',
  why: 'Who wants to call and finds no number calls a competitor.',
  red: 'A phone number of the business is nowhere on the new site, however it is written.',
  kind: 'phone',
  isSame: isSamePhone,
});
