import { describe, expect, it } from 'vitest';
import { findingOf, findingsOf, resource, testPage } from '#testing/audit-page.ts';
import { largeInlineCode } from './large-inline-code.ts';

const inline = (inlineBytes: number, kind: 'script' | 'stylesheet' = 'script') => resource(kind, '', { inlineBytes });

describe('large-inline-code', () => {
  it('passes a little, and files', () => {
    expect(findingsOf(largeInlineCode, testPage({ resources: [inline(60_000), inline(40_000, 'stylesheet')] }))).toEqual([]);
    expect(findingsOf(largeInlineCode, testPage({ resources: [] }))).toEqual([]);
  });

  it('shows the largest piece first, and the sum', () => {
    const page = testPage({ resources: [inline(40_000), inline(70_000, 'stylesheet')] });
    expect(findingOf(largeInlineCode, page).evidence).toMatchObject({ snippet: 'stylesheet of 70000 characters, 110000 in all', count: 2 });
  });
});
