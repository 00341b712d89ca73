import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { orphanPage } from './orphan-page.ts';

const lost = testPage({ url: 'https://example.com/lost', foundIn: 'sitemap', depth: null });

describe('orphan-page', () => {
  it('passes pages that are linked', () => {
    expect(findingsOf(orphanPage, [testPage(), testPage({ url: 'https://example.com/about' })])).toEqual([]);
    expect(findingsOf(orphanPage, [testPage({ links: [link('/lost.html', 'Here it is')] }), lost])).toEqual([]);
  });

  it('flags a page that only the sitemap names, and says where it looked', () => {
    expect(findingOf(orphanPage, [testPage(), lost])).toMatchObject({
      page: '/lost',
      evidence: { lookedIn: expect.stringContaining('2 crawled pages') },
    });
  });

  it('does not count a link of the page to itself', () => {
    expect(findingsOf(orphanPage, [testPage(), { ...lost, links: [link('/lost', 'Top')] }])).toHaveLength(1);
  });
});
