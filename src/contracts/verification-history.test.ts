import { expect, it } from 'vitest';
import type { VerificationEntry } from './verification.ts';
import { countEntries, redChanges } from './verification-history.ts';

const entry = (id: string, status: VerificationEntry['status']): VerificationEntry => ({
  ...{ id, status, check: 'prices', page: '/', element: '', old: '', new: '', why: '' },
});

it('counts by status', () => {
  expect(countEntries([entry('a', 'kept'), entry('b', 'lost'), entry('c', 'kept')])).toEqual({ kept: 2, lost: 1 });
});

it('says what turned red and what is red no more, whatever the kind of red', () => {
  const before = [entry('a', 'lost'), entry('b', 'kept'), entry('c', 'not-fixed'), entry('d', 'invented')];
  const after = [entry('a', 'invented'), entry('b', 'lost'), entry('c', 'changed')];
  expect(redChanges(before, after)).toEqual({ newRed: ['b'], goneRed: [before[2], before[3]] });
  expect(redChanges(after, after)).toEqual({ newRed: [], goneRed: [] });
});
