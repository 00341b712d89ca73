import { describe, expect, it } from 'vitest';
import { promptContext } from '#testing/prompt-context.ts';
import { colorFields, seoFields } from './fields.ts';

const color = (role: string, hex: string) => ({ role, hex, observed: true, note: '' });

describe('colorFields', () => {
  it('takes visible colors by role, the darkest as dark background, and the first font', () => {
    const context = promptContext(({ elevate: { look } }) => {
      look.colors = [color('background', '#ffffff'), color('link', '#0055aa'), color('button', '#cc0000'), color('surface', '#111111')];
      look.fonts = [{ role: 'body', family: 'Inter', observed: true, note: '' }];
    });
    expect(colorFields(context)).toBe('primary_color: #cc0000\nsecondary_color: #0055aa\nbackground_dark: #111111\nprimary_font: Inter');
  });

  it('is empty when the site shows nothing', () => {
    expect(colorFields(promptContext(({ elevate: { look } }) => Object.assign(look, { colors: [], fonts: [] })))).toBe('');
  });
});

describe('seoFields', () => {
  it('has a key phrase of industry and place', () => {
    expect(seoFields({ ...promptContext(), industry: 'Bakery; cafe', place: 'Mainz' })).toContain('website_keyphrase: bakery Mainz');
  });
});
