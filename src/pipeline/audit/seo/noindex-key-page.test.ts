import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { noindexKeyPage } from './noindex-key-page.ts';

describe('noindex-key-page', () => {
  it.each(['', 'index, follow', 'max-image-preview:large', 'noarchive', 'max-snippet:none-such'])('passes robots %j', (robots) => {
    expect(findingsOf(noindexKeyPage, testPage({ robots }))).toEqual([]);
  });

  it.each(['noindex', 'follow, noindex', 'none', 'googlebot: noindex'])('flags robots %j', (robots) => {
    expect(findingOf(noindexKeyPage, testPage({ robots })).evidence.snippet).toBe(robots);
  });

  it('names the header that has it', () => {
    const page = testPage({ robots: 'noindex', headers: { 'x-robots-tag': 'noindex' } });
    expect(findingOf(noindexKeyPage, page).evidence).toMatchObject({ header: 'x-robots-tag', snippet: 'noindex' });
  });

  it('leaves out pages that are rightly kept away', () => {
    expect(findingsOf(noindexKeyPage, testPage({ robots: 'noindex', type: 'legal' }))).toEqual([]);
  });
});
