import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, runAudit, testPage, testSite } from '#testing/audit-page.ts';
import { mainTextNeedsJavascript } from './main-text-needs-javascript.ts';

const page = (served: number, rendered: number) =>
  testPage({ mode: 'rendered', rendered: { addedWords: rendered - served, onlyRendered: [], mainWords: { served, rendered } } });

describe('main-text-needs-javascript', () => {
  it('passes pages whose main text is served, however much scripts add around it', () => {
    expect(findingsOf(mainTextNeedsJavascript, page(100, 200))).toEqual([]);
  });

  it('does not apply to short texts, pages that were not rendered and those of older versions', () => {
    const older = testPage({ rendered: { addedWords: 500, onlyRendered: ['h1'] } });
    for (const one of [page(0, 49), testPage(), older]) expect(runAudit(mainTextNeedsJavascript, testSite([one])).applied).toBe(0);
  });

  it('counts what is served', () => {
    expect(findingOf(mainTextNeedsJavascript, page(3, 200)).evidence.snippet).toBe('3 of 200 words');
  });
});
