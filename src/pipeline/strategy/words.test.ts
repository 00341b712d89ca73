import { describe, expect, it } from 'vitest';
import { isGeneric } from './claims/sentence-classifiers.ts';

describe('isGeneric', () => {
  it('tells greetings and menu words from words that say something', () => {
    expect(['Welcome', 'Willkommen bei uns', 'Home', 'FAQ'].every(isGeneric)).toBe(true);
    expect(['Home cooking in Rome', 'Welcome break: a night shelter for dogs in the old harbour of Leith'].some(isGeneric)).toBe(false);
  });
});
