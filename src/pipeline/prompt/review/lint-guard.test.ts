import { describe, expect, it } from 'vitest';
import type { LintResult } from '#contracts/prompt.ts';
import { correction } from '#testing/reviewed-prompt.ts';
import { type Draft, makeCorrection, promptOf } from './draft.ts';
import { passesLint } from './lint-guard.ts';

const before: Draft = {
  blocks: [{ id: 'first', kind: 'first', title: 'Prompt', text: '- map: keep.\n- shop: keep.', limit: null, limitSource: 'none' }],
  content: '',
};

/** A check of one point: full marks where its words are in the text and `banned` are not. */
const lint = (needed: string, banned: string) => ({
  make: makeCorrection,
  lintOf: (draft: Draft) => {
    const text = promptOf(draft);
    const marks = text.includes(needed) && !text.includes(banned) ? 2 : 0;
    return [{ id: 'kept', point: 1, gate: false, marks, title: 'Kept', reason: 'Lost.', blockId: '', excerpt: '' } satisfies LintResult];
  },
});
const candidateOf = (...given: Parameters<typeof correction>) => {
  const asked = { ...correction(...given), status: 'refused' as const, reason: '' };
  return { asked, correction: asked, reasons: [] };
};
const candidate = candidateOf('- map: keep.\n- shop: keep.', '- All is stored.\n- PHP is not used.', { kind: 'rewritten' });

describe('passesLint', () => {
  it('makes a rewritten part with the one old line that a check needs', () => {
    const { draft, made, guilty } = passesLint(before, [candidate], lint('shop: keep', 'nothing'));
    expect(promptOf(draft)).toBe('- All is stored.\n- PHP is not used.\n- shop: keep.');
    expect(made[0]?.reasons).toEqual(['“- shop: keep.” stays: “Kept” needs it.']);
    expect(guilty).toEqual([]);
  });

  it('makes a rewritten part without the one new line that a check refuses', () => {
    const { draft, made } = passesLint(before, [candidate], lint('', 'PHP'));
    expect(promptOf(draft)).toBe('- All is stored.');
    expect(made[0]?.reasons).toEqual(['“- PHP is not used.”: “Kept” fails with it.']);
  });

  it('refuses a part that one line does not save, and a single correction', () => {
    const { draft, guilty } = passesLint(before, [candidate], lint('map: keep.\n- shop', 'nothing'));
    expect(promptOf(draft)).toBe(promptOf(before));
    expect(guilty[0]?.[1]).toBe('A check of the prompt fails with it: Kept. Lost.');
    expect(passesLint(before, [candidateOf('- shop: keep.', '')], lint('shop', 'nothing')).made).toEqual([]);
  });
});

it('brings back no more of an old line than a check needs', () => {
  const old = '- [ ] True of the new site: each page has a title; pages load over https; no link is broken.';
  const draft: Draft = { ...before, blocks: before.blocks.map((block) => ({ ...block, text: old })) };
  const { draft: after, made } = passesLint(
    draft,
    [candidateOf(old, '- [ ] Rye bread is listed.', { kind: 'rewritten' })],
    lint('over https', 'nothing'),
  );
  expect(promptOf(after)).toBe('- [ ] Rye bread is listed.\n- [ ] True of the new site: pages load over https.');
  expect(made[0]?.reasons).toEqual(['“- [ ] True of the new site: pages load over https.” stays: “Kept” needs it.']);
});
