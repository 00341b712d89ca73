import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { manyStylesheets } from './many-stylesheets.ts';

const page = (count: number, inline = false) =>
  testPage({ resources: Array.from({ length: count }, (_, index) => resource('stylesheet', inline ? '' : `/${index}.css`)) });

describe('many-stylesheets', () => {
  it('passes ten, any number of inline ones, and none', () => {
    for (const subject of [page(10), page(30, true), page(0)]) expect(findingsOf(manyStylesheets, subject)).toEqual([]);
  });

  it('counts them', () => {
    expect(findingOf(manyStylesheets, page(11))).toMatchObject({ title: 'The page loads 11 style sheets', evidence: { count: 11 } });
  });
});
