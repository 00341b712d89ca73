import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { headingSkip } from './heading-skip.ts';

const page = (...levels: number[]) => testPage({ headings: levels.map((level) => heading(level, `Level ${level}`)) });

describe('heading-skip', () => {
  it.each([[[]], [[3]], [[1, 2, 3]], [[1, 2, 3, 1]], [[4, 2, 3, 2]], [[1, 1, 2]]])('passes the levels %j', (levels) => {
    expect(findingsOf(headingSkip, page(...levels))).toEqual([]);
  });

  it.each([[[1, 3]], [[2, 4]], [[1, 2, 1, 3]]])('flags the levels %j', (levels) => {
    expect(findingsOf(headingSkip, page(...levels))).toHaveLength(1);
  });

  it('leaves out hidden headings on both sides', () => {
    expect(
      findingsOf(headingSkip, testPage({ headings: [heading(1, 'A'), heading(2, 'B', { hidden: true }), heading(3, 'C')] })),
    ).toHaveLength(1);
    expect(findingsOf(headingSkip, testPage({ headings: [heading(1, 'A'), heading(4, 'B', { hidden: true })] }))).toEqual([]);
  });

  it('shows both levels and the words, and counts', () => {
    const finding = findingOf(headingSkip, page(1, 3, 5));
    expect(finding.evidence).toMatchObject({ selector: 'h3', snippet: 'h3 “Level 3” after h1', count: 2 });
    expect(finding.fix).toContain('an h2');
  });
});
