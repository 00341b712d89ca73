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

  it('is said where it has a name in another form', () => {
    const written = ['Un sistema de gestión integrado permite cumplir con distintas normativas.'];
    const test = createSaidTest({ all: written, page: written }, 'es');
    expect(test('Los Sistemas de Gestión Integrados permiten cumplir con las distintas normativas.')).toBe(true);
    expect(test('Los Sistemas de Gestión Modulares permiten cumplir con las distintas normativas.')).toBe(false);
  });

  it('is said where it only gives contact details that the new site has', () => {
    const line = 'Please feel free to contact us about reservations: 479-935-4020 · 2170 Sunshine Road';
    const all = ['Call 479-935-4020', 'We are at 2170 Sunshine Road.'];
    expect(createSaidTest({ all, page: [], contacts: ['479-935-4020'] })(line)).toBe(true);
    expect(createSaidTest({ all, page: [], contacts: ['479-935-4020'] })(`${line}, after 18:30`)).toBe(false);
    const dish = 'Panini with grilled chicken, salad and ketchup: 479';
    expect(createSaidTest({ all: [...all, '479'], page: [], contacts: ['479-935-4020', '479-935-4021'] })(dish)).toBe(false);
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
