import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { missingTwitterCard } from './missing-twitter-card.ts';

describe('missing-twitter-card', () => {
  it('passes a page that has one', () => {
    expect(findingsOf(missingTwitterCard, testPage())).toEqual([]);
  });

  it('is one finding for all pages, and says where it looked', () => {
    const pages = [testPage({ meta: {} }), testPage({ url: 'https://example.com/about', meta: { 'twitter:card': ' ' } })];
    expect(findingOf(missingTwitterCard, pages).evidence).toMatchObject({
      count: 2,
      more: ['/about'],
      lookedIn: expect.stringContaining('twitter:card'),
    });
  });
});
