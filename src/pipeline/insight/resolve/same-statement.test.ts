import { describe, expect, it } from 'vitest';
import { sameStatement, wordOverlap } from './same-statement.ts';

describe('sameStatement', () => {
  it.each([
    ['Boiler repair', 'boiler  repair!', true],
    ['Boiler repair', 'Boiler repair at night', true],
    ['Bread', 'Bread basket rental', false],
    ['Car repair', 'Car rental', false],
  ])('%s, %s: %s', (one, other, isSame) => expect(sameStatement(one, other)).toBe(isSame));
});

describe('wordOverlap', () => {
  it.each([
    ['Nachträgliche Dachdämmung einblasen', 'Dachdämmung nachträglich einblasen', 1],
    ['Car repair', 'Car rental', 0.5],
    ['Family law', 'Boat hire', 0],
  ])('%s, %s: %d', (one, other, share) => expect(wordOverlap(one, other)).toBeCloseTo(share));
});
