import { defineDifferenceCheck } from './text-checks.ts';

export const emailChanged = defineDifferenceCheck('email', {
  id: 'email-changed',
  title: 'Email addresses in texts are what they were',
  why: 'Messages to a wrong address are lost without a word.',
  red: 'A text gives another email address than before.',
});
