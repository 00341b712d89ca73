import { describe, expect, it } from 'vitest';
import { changedTags, OrganizeInput } from './organize.ts';

describe('tags', () => {
  it.each([
    [['Client A'], { add: ['spring'], remove: [] }, ['Client A', 'spring']],
    [['Client A'], { add: ['client a'], remove: [] }, ['Client A']],
    [['Client A', 'spring'], { add: [], remove: ['SPRING'] }, ['Client A']],
    [['a'], { add: ['b', 'B'], remove: ['a'] }, ['b']],
  ])('%j changed by %j are %j', (before, change, after) => expect(changedTags(before, change)).toEqual(after));

  it.each([' ', 'one, two', 'x'.repeat(31), 'a\u202eb'])('refuses %j', (tag) =>
    expect(OrganizeInput.safeParse({ action: 'tag', ids: ['p'], add: [tag] }).success).toBe(false),
  );

  it('are trimmed', () => {
    expect(OrganizeInput.parse({ action: 'tag', ids: ['p'], add: [' spring '] })).toEqual({
      action: 'tag',
      ids: ['p'],
      add: ['spring'],
      remove: [],
    });
  });
});
