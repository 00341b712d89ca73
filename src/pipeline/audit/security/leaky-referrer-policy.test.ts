import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { leakyReferrerPolicy } from './leaky-referrer-policy.ts';

const page = (value: string) => testPage({ headers: { 'referrer-policy': value } });

describe('leaky-referrer-policy', () => {
  it.each(['', 'no-referrer', 'origin', 'unsafe-url, strict-origin-when-cross-origin'])('passes %j', (value) => {
    expect(findingsOf(leakyReferrerPolicy, page(value))).toEqual([]);
  });

  it('passes a page without a policy', () => {
    expect(findingsOf(leakyReferrerPolicy, testPage({ headers: {} }))).toEqual([]);
  });

  it('shows the header or the meta element', () => {
    expect(findingOf(leakyReferrerPolicy, page('unsafe-url')).evidence).toMatchObject({ header: 'referrer-policy', snippet: 'unsafe-url' });
    expect(findingOf(leakyReferrerPolicy, testPage({ meta: { referrer: 'unsafe-url' } })).evidence.selector).toContain('meta');
  });
});
