import { describe, expect, it } from 'vitest';
import { findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { duplicateH1 } from './duplicate-h1.ts';

const page = (path: string, text: string, hidden = false) =>
  testPage({ url: `https://example.com${path}`, headings: [heading(1, text, { hidden })] });

describe('duplicate-h1', () => {
  it('passes headings of their own, none, and hidden ones', () => {
    expect(findingsOf(duplicateH1, [page('/', 'Bread'), page('/a', 'Rye')])).toEqual([]);
    expect(findingsOf(duplicateH1, [page('/', ''), page('/a', '')])).toEqual([]);
    expect(findingsOf(duplicateH1, [page('/', 'Bread'), page('/a', 'Bread', true)])).toEqual([]);
  });

  it('reports every page of the group and names the others', () => {
    const findings = findingsOf(duplicateH1, [page('/', 'Our bread'), page('/a', 'our  Bread')]);
    expect(findings.map(({ page: path, evidence }) => [path, evidence.snippet, evidence.more])).toEqual([
      ['/', 'Our bread', ['/a']],
      ['/a', 'our  Bread', ['/']],
    ]);
  });
});
