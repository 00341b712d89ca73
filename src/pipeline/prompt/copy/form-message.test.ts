import { expect, it } from 'vitest';
import { isFormMessage } from './form-message.ts';

it.each([
  ['Danke! Ihre Anfrage wurde gesendet. Wir melden uns.', true],
  ['Thank you, we have received your message.', true],
  ['Thank you to all who made this bakery possible.', false],
  ['Grazie a contributi ricevuti disponiamo di due autovetture.', false],
  [`Thank you for the letters that we received. ${'They tell how bread was baked in our village. '.repeat(4)}`, false],
  ['Orders that are sent before noon arrive the next day.', false],
])('%s', (text, expected) => {
  expect(isFormMessage(text)).toBe(expected);
});
