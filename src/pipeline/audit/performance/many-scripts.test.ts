import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { manyScripts } from './many-scripts.ts';

const page = (count: number, inline = false) =>
  testPage({ resources: Array.from({ length: count }, (_, index) => resource('script', inline ? '' : `/${index}.js`, { defer: true })) });

describe('many-scripts', () => {
  it('passes twenty-five files, any number of inline scripts, and none', () => {
    for (const subject of [page(25), page(90, true), page(0)]) expect(findingsOf(manyScripts, subject)).toEqual([]);
  });

  it('counts the files', () => {
    expect(findingOf(manyScripts, page(26))).toMatchObject({
      title: 'The page loads 26 script files',
      evidence: { count: 26, snippet: 'https://example.com/0.js' },
    });
  });
});
