import { describe, expect, it } from 'vitest';
import { staysWordForWord } from './choices.ts';

const chosen = (decision: 'keep') => ({ decision, mergeInto: '', reason: 'Says the same.' });

describe('staysWordForWord', () => {
  const pages = new Map([['/news', chosen('keep')]]);
  const sections = new Map([['/about', []]]);

  it('is true of a page that a strategist answered without sections, where others have some', () => {
    expect(staysWordForWord('/news', { pages, sections })).toBe(true);
    expect(staysWordForWord('/about', { pages, sections })).toBe(false);
    expect(staysWordForWord('/news', { pages })).toBe(false);
  });
});
