import { describe, expect, it } from 'vitest';
import { dropEnd, dropEnds, dropStart } from './edges.ts';

describe('dropping marks at the edges of a text', () => {
  it('drops every one of them, and nothing inside', () => {
    expect(dropEnd('/about/us//', '/')).toBe('/about/us');
    expect(dropStart('--a-b', '-')).toBe('a-b');
    expect(dropEnds('"Open, always",', '",')).toBe('Open, always');
  });

  it('takes a space for any white space', () => {
    expect(dropEnd('Bakery \u00a0\n– ', ' –')).toBe('Bakery');
    expect(dropEnd('Bakery ', '.')).toBe('Bakery ');
  });

  it('leaves nothing of a text of marks alone, and an empty text as it is', () => {
    expect(dropEnds(' - ', ' -')).toBe('');
    expect(dropEnds('', '-')).toBe('');
  });
});
