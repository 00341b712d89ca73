import { describe, expect, it } from 'vitest';
import type { PromptDocument } from '#contracts/prompt.ts';
import { carryEdits } from './corrections.ts';

const TITLES = ['Start', 'Pages'];
const documentOf = (...texts: string[]) =>
  ({
    blocks: texts.map((text, at) => ({ id: `b${at}`, title: TITLES[at], text })),
    text: texts.map((text, at) => `----- ${at + 1}. ${TITLES[at]} -----\n\n${text}`).join('\n\n'),
  }) as unknown as PromptDocument;

const BEFORE = documentOf('Build a bakery.', 'The pages of $& today.');
const AFTER = documentOf('Build the bakery.', 'The pages of $1 today.');

describe('an edited prompt whose corrections change', () => {
  it('follows in the blocks that the owner left alone, and keeps the edited ones', () => {
    const edited = BEFORE.text.replace('Build a bakery.', 'Build MY bakery.');
    const text = carryEdits(BEFORE, edited, AFTER);
    expect(text).toContain('Build MY bakery.');
    expect(text).toContain('The pages of $1 today.');
  });

  it('is the new text where nothing was edited', () => expect(carryEdits(BEFORE, BEFORE.text, AFTER)).toBe(AFTER.text));

  it('is left alone where a block was deleted or is there twice', () => {
    for (const text of ['Nothing of it.', `${BEFORE.text}\n\nBuild a bakery.\n\nThe pages of $& today.`])
      expect(carryEdits(BEFORE, text, AFTER)).toBe(text);
  });
});
