import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

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

  it.each(['correct horse battery', 'Tr4ck-and-field', 'password of the bakery', 'münchen-südost', 'gK7#pQ2x'])(
    '%s is not one',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it('is also the own address, whole or its first part', () => {
    expect(isCommonPassword('Ada.Byron@shop.example', 'ada.byron@shop.example')).toBe(true);
    expect(isCommonPassword('ada.byron', 'ada.byron@shop.example')).toBe(true);
    expect(isCommonPassword('ada.byron', 'somebody@shop.example')).toBe(false);
  });
});
