import { expect, it } from 'vitest';
import { findInnerNames } from './find-inner-names.ts';

it.each([
  ['leaves out the first word of a sentence', 'We repair boats. Fisher pays.', []],
  ['finds names after words, figures and commas', 'Built with Fisher, Boat 5 Havel and Ely.', ['Fisher', 'Boat', 'Havel', 'Ely']],
  ['keeps what belongs to a name', 'Made with Node.js for O’Hara and a Ford-Smith.', ['Node.js', 'O’Hara', 'Ford-Smith']],
  ['knows names of one letter and of other alphabets', 'With vitamin C for Élise и Анна', ['C', 'Élise', 'Анна']],
])('%s', (_, text, names) => {
  expect(findInnerNames(text)).toEqual(names);
});
