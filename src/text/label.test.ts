import { expect, it } from 'vitest';
import { bareLabel, trimLabel } from './label.ts';

it.each([
  ['✓ Fast repairs', 'Fast repairs'],
  ['1. Planung –', 'Planung'],
  ['02 · Montage', 'Montage'],
  ['03 Wartung', 'Wartung'],
  ['24 Stunden Notdienst', '24 Stunden Notdienst'],
  ['★ パン ★', 'パン'],
])('trims %j', (label, trimmed) => {
  expect(trimLabel(label)).toBe(trimmed);
});

it.each([
  ['Book now → (opens in new tab)', 'Book now'],
  ['🎉 Jetzt buchen!', 'Jetzt buchen!'],
])('reduces %j to its words', (label, bare) => {
  expect(bareLabel(label)).toBe(bare);
});
