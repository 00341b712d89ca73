import { describe, expect, it } from 'vitest';
import { richInput } from '#testing/strategy-input.ts';
import { readInput } from '../read-site.ts';
import { isAboutThirdParty } from './first-party.ts';

const reading = readInput(richInput());

describe('isAboutThirdParty', () => {
  it.each([
    ['Harbour Care Services is a leading provider in Bremen.', true],
    ['Mill Bread is a bakery in Mainz.', false],
    ['Our team is small and stays small.', false],
    ['Bread is what we live from.', false],
  ])('%j: %s', (text, expected) => {
    expect(isAboutThirdParty(text, reading)).toBe(expected);
  });
});
