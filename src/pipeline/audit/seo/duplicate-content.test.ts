import { describe, expect, it } from 'vitest';
import { findingsOf, testPage } from '#testing/audit-page.ts';
import { duplicateContent } from './duplicate-content.ts';

const copy = { url: 'https://example.com/copy', textHash: 'same' };

describe('duplicate-content', () => {
  it.each([
    ['different texts', { textHash: 'other' }, {}],
    ['copies that name one canonical page', { textHash: 'same' }, { canonical: 'https://example.com/' }],
    ['pages with hardly any text', { textHash: 'same', wordCount: 5 }, { wordCount: 5 }],
    ['pages without a hash', { textHash: '' }, { textHash: '' }],
  ])('passes %s', (_, one, other) => {
    expect(findingsOf(duplicateContent, [testPage(one), testPage({ ...copy, ...other })])).toEqual([]);
  });

  it('reports both pages and names the other', () => {
    const findings = findingsOf(duplicateContent, [testPage({ textHash: 'same' }), testPage(copy)]);
    expect(findings.map(({ page, evidence }) => [page, evidence.more])).toEqual([
      ['/', ['/copy']],
      ['/copy', ['/']],
    ]);
  });
});
