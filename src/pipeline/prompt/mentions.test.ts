import { describe, expect, it } from 'vitest';
import { mentions } from './mentions.ts';

describe('mentions', () => {
  it.each([
    ['Fill in the alt field.', ['alt']],
    ['Contrast of 4.5:1 for text', ['4.5:1']],
    ['Buttons are easy to hit, 24 px or more.', ['24 px']],
    ['Every LABEL is visible', ['label']],
    ['Labels are on', ['label*']],
    ['Build it in React.', ['React']],
    ['Leave 24px of space', ['px']],
    ['og:image is set', ['og:image']],
  ])('finds %j', (text, phrases) => {
    expect(mentions(text, phrases)).toBe(true);
  });

  it.each([
    ['Also salted', ['alt']],
    ['Labels are on', ['label']],
    ['relabel it', ['label*']],
    ['People react to it', ['React']],
    ['It takes 240 px', ['24']],
    ['', ['a']],
    ['anything', []],
  ])('does not find %j', (text, phrases) => {
    expect(mentions(text, phrases)).toBe(false);
  });
});
