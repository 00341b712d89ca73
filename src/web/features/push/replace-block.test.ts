import { expect, it } from 'vitest';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { replaceBlock } from './replace-block.ts';

const block = (id: string, title: string, text: string): PromptBlock => ({
  id,
  kind: 'first',
  title,
  text,
  limit: null,
  limitSource: 'none',
});
const prompt = (text: string, ...blocks: PromptBlock[]): PromptDocument => ({
  ...{ builder: 'lovable', blocks, text, deepLink: null, startPage: '', notice: '' },
});
const TEXT = 'Tea: prompt for Lovable\n\n----- 1. Start -----\n\nBuild it.\n\n----- 2. Pages -----\n\nBuild it.';
const TWO = prompt(TEXT, block('first', 'Start', 'Build it.'), block('pages', 'Pages', 'Build it.'));

it('rewrites one block and leaves the rest as it is, also where two say the same', () => {
  expect(replaceBlock(TWO, 'pages', 'Build $& pages.')).toBe(TEXT.replace(/Build it\.$/, () => 'Build $& pages.'));
  expect(replaceBlock(TWO, 'first', 'Start.')).toContain('----- 1. Start -----\n\nStart.\n\n----- 2. Pages');
});

it('rewrites a text of one block without headings', () => {
  expect(replaceBlock(prompt('Build it.', block('first', 'Start', 'Build it.')), 'first', 'New.')).toBe('New.');
});

it('puts the text together from the blocks where they are not found in it', () => {
  expect(replaceBlock({ ...TWO, text: 'Other' }, 'pages', 'New.')).toBe(
    '----- 1. Start -----\n\nBuild it.\n\n----- 2. Pages -----\n\nNew.',
  );
});
