import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { uncrawlableLink } from './uncrawlable-link.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('uncrawlable-link', () => {
  it('passes URLs, mail links and hidden links', () => {
    expect(
      findingsOf(
        uncrawlableLink,
        page(link('/a', 'A'), link('mailto:a@example.com', 'Mail'), link('javascript:x()', 'X', { hidden: true })),
      ),
    ).toEqual([]);
  });

  it('shows name and script', () => {
    expect(findingOf(uncrawlableLink, page(link('JavaScript:void(0)', 'Menu'))).evidence.snippet).toBe('Menu (JavaScript:void(0))');
  });
});
