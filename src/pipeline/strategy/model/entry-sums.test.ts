import { expect, it } from 'vitest';
import { withoutSum } from './entry-sums.ts';

const entries = [
  { name: 'gumbo', amount: 180 },
  { name: 'collard greens', amount: 75 },
];

it('takes the sum of the entries that a check names for known, and no other figure', () => {
  expect(withoutSum('Adding Gumbo and Collard Greens shows $255.', entries)).not.toContain('255');
  expect(withoutSum('Adding Gumbo and Collard Greens shows $260.', entries)).toContain('260');
  expect(withoutSum('Gumbo shows $255.', entries)).toContain('255');
});
