import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { repeatedParagraph } from './repeated-paragraph.ts';

const long = 'We bake bread with flour from the mill next door. Each loaf rests for a day before it is baked in the old oven, by hand.';

describe('repeated-paragraph', () => {
  it('passes different and short texts', () => {
    expect(
      findingsOf(repeatedParagraph, testPage({ blocks: [block(long), block(`${long} Or two.`), block('4 €'), block('4 €')] })),
    ).toEqual([]);
    expect(findingsOf(repeatedParagraph, testPage({ blocks: [] }))).toEqual([]);
  });

  it('points to the copy', () => {
    const blocks = [block(long, { selector: '#one' }), block(long.replace(' ', '  '), { selector: '#two' })];
    expect(findingOf(repeatedParagraph, testPage({ blocks })).evidence).toMatchObject({ selector: '#two', snippet: long, count: 1 });
  });
});
