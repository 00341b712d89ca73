import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { manyPreconnects } from './many-preconnects.ts';

const page = (count: number, same = false) =>
  testPage({
    resources: Array.from({ length: count }, (_, index) =>
      resource('preconnect', same ? 'https://cdn.example' : `https://cdn${index}.example`),
    ),
  });

describe('many-preconnects', () => {
  it('passes six, one host again and again, and none', () => {
    for (const subject of [page(6), page(12, true), testPage()]) expect(findingsOf(manyPreconnects, subject)).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(manyPreconnects, page(7)).evidence).toMatchObject({ snippet: 'https://cdn0.example/', count: 7 });
  });
});
