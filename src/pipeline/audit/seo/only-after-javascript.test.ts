import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { onlyAfterJavascript } from './only-after-javascript.ts';

const page = (addedWords: number, onlyRendered: string[] = []) =>
  testPage({ mode: 'rendered', wordCount: 100, rendered: { addedWords, onlyRendered } });

describe('only-after-javascript', () => {
  it('passes pages that only add a little, and pages that were not rendered', () => {
    expect(findingsOf(onlyAfterJavascript, page(50, ['chat']))).toEqual([]);
    expect(findingsOf(onlyAfterJavascript, testPage())).toEqual([]);
  });

  it('counts the words and names the facts', () => {
    expect(findingOf(onlyAfterJavascript, page(51)).evidence.snippet).toBe('51 of 100 words');
    expect(findingOf(onlyAfterJavascript, page(3, ['h1'])).evidence.snippet).toBe('3 of 100 words; only after scripts: h1');
  });
});
