import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { manyThirdParties } from './many-third-parties.ts';

const page = (count: number, domain = (index: number) => `cdn${index}.example`) =>
  testPage({
    resources: Array.from({ length: count }, (_, index) => resource('script', `https://${domain(index)}/a.js`, { defer: true })),
  });

describe('many-third-parties', () => {
  it('passes eight hosts, own subdomains, one host many times, and inline code', () => {
    expect(findingsOf(manyThirdParties, page(8))).toEqual([]);
    expect(
      findingsOf(
        manyThirdParties,
        page(20, (index) => `s${index}.example.com`),
      ),
    ).toEqual([]);
    expect(
      findingsOf(
        manyThirdParties,
        page(20, () => 'cdn.example'),
      ),
    ).toEqual([]);
    expect(findingsOf(manyThirdParties, testPage({ resources: [resource('script', '')] }))).toEqual([]);
  });

  it('names the hosts', () => {
    expect(findingOf(manyThirdParties, page(9)).evidence).toMatchObject({
      snippet: 'cdn0.example',
      count: 9,
      more: expect.arrayContaining(['cdn8.example']),
    });
  });
});
