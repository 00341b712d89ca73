import { describe, expect, it } from 'vitest';
import { block, findingOf, findingsOf, testPage } from '#testing/audit-page.ts';
import { placeholderText } from './placeholder-text.ts';

const page = (text: string, tag = 'p') => testPage({ blocks: [block(text, { tag })] });

describe('placeholder-text', () => {
  it.each(['', 'We set your text in type.', 'Insert the key here.', 'A menu [vegan]'])('passes %j', (text) => {
    expect(findingsOf(placeholderText, page(text))).toEqual([]);
  });

  it.each(['Lorem ipsum dolor', 'Your text here', '[Your Name]', 'Add some sample text'])('flags %j and shows it', (text) => {
    expect(findingOf(placeholderText, page(text)).evidence.snippet).toBe(text);
  });

  it('leaves out code', () => {
    expect(findingsOf(placeholderText, page('print("Hello world!")', 'pre'))).toEqual([]);
  });
});
