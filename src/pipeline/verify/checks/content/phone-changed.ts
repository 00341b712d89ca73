import { defineDifferenceCheck } from './text-checks.ts';

export const phoneChanged = defineDifferenceCheck('phone', {
  id: 'phone-changed',
  title: 'Phone numbers in texts are what they were',
  why: 'One wrong digit, and every call goes to a stranger.',
  red: 'A text gives another phone number than before.',
});
