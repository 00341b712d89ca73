import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { multipleH1 } from './multiple-h1.ts';

describe('multiple-h1', () => {
  it.each([
    ['one main heading', [heading(1, 'Bread')]],
    ['none', []],
    ['a second one that is empty', [heading(1, 'Bread'), heading(1, '')]],
    ['a second one that is hidden', [heading(1, 'Bread'), heading(1, 'Rolls', { hidden: true })]],
  ])('passes %s', (_, headings) => {
    expect(findingsOf(multipleH1, testPage({ headings }))).toEqual([]);
  });

  it('shows the first and counts all', () => {
    const { evidence } = findingOf(multipleH1, testPage({ headings: [heading(1, 'Bread'), heading(2, 'Rye'), heading(1, 'Rolls')] }));
    expect(evidence).toMatchObject({ snippet: 'Bread', count: 2, more: ['h1: Rolls'] });
  });
});
