import { describe, expect, it } from 'vitest';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import { editedPrompt, editedPromptText, ownerEdits } from './owner-edits.ts';

const headline: StrategyEdit = { field: 'headline', text: 'Bread at seven' };
const promise: StrategyEdit = { field: 'promise', text: 'Warm bread every morning' };
const pipeline = { applyEdits: (strategy: Strategy) => strategy, editsFromMarkdown: () => [promise] };
const stored = (change: Partial<StoredProject>, text: string | null): StoredProject =>
  ({
    ...{ strategy: {}, strategyEdits: [headline], optimizerGenerated: 'generated', promptDocument: null, ...change },
    project: { optimizerOutput: text, designerPrompt: text },
  }) as unknown as StoredProject;

describe('ownerEdits', () => {
  it('are those of the fields while the text is as generated', () => {
    expect(ownerEdits(stored({}, 'generated'), pipeline)).toEqual([headline]);
    expect(ownerEdits(stored({}, null), pipeline)).toEqual([headline]);
  });

  it('include what differs in a text that was edited as a whole', () => {
    expect(ownerEdits(stored({}, 'edited'), pipeline)).toEqual([headline, promise]);
  });

  it('keep a text from before the first strategy as notes', () => {
    expect(ownerEdits(stored({ strategy: null, strategyEdits: [] }, 'my own plan'), pipeline)).toEqual([
      { field: 'notes', text: 'my own plan' },
    ]);
  });
});

describe('the edited prompt', () => {
  const document = {
    ...{ builder: 'lovable', text: 'one two', deepLink: 'https://lovable.example/?prompt=one', startPage: '', notice: '' },
    blocks: [{ id: 'first', kind: 'first', title: '', text: 'one', limit: null, limitSource: 'none' }],
    links: [{ label: 'Chat', url: 'https://chat.example/' }],
  } as PromptDocument;
  const parsed = (first: string) => ({ parsePromptText: () => document.blocks.map((block) => ({ ...block, text: first })) });

  it('is none while it is as generated', () => {
    expect(editedPromptText(stored({ promptDocument: document }, 'one two'))).toBeNull();
    expect(editedPromptText(stored({ promptDocument: document }, 'one three'))).toBe('one three');
    expect(editedPromptText(stored({}, 'one three'))).toBeNull();
  });

  it('loses the links that carry the first block when that was edited', () => {
    expect(editedPrompt(document, 'uno two', parsed('uno'))).toMatchObject({ text: 'uno two', deepLink: null });
    expect(editedPrompt(document, 'uno two', parsed('uno'))).not.toHaveProperty('links');
    expect(editedPrompt(document, 'one three', parsed('one'))).toMatchObject({
      text: 'one three',
      deepLink: document.deepLink,
      links: document.links,
    });
  });
});
