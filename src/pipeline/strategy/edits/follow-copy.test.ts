import { expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { applyEdits } from './apply-edits.ts';

it('has the words of the owner in the whole text of the page, and in no other', () => {
  const { strategy } = promptContext(({ craft }) => {
    const part = { kind: 'heading' as const, text: craft.headline.text };
    craft.wholeTexts = ['/', '/about'].map((path) => ({ path, parts: [part] }));
  });
  const texts = applyEdits(strategy, [{ field: 'headline', text: 'Bread that keeps for a week' }]).craft.wholeTexts;
  expect(texts?.map(({ parts }) => parts[0]?.text)).toEqual(['Bread that keeps for a week', strategy.craft.headline.text]);
});
