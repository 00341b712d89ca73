import { describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

describe('passwords', () => {
  it('hashes with argon2id at 19 MiB, two passes, one lane', async () => {
    expect(await passwords.hash('a long enough one')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('salts: the same password never hashes to the same text', async () => {
    expect(await passwords.hash('same password')).not.toBe(await passwords.hash('same password'));
  });

  it.each([
    ['the right password', 'correct horse', true],
    ['another password', 'correct horsf', false],
    ['a password that differs in case', 'Correct horse', false],
  ])('answers %s with %s', async (_what, entered, right) => {
    expect(await passwords.isRight(await passwords.hash('correct horse'), entered)).toBe(right);
  });

  it('refuses every password of an account that does not exist', async () => {
    expect(await passwords.isRight(null, 'anything')).toBe(false);
  });

  it('refuses when the stored hash is damaged', async () => {
    expect(await passwords.isRight('not a hash', 'anything')).toBe(false);
  });
});
