import { describe, expect, it } from 'vitest';
import { decodeProtectedEmail, findEmails } from './email-addresses.ts';

describe('findEmails', () => {
  it.each([
    ['Write to jo.doe+x@mail.example.org.', ['jo.doe+x@mail.example.org']],
    ['jo [at] example [dot] org', ['jo@example.org']],
    ['jo(at)example.org', ['jo@example.org']],
    ['jo at example dot org', ['jo@example.org']],
    ['We are at home in example.org', []],
    ['image@2x.png and @handle', []],
  ])('%s', (text, found) => {
    expect(findEmails(text).map((match) => match.value)).toEqual(found);
  });
});

describe('decodeProtectedEmail', () => {
  it('decodes protected addresses', () => {
    const key = 0x5a;
    const hex = [key, ...Buffer.from('a@b.org').map((byte) => byte ^ key)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(decodeProtectedEmail(hex)).toBe('a@b.org');
    expect(decodeProtectedEmail('zz')).toBeNull();
  });
});
