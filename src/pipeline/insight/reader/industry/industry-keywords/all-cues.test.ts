import { describe, expect, it } from 'vitest';
import { INDUSTRY_LEAVES } from '#contracts/taxonomy.ts';
import { ALL_CUES } from './all-cues.ts';

describe('taxonomy cues', () => {
  it('has telling and supporting cues for every leaf and for nothing else', () => {
    expect(Object.keys(ALL_CUES).sort()).toEqual(INDUSTRY_LEAVES.map((leaf) => leaf.id).sort());
    for (const [telling, supporting] of Object.values(ALL_CUES)) {
      expect(telling.split('|').length).toBeGreaterThan(2);
      expect(supporting.split('|').length).toBeGreaterThan(2);
    }
  });
});
