import { describe, expect, it } from 'vitest';
import type { Grade } from '#contracts/finding.ts';
import { defineAudit } from './define-audit.ts';
import { CATEGORY_SHARE, type Scored, scoresOf } from './scores.ts';

const scored = (
  category: 'seo' | 'ux',
  severity: 'high' | 'medium' | 'low',
  weight: 1 | 2 | 3,
  applied: number,
  failed: number,
  grade: Grade = 'A',
): Scored => ({
  applied,
  failed,
  audit: {
    ...defineAudit(category === 'seo' ? 'seo/missing-title' : 'ux/missing-contact', { check: () => null }),
    grade,
    severity,
    weight,
  },
});

describe('scoresOf', () => {
  it('has shares that sum to one', () => {
    expect(Object.values(CATEGORY_SHARE).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is null where nothing applied', () => {
    expect(scoresOf([])).toEqual({
      overall: null,
      seo: null,
      ux: null,
      accessibility: null,
      performance: null,
      content: null,
      security: null,
    });
    expect(scoresOf([scored('seo', 'high', 3, 0, 0)]).seo).toBeNull();
  });

  it.each([
    ['all pages pass', [scored('seo', 'high', 3, 4, 0)], 100],
    ['all pages fail', [scored('seo', 'low', 1, 4, 4)], 0],
    ['one page of four fails', [scored('seo', 'high', 1, 4, 1)], 75],
    ['a high issue weighs three times a low one', [scored('seo', 'high', 1, 1, 1), scored('seo', 'low', 1, 1, 0)], 25],
    ['weight counts within a severity', [scored('seo', 'low', 3, 1, 0), scored('seo', 'low', 1, 1, 1)], 75],
  ])('%s', (_, outcomes, score) => {
    expect(scoresOf(outcomes).seo).toBe(score);
  });

  it('counts grades A and B alone', () => {
    expect(
      scoresOf([scored('seo', 'high', 3, 1, 1, 'C'), scored('seo', 'high', 3, 1, 1, 'D'), scored('seo', 'low', 1, 1, 0, 'B')]).seo,
    ).toBe(100);
    expect(scoresOf([scored('seo', 'high', 3, 1, 0, 'C')]).seo).toBeNull();
  });

  it('weighs the categories that have a score', () => {
    expect(scoresOf([scored('seo', 'high', 1, 1, 0), scored('ux', 'high', 1, 1, 1)]).overall).toBe(Math.round((100 * 0.3) / 0.4));
  });
});
