import { describe, expect, it } from 'vitest';
import { industryLeaf } from '#contracts/taxonomy.ts';
import { LIST_DATE, LISTED_LEAVES, wellKnownNames } from './well-known-names.ts';

describe('the bundled list of well-known names', () => {
  it('has at least 24 categories of our taxonomy', () => {
    expect(LISTED_LEAVES.length).toBeGreaterThanOrEqual(24);
    expect(LISTED_LEAVES.filter((leaf) => !industryLeaf(leaf))).toEqual([]);
  });

  it.each(LISTED_LEAVES.map((leaf) => [leaf]))('names at least eight for %s, each once and with a host', (leaf) => {
    const names = wellKnownNames(leaf);
    expect(names.length).toBeGreaterThanOrEqual(8);
    expect(new Set(names.map((entry) => entry.host)).size).toBe(names.length);
    for (const { name, host } of names) {
      expect(name).not.toBe('');
      expect(host).toMatch(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
    }
  });

  it('carries its date', () => {
    expect(LIST_DATE).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('has nothing for a category without a list', () => {
    expect(wellKnownNames('no-such-leaf')).toEqual([]);
  });
});
