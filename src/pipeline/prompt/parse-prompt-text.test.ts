import { describe, expect, it } from 'vitest';
import type { PromptBlock } from '#contracts/prompt.ts';
import { promptText } from './compose-prompt.ts';
import { parsePromptText } from './parse-prompt-text.ts';

const block = (id: string, title: string, text: string, limit: number | null = null): PromptBlock => ({
  id,
  kind: id === 'first' ? 'first' : 'follow-up',
  title,
  text,
  limit,
  limitSource: 'none',
});
const blocks = [
  block('first', 'Founding prompt', 'Build it.', 8_000),
  block('head', 'Head data', 'Titles.'),
  block('missing', 'Missing input', 'Ask.'),
];
const document = { blocks, text: promptText('lovable', 'Mill Bread', blocks) };
const parsed = (text: string) => parsePromptText(text, document).map(({ id, text: words }) => [id, words]);

describe('parsePromptText', () => {
  it('reads back what was composed', () => {
    expect(parsePromptText(document.text, document)).toEqual(blocks);
  });

  it.each([
    ['other dashes and blanks', document.text.replace('----- 2. Head data -----', '--- 2) Head data')],
    ['Windows line ends', document.text.replaceAll('\n', '\r\n')],
    ['a wrong number', document.text.replace('2. Head data', '9. Head data')],
    ['a new title', document.text.replace('2. Head data', '2. Titles and more')],
  ])('knows the blocks despite %s', (_, text) => {
    expect(parsed(text)).toEqual(blocks.map(({ id, text: words }) => [id, words]));
  });

  it('puts words above the first heading into the first block', () => {
    expect(parsed(`Read this first.\n${document.text}`)[0]?.[1]).toContain('Read this first.');
  });

  it('leaves out deleted blocks, and keeps an added one as a follow-up', () => {
    const text = `${document.text.replace(/----- 2[\s\S]*(?=----- 3)/u, '')}\n\n----- 4. My own -----\n\nMore.`;
    expect(parsePromptText(text, document).map(({ id, kind }) => [id, kind])).toEqual([
      ['first', 'first'],
      ['missing', 'follow-up'],
      ['own-3', 'follow-up'],
    ]);
  });

  it('takes a text without headings as the first block, with its limit', () => {
    expect(parsePromptText('Only this.', document)).toEqual([{ ...blocks[0], text: 'Only this.' }]);
  });
});
