import { expect, it } from 'vitest';
import { weekdays } from './weekdays.ts';

it('names the days in a language', () => {
  expect(weekdays('fr')).toEqual(['jeudi', 'vendredi', 'samedi', 'dimanche', 'lundi', 'mardi', 'mercredi']);
});
