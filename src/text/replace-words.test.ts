import { describe, expect, it } from 'vitest';
import { replaceWords } from './replace-words.ts';

describe('replaceWords', () => {
  it('replaces whole words in any case, and no part of a word', () => {
    expect(replaceWords('Mill Bread bakes. Ask MILL BREAD about mill breads.', 'Mill Bread', 'Weber')).toBe(
      'Weber bakes. Ask Weber about mill breads.',
    );
  });

  it('takes signs as they are', () => {
    expect(replaceWords('Write to a-b@mill.test (or call).', 'a-b@mill.test', '$& c@mill.test')).toBe('Write to $& c@mill.test (or call).');
    expect(replaceWords('From 3.50 (small)', '3.50 (small)', '4')).toBe('From 3.50 (small)'.replace('3.50 (small)', '4'));
  });

  it('does not touch the new words where they contain the old ones', () => {
    expect(replaceWords('Weber Mill Bread, formerly Mill Bread', 'Mill Bread', 'Weber Mill Bread')).toBe(
      'Weber Mill Bread, formerly Weber Mill Bread',
    );
  });
});
