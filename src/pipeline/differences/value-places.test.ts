import { expect, it } from 'vitest';
import { createValuePlaces } from './value-places.ts';

it('gives each value its place once, whatever the order of questions', () => {
  const { placeOf } = createValuePlaces();
  expect(['bread', 'rye', 'bread', '', 'rye'].map((text) => placeOf(text).place)).toEqual([0, 1, 0, 2, 1]);
  expect(placeOf('bread').isNew).toBe(false);
  expect(placeOf({ text: 'bread', target: '/' })).toEqual({ place: 3, isNew: true });
  expect(placeOf({ text: 'bread', target: '/' })).toEqual({ place: 3, isNew: false });
});

it('tells many short texts apart, also those that differ by one character or by the order of two', () => {
  const { placeOf } = createValuePlaces();
  const letters = [...'abcdefghijklmnopqrstuvwxyzäöü0123456789'];
  const texts = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  expect(texts.map((text) => placeOf(text).place)).toEqual(texts.map((_text, at) => at));
  expect(texts.map((text) => placeOf(text).place)).toEqual(texts.map((_text, at) => at));
});
