import { describe, expect, it } from 'vitest';
import { link, testPage, testSite } from '#testing/audit-page.ts';
import { hasPageOrLink } from './link-words.ts';

const has = (links: ReturnType<typeof link>[]) => hasPageOrLink(testSite([testPage({ links })]), ['legal'], 'privacy-policy');

describe('hasPageOrLink', () => {
  it('finds the word in a name or in a URL', () => {
    expect(has([link('/x', 'Our Privacy promise')])).toBe(true);
    expect(has([link('https://other.example/data-privacy.html', 'Policy')])).toBe(true);
  });

  it('does not find it in a host or in no link at all', () => {
    expect(has([link('https://privacy.example/', 'A friend')])).toBe(false);
    expect(has([])).toBe(false);
  });

  it('finds the page itself by its type', () => {
    expect(hasPageOrLink(testSite([testPage({ type: 'legal', links: [] })]), ['legal'], 'privacy-policy')).toBe(true);
  });
});
