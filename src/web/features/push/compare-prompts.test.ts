import { expect, it } from 'vitest';
import type { PromptDocument } from '#contracts/prompt.ts';
import { comparePrompts } from './compare-prompts.ts';

const prompt = (builder: PromptDocument['builder'], blocks: [string, string][]): PromptDocument => ({
  builder,
  blocks: blocks.map(([title, text]) => ({ id: title, kind: 'follow-up', title, text, limit: null, limitSource: 'none' })),
  text: '',
  deepLink: null,
  startPage: '',
  notice: '',
});

it('counts blocks, the first block and the sentences that stayed', () => {
  const before = prompt('lovable', [
    ['Start', 'Build the site of the shop. Keep every address as it is.'],
    ['Routes', 'One route after the other.'],
  ]);
  const after = prompt('framer', [
    ['Start', 'Keep every address as it is. Begin with the styles.'],
    ['Canvas', 'Lay out the sections.'],
  ]);
  expect(comparePrompts(before, after)).toEqual({
    from: 'Lovable',
    to: 'Framer AI',
    blocks: { before: 2, after: 2 },
    firstBlock: { before: 56, after: 51 },
    keptPercent: 33,
    added: ['Canvas'],
    gone: ['Routes'],
  });
});

it('says 0 percent of an empty document', () => {
  expect(comparePrompts(prompt('wix', []), prompt('framer', [])).keptPercent).toBe(0);
});
