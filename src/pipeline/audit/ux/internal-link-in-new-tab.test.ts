import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { internalLinkInNewTab } from './internal-link-in-new-tab.ts';

const page = (href: string, more = {}) => testPage({ links: [link('/', 'Home'), link(href, 'Rye', { target: '_blank', ...more })] });

describe('internal-link-in-new-tab', () => {
  it('passes other sites, documents, hidden links and plain links', () => {
    for (const subject of [
      page('https://other.example/'),
      page('/price.pdf?v=2'),
      page('/rye', { hidden: true }),
      page('/rye', { target: '' }),
    ])
      expect(findingsOf(internalLinkInNewTab, subject)).toEqual([]);
  });

  it('shows name and URL', () => {
    expect(findingOf(internalLinkInNewTab, page('/rye')).evidence.snippet).toBe('Rye (https://example.com/rye)');
  });
});
