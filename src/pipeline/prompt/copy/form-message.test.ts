import { expect, it } from 'vitest';
import { isFormMessage } from './form-message.ts';

it.each([
  ['Danke! Ihre Anfrage wurde gesendet. Wir melden uns.', true],
  ['Thank you, we have received your message.', true],
  ['Thank you to all who made this bakery possible.', false],
  ['Orders that are sent before noon arrive the next day.', false],
])('%s', (text, expected) => {
  expect(isFormMessage(text)).toBe(expected);
});
