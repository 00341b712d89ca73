import { describe, expect, it } from 'vitest';
import { createSaidTexts } from './said-texts.ts';

describe('createSaidTexts', () => {
  const said = createSaidTexts();
  said.add('We bake three times a week with grain from the field next door.');

  it.each([
    ['We bake three times a week with grain from the field next door!', true],
    ['grain from the field next door', true],
    ['We bake cakes once a month for weddings next door.', false],
    ['a week', false],
  ])('%j: %s', (text, expected) => {
    expect(said.has(text)).toBe(expected);
  });
});
