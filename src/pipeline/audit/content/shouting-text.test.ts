import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { shoutingText } from './shouting-text.ts';

const page = (text: string) => testPage({ blocks: [block(text)] });

describe('shouting-text', () => {
  it.each([
    '',
    'BREAD AND ROLLS',
    'We bake RYE, and rye only, in the old oven by the mill',
    'パン 屋さん 毎朝 焼き たて です ので どうぞ お越し ください',
  ])('passes %j', (text) => {
    expect(findingsOf(shoutingText, page(text))).toEqual([]);
  });

  it('shows the sentence', () => {
    const text = 'WE BAKE OUR BREAD EACH NIGHT FOR YOU!';
    expect(findingOf(shoutingText, page(text)).evidence.snippet).toBe(text);
  });
});
