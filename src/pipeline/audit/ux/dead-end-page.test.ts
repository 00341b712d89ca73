import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { deadEndPage } from './dead-end-page.ts';

const page = (...links: ReturnType<typeof link>[]) => testPage({ url: 'https://example.com/rye', links });

describe('dead-end-page', () => {
  it('passes a page that leads on, and one-page sites', () => {
    expect(findingsOf(deadEndPage, page(link('/rolls', 'Rolls')))).toEqual([]);
    expect(findingsOf(deadEndPage, testPage({ links: [] }))).toEqual([]);
  });

  it('counts neither hidden links, nor other sites, nor the page itself', () => {
    const links = [link('/a', 'A', { hidden: true }), link('https://other.example/', 'B'), link('/rye#top', 'Top')];
    expect(findingOf(deadEndPage, page(...links)).evidence.lookedIn).toContain('no link to another page');
  });
});
