import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { longParagraph } from './long-paragraph.ts';

const page = (words: number, more = {}) => testPage({ blocks: [block(Array.from({ length: words }, () => 'rye').join(' '))], ...more });

describe('long-paragraph', () => {
  it('passes shorter ones, legal texts, and pages without paragraphs', () => {
    for (const subject of [page(150), page(400, { type: 'legal' }), testPage({ blocks: [] })])
      expect(findingsOf(longParagraph, subject)).toEqual([]);
  });

  it('counts the words and shows how it starts', () => {
    expect(findingOf(longParagraph, page(151)).evidence.snippet).toMatch(/^151 words: rye rye/);
  });
});
