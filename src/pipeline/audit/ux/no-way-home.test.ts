import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { noWayHome } from './no-way-home.ts';

const inner = (...links: ReturnType<typeof link>[]) => [testPage({ links: [] }), testPage({ url: 'https://example.com/rye', links })];

describe('no-way-home', () => {
  it.each(['/', '/index.html', 'https://example.com', '/de/', '/#top'])('passes a link to %s', (href) => {
    expect(findingsOf(noWayHome, inner(link(href, 'Start')))).toEqual([]);
  });

  it('does not ask the home page itself', () => {
    expect(findingsOf(noWayHome, testPage({ links: [] }))).toEqual([]);
  });

  it('flags a page without one', () => {
    const finding = findingOf(noWayHome, inner(link('/rolls', 'Rolls'), link('https://other.example/', 'Other')));
    expect(finding).toMatchObject({ page: '/rye', evidence: { lookedIn: expect.stringContaining('no link to the home page') } });
  });
});
