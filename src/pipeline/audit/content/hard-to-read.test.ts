import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { hardToRead } from './hard-to-read.ts';

const HARD =
  'Organizational transformation necessitates comprehensive interdisciplinary collaboration, facilitating sustainable operational optimization opportunities.';
const page = (text: string, times: number, more = {}) => testPage({ blocks: Array.from({ length: times }, () => block(text)), ...more });

describe('hard-to-read', () => {
  it.each([
    ['plain English', page('We bake bread each night and you can fetch it here at six.', 30)],
    ['too few words to tell', page(HARD, 5)],
    ['other languages', page(HARD, 40, { detectedLanguage: 'de' })],
    ['legal texts', page(HARD, 40, { type: 'legal' })],
    ['lists of names without a sentence', page(HARD.slice(0, -1), 40)],
  ])('passes %s', (_, subject) => {
    expect(findingsOf(hardToRead, subject)).toEqual([]);
  });

  it('judges a very long text by its beginning', () => {
    const blocks = [...Array.from({ length: 300 }, () => block(HARD)), block('We bake bread.')];
    expect(findingOf(hardToRead, testPage({ blocks })).evidence).toMatchObject({
      snippet: expect.stringMatching(/ over 2002 words$/),
      lookedIn: 'the first paragraphs of the page',
    });
  });

  it('gives the figure', () => {
    expect(findingOf(hardToRead, page(HARD, 40)).evidence.snippet).toMatch(/^Flesch reading ease -\d+ of 100 over 440 words$/);
  });
});
