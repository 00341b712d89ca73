import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '#contracts/errors.ts';

/** One per line, with source and license at the top; over 10,000, all of eight characters or more and in lower case. */
const LIST = readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8');

/** The words people extend most often, and how: some 2,000 more. Those under eight characters never get here. */
const WORDS =
  'password passwort qwerty admin welcome letmein login master hello monkey dragon shadow sunshine princess football baseball superman iloveyou michael jordan jessica ashley daniel charlie thomas andrew hunter soccer hockey killer pepper ginger summer winter spring autumn flower purple orange secret access test user guest root pass love angel lucky happy money freedom computer internet samsung google apple chelsea liverpool arsenal pokemon naruto batman starwars tiger';
const ENDINGS =
  '1 2 12 123 1234 12345 123456 ! 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 01 007 11 22 69 77 88 99 00 321 111 666 777 2000 2010 2020 2021 2022 2023 2024 2025 2026';

/** Context-specific words (ASVS 5.0, 6.1.2): the product's name, its roles and plans. Digits and symbols around them make no password. */
const CONTEXT_WORDS = new Set('sitebrief sitebriefadmin admin administrator superadmin superuser sysadmin enterprise'.split(' '));

const listed = LIST.split('\n').filter((line) => line !== '' && !line.startsWith('# ') && line !== '#');
const COMMON: ReadonlySet<string> = new Set([
  ...listed,
  ...WORDS.split(' ').flatMap((word) => ENDINGS.split(' ').map((ending) => `${word}${ending}`)),
]);

/**
 * Whether a password is one that guessing programs try first, in upper or lower case (ASVS 5.0, 6.2.4 and 6.2.11): a well-known one, one
 * character repeated, a word of this product with digits and symbols, or the user's own email or the part before its @.
 */
export function isCommonPassword(password: string, email = ''): boolean {
  const plain = password.trim().toLowerCase();
  if (COMMON.has(plain) || new Set(plain).size <= 1) return true;
  if (CONTEXT_WORDS.has(plain.replace(/[^\p{L}]+/gu, ''))) return true;
  return email !== '' && (plain === email || plain === email.split('@', 1)[0]);
}

/** Throws `invalid-input` for a password that is easy to guess. The contract checks the length. */
export function rejectCommonPassword(password: string, email: string): void {
  if (isCommonPassword(password, email)) throw new AppError('invalid-input', 'This password is too common. Please choose another one.');
}
