import { tokensOf } from '../../match/tokens.ts';
import { defineContactCheck } from './contact-checks.ts';

/** All words and numbers of the shorter spelling are in the longer one. */
function isSameAddress(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [tokensOf(one), tokensOf(other)].sort((a, b) => a.length - b.length);
  const known = new Set(longer);
  return shorter.length > 2 && shorter.every((token) => known.has(token));
}

export const addressLost = defineContactCheck({
  id: 'address-lost',
  title: 'The postal address is there',
  why: 'Local search compares the address on the site with the one in its listings.',
  red: 'An address of the business is nowhere on the new site.',
  kind: 'address',
  isSame: isSameAddress,
});
