import { describe, expect, it } from 'vitest';
import { isKnown } from './evidence.ts';

describe('isKnown', () => {
  it.each([
    ['observed', true],
    ['inferred', true],
    ['owner', true],
    ['not-found', false],
    ['unknown', false],
  ] as const)('%s: %s', (kind, known) => {
    expect(isKnown({ kind })).toBe(known);
  });
});
