import { describe, expect, it } from 'vitest';
import { sharedHeading, withoutShared } from './shared-heading.ts';

describe('sharedHeading', () => {
  const banner = 'Old Mill - your bakers';

  it('finds the words that most h1 begin with', () => {
    expect(sharedHeading(`${banner} Welcome`, [`${banner} Bread`, `${banner} Contact`, 'Imprint'])).toBe(banner);
  });

  it('leaves pages alone that have nothing in common, or not with the home page', () => {
    expect(sharedHeading('Old Mill', ['Our bread in Mainz', 'Our bread in Worms', 'Our bread in Bingen'])).toBe('');
    expect(sharedHeading(`${banner} Welcome`, [`${banner} Bread`])).toBe('');
    expect(sharedHeading('', [])).toBe('');
  });

  it('keeps a heading that is nothing else', () => {
    expect(withoutShared(`${banner} - Bread`, banner)).toBe('Bread');
    expect(withoutShared(banner, banner)).toBe(banner);
    expect(withoutShared('Bread', '')).toBe('Bread');
  });
});
