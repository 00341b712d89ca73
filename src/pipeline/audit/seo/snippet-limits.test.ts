import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, heading, testPage } from '#testing/audit-page.ts';
import { snippetLimits } from './snippet-limits.ts';

const withheld = (selector: string, words: number) => ({ noSnippet: [{ selector, words, snippet: 'Only for members' }] });

describe('snippet-limits', () => {
  it.each(['', 'index, follow', 'max-snippet:-1', 'max-snippet: 160, max-image-preview:large', 'noarchive'])(
    'passes robots %j',
    (robots) => {
      expect(findingsOf(snippetLimits, testPage({ robots }))).toEqual([]);
    },
  );

  it.each(['nosnippet', 'noarchive,nosnippet', 'max-snippet:0', 'max-snippet: 20', 'googlebot: nosnippet'])('flags robots %j', (robots) => {
    expect(findingOf(snippetLimits, testPage({ robots })).evidence.snippet).toBe(robots);
  });

  it('names the header, and reads the meta tags of single crawlers', () => {
    const headers = { 'x-robots-tag': 'nosnippet' };
    expect(findingOf(snippetLimits, testPage({ robots: 'nosnippet', headers })).evidence.header).toBe('x-robots-tag');
    expect(findingOf(snippetLimits, testPage({ meta: { googlebot: 'nosnippet' } })).evidence.selector).toContain('googlebot');
  });

  it('leaves out a notice with data-nosnippet, and pages nobody looks for', () => {
    expect(findingsOf(snippetLimits, testPage(withheld('main > div', 20)))).toEqual([]);
    expect(findingsOf(snippetLimits, testPage({ type: 'legal', robots: 'nosnippet' }))).toEqual([]);
  });

  it('flags data-nosnippet around most of the text or the main heading', () => {
    expect(findingOf(snippetLimits, testPage(withheld('main', 100))).evidence.snippet).toBe('Only for members');
    const headings = [heading(1, 'Bread', { selector: 'main > div > h1' })];
    expect(findingsOf(snippetLimits, testPage({ ...withheld('main > div', 5), headings }))).toHaveLength(1);
  });
});
