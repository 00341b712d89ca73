import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PASSWORD_MIN_LENGTH } from '#contracts/user.ts';
import { isCommonPassword } from './password-policy.ts';

describe('a common password', () => {
  it.each([
    'password',
    'Password1',
    '12345678',
    'QWERTYUIOP',
    'iloveyou',
    'p@ssw0rd',
    'Welcome123!',
    'admin2024',
    'zzzzzzzzzzzz',
    ' password ',
  ])('%s is refused', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['Sitebrief-2026', 'ADMINISTRATOR#1', '4711 super-admin', '1enterprise1'])(
    'is also a word of the product with digits: %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each([
    'correct horse battery',
    'Tr4ck-and-field',
    'password of the bakery',
    'münchen-südost',
    'gK7#pQ2x',
    'an admin of sitebrief',
    '# of nothing',
  ])('%s is not one', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is also the own address, whole or its first part', () => {
    expect(isCommonPassword('Ada.Byron@shop.example', 'ada.byron@shop.example')).toBe(true);
    expect(isCommonPassword('ada.byron', 'ada.byron@shop.example')).toBe(true);
    expect(isCommonPassword('ada.byron', 'someone@shop.example')).toBe(false);
  });
});

it('the list has more than the 3,000 most used ones that are long enough, each refused, and none twice', () => {
  const lines = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8').split('\n');
  const passwords = lines.filter((line) => line !== '' && !/^#(?: |$)/.test(line));
  expect(passwords.length).toBeGreaterThan(10_000);
  expect(new Set(passwords).size).toBe(passwords.length);
  expect(passwords.filter((password) => password.length < PASSWORD_MIN_LENGTH || !isCommonPassword(password.toUpperCase()))).toEqual([]);
});
