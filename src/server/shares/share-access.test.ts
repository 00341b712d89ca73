import { describe, expect, it } from 'vitest';
import { hashToken, makeAccess, mayRead, newToken } from './share-access.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = new Date('2026-11-23T12:00:00Z');
const share = { id: 's1', passwordHash: '$argon2id$one' };

describe('the token of a link', () => {
  it('has 256 random bits, and is stored as a hash', () => {
    const token = newToken();
    expect(Buffer.from(token, 'base64url').length).toBe(32);
    expect(newToken()).not.toBe(token);
    expect(hashToken(token)).not.toContain(token.slice(0, 8));
    expect(hashToken(token)).toBe(hashToken(token));
  });
});

describe('access to a link with a password', () => {
  const cookie = makeAccess(share, SECRET, NOW);

  it('lasts twelve hours', () => {
    expect(mayRead(share, cookie, SECRET, new Date('2026-11-23T23:59:00Z'))).toBe(true);
    expect(mayRead(share, cookie, SECRET, new Date('2026-11-24T00:01:00Z'))).toBe(false);
  });

  it.each([
    ['no cookie', share, undefined, SECRET],
    ['another link', { ...share, id: 's2' }, cookie, SECRET],
    ['another password', { ...share, passwordHash: '$argon2id$two' }, cookie, SECRET],
    ['another secret', share, cookie, `${SECRET}!`],
    ['a longer time', share, `9${cookie}`, SECRET],
    ['nothing signed', share, '9999999999999.', SECRET],
  ])('is not given by %s', (_, locked, given, secret) => {
    expect(mayRead(locked, given, secret, NOW)).toBe(false);
  });

  it('needs nothing where there is no password', () => {
    expect(mayRead({ id: 's1', passwordHash: null }, undefined, SECRET, NOW)).toBe(true);
  });
});
