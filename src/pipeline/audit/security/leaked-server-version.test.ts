import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { leakedServerVersion } from './leaked-server-version.ts';

describe('leaked-server-version', () => {
  it.each([{}, { server: 'nginx' }, { 'x-powered-by': 'Express' }, { via: '1.1 proxy' }])('passes %j', (headers) => {
    expect(findingsOf(leakedServerVersion, testPage({ headers: { ...headers } as Record<string, string> }))).toEqual([]);
  });

  it('shows the header', () => {
    const page = testPage({ headers: { server: 'nginx', 'x-powered-by': 'PHP/7.4.3' } });
    expect(findingOf(leakedServerVersion, page).evidence).toMatchObject({ header: 'x-powered-by', snippet: 'PHP/7.4.3' });
  });
});
