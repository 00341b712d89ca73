import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { documentLinkUnmarked } from './document-link-unmarked.ts';

const page = (href: string, text: string, more = {}) => testPage({ links: [link(href, text, more)] });

describe('document-link-unmarked', () => {
  it('passes links that say so, pages, and hidden links', () => {
    for (const subject of [
      page('/prices.pdf', 'Prices (PDF, 2 MB)'),
      page('/prices', 'Prices'),
      page('/prices.pdf', 'Prices', { hidden: true }),
      page('/a.zip', 'Download'),
    ])
      expect(findingsOf(documentLinkUnmarked, subject)).toEqual([]);
  });

  it('shows name and URL', () => {
    expect(findingOf(documentLinkUnmarked, page('/Prices.PDF?v=2', 'Prices')).evidence.snippet).toBe(
      'Prices (https://example.com/Prices.PDF?v=2)',
    );
  });
});
