import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { colorWords, contrastWords, fontWords, leadingColors } from './look.ts';

const color = (role: string, hex: string, observed = true) => ({ role, hex, observed, note: observed ? '' : 'for contrast' });
const font = (role: string, family: string) => ({ role, family, observed: true, note: '' });
const context = promptContext(({ elevate: { look } }) => {
  look.colors = [
    ...[color('background', '#ffffff'), color('text', '#222222'), color('text', '#ffffff'), color('border', '#cccccc')],
    ...[color('link', '#0000ee'), color('button', '#008800', false)],
  ];
  look.fonts = [font('heading', 'Lora'), font('other', 'Lora'), font('body', 'Inter')];
});

describe('look', () => {
  it('groups colors by role and says which only work on dark areas', () => {
    expect(colorWords(context)).toEqual([
      'background #ffffff',
      'text #222222 and #ffffff (on dark or colored areas)',
      'border #cccccc',
      'link #0000ee',
    ]);
  });

  it('leads with the colors that shape the look', () => {
    expect(leadingColors(context, 3)).toBe('background #ffffff; text #222222 and #ffffff (on dark or colored areas); link #0000ee');
  });

  it('lists proposed colors with the reason, and each font once', () => {
    expect(contrastWords(context)).toEqual(['button becomes #008800 for contrast']);
    expect(fontWords(context)).toEqual(['Lora for heading and some text', 'Inter for body']);
  });
});
