import { describe, expect, it } from 'vitest';
import { createSaidTest } from './said-test.ts';

const page = ['Boarding costs 28 pounds a night, food included.', 'We walk every dog twice a day in Epping Forest.'];
const isSaid = createSaidTest({ all: [...page, 'Bring the vaccination card and the usual food.'], page });

describe('a sentence of today', () => {
  it.each([
    ['A night of boarding is 28 pounds, and food is included.', 'in other words'],
    ['Every dog is walked twice a day.', 'as part of a longer line'],
    ['Please bring the usual food and its vaccination card.', 'on another page'],
    ['Welcome to our website!', 'and a greeting is nothing to miss'],
    ['Have a look around.', 'and a few plain words are nothing to miss'],
  ])('is said: "%s" %s', (sentence) => {
    expect(isSaid(sentence)).toBe(true);
  });

  it.each([
    ['A night of boarding costs 32 pounds, food included.', 'another figure'],
    ['We walk every dog twice a day in Hainault Forest.', 'another name'],
    ['Collection is possible until 18:30.', 'a figure nobody wrote'],
    ['Puppies sleep in the kitchen with the family, never in a kennel outside.', 'a fact nobody wrote'],
  ])('is missing: "%s", %s', (sentence) => {
    expect(isSaid(sentence)).toBe(false);
  });
});
