import { describe, expect, it } from 'vitest';
import { createKnownFigures } from './known-figures.ts';

const { plain, worked } = createKnownFigures(
  ['01914109703', '441914109703'],
  ['The first visit is 100 €, each other one 85 €.', 'From 95p a mile.'],
);

describe('what is known in another form', () => {
  it('is a phone number with other spaces, and a possessive', () => {
    expect(plain('Ring 0191 410 9703 or +44 (191) 410-9703.')).not.toMatch(/\d/u);
    expect(plain('Ring 0191 410 9704.')).toContain('9704');
    expect(plain("Stephen Gair's story")).toBe('Stephen Gair story');
  });

  it.each([
    ['3 visits: 100 € + 2 × 85 € = 270 €', true],
    ['60 miles at £0.95: £57.00', true],
    ['Your table: [n] dishes, $[sum], {name}', true],
    ['3 visits: 271 €', false],
  ])('%s: %s', (text, isKnown) => {
    expect(/\p{Sc} ?\p{N}|\p{N} ?\p{Sc}|[[{]/u.test(worked(text))).toBe(!isKnown);
  });
});
