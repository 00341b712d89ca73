import { describe, expect, it } from 'vitest';
import { sanitizeJson, sanitizeText } from './sanitize-text.ts';

describe('sanitizeText', () => {
  it.each([
    ['plain text stays', 'Grüße, 世界 🎈', 'Grüße, 世界 🎈'],
    ['NUL goes', 'a\u0000b\u0000', 'ab'],
    ['a lone high surrogate becomes the replacement character', 'a\ud800b', 'a\ufffdb'],
    ['a lone low surrogate becomes the replacement character', '\udc00', '\ufffd'],
  ])('%s', (_name, given, wanted) => {
    expect(sanitizeText(given)).toBe(wanted);
  });
});

describe('sanitizeJson', () => {
  it('cleans texts and keys at every depth and keeps the rest', () => {
    const given = { 'k\u0000': ['\ud800', { deep: 'x\u0000' }], number: 1.5, yes: true, none: null };
    expect(sanitizeJson<unknown>(given)).toEqual({ k: ['\ufffd', { deep: 'x' }], number: 1.5, yes: true, none: null });
  });
});
