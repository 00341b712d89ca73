import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { placeholderLink } from './placeholder-link.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ links });

describe('placeholder-link', () => {
  it('passes URLs, anchors and the way to the top', () => {
    expect(findingsOf(placeholderLink, page(link('/a', 'A'), link('#team', 'Team'), link('#', 'Back to top')))).toEqual([]);
    expect(findingsOf(placeholderLink, page())).toEqual([]);
  });

  it('leaves out nameless links, hidden links and switches of the menu', () => {
    expect(
      findingsOf(placeholderLink, page(link('#', ''), link('#', 'Shop', { hidden: true }), link('#', 'Products', { region: 'nav' }))),
    ).toEqual([]);
  });

  it.each(['#', ' # ', '#!', ''])('flags href %j and shows it', (href) => {
    expect(findingOf(placeholderLink, page(link(href, 'Shop'))).evidence.snippet).toBe(`Shop (href="${href}")`);
  });
});
