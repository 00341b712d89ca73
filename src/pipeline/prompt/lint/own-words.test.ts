import { describe, expect, it } from 'vitest';
import { createOwnWords } from './own-words.ts';

const says = createOwnWords([
  '- The green classroom: 2.000 € of prize money and the proceeds of festivals, built in the summer holidays of 2024.',
  '| Which mailbox gets the entries, how long are they kept, and who checks the privacy page? | They are stored. |',
]);

describe('createOwnWords', () => {
  it.each([
    'The classroom was built in the summer holidays of 2024 with a prize of 2,000 euros and festival proceeds.',
    'Do the entries go to the mailbox, how long are they kept, and who checks the privacy page?',
  ])('%s is said in other words', (text) => {
    expect(says(text)).toBe(true);
  });

  it.each([
    'The classroom was built in the summer holidays of 2019 with the proceeds of festivals.',
    'Members carry the association.',
    'The privacy page',
  ])('%s is not', (text) => {
    expect(says(text)).toBe(false);
  });
});
