import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, link, testPage } from '#testing/audit-page.ts';
import { unsafeNewTab } from './unsafe-new-tab.ts';

const page = (href: string, more = {}) => testPage({ links: [link(href, 'Friends', { target: '_blank', ...more })] });

describe('unsafe-new-tab', () => {
  it.each([
    ['noopener', page('https://other.example/', { rel: 'NOOPENER' })],
    ['noreferrer', page('https://other.example/', { rel: 'external noreferrer' })],
    ['an own page', page('/rye')],
    ['the same tab', page('https://other.example/', { target: '' })],
    ['a mail link', page('mailto:a@example.com')],
    ['a hidden link', page('https://other.example/', { hidden: true })],
  ])('passes %s', (_, subject) => {
    expect(findingsOf(unsafeNewTab, subject)).toEqual([]);
  });

  it('shows the URL', () => {
    expect(findingOf(unsafeNewTab, page('https://other.example/')).evidence.snippet).toBe('https://other.example/');
  });
});
