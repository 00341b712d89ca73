import { describe, expect, it } from 'vitest';
import { sanitizeJson, sanitizeText } from './sanitize-json.ts';

describe('sanitizeText', () => {
  it.each([
    ['plain', 'plain'],
    ['nul\0 inside', 'nul inside'],
    ['half \ud83d pair', 'half \ufffd pair'],
    ['\ud83d\0\ude00', '😀'],
    ['😀', '😀'],
  ])('%j becomes %j', (text, clean) => expect(sanitizeText(text)).toBe(clean));
});

describe('sanitizeJson', () => {
  it('cleans texts and names at any level, and numbers that JSON has no form for', () => {
    const given = { a: ['x\0', 1, Number.NaN], 'b\0': { c: '\ud83d', d: Number.POSITIVE_INFINITY, e: null, f: true } };
    expect(sanitizeJson<unknown>(given)).toEqual({ a: ['x', 1, null], b: { c: '\ufffd', d: null, e: null, f: true } });
  });

  it('does not change the value it is given', () => {
    const given = { a: ['x\0'] };
    sanitizeJson(given);
    expect(given).toEqual({ a: ['x\0'] });
  });

  it('copies only what it has to clean', () => {
    const clean = { list: [1, 'a'] };
    expect(sanitizeJson(clean)).toBe(clean);
    const mixed = { clean, bad: '\0' };
    expect(sanitizeJson(mixed).clean).toBe(clean);
  });

  it('cuts what is nested more than 64 levels deep', () => {
    const nested = (levels: number): unknown => (levels === 0 ? 'end' : [nested(levels - 1)]);
    expect(JSON.stringify(sanitizeJson(nested(64)))).toContain('end');
    const deep = JSON.stringify(sanitizeJson(nested(70)));
    expect(deep).toBe(`${'['.repeat(64)}null${']'.repeat(64)}`);
  });
});
