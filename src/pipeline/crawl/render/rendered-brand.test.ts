import { describe, expect, it } from 'vitest';
import type { Brand } from '#contracts/site.ts';
import { renderedBrand } from './rendered-brand.ts';
import type { StyleSample } from './renderer.ts';

const FOUND: Brand = {
  ...{ source: 'stylesheets', logo: null, favicon: 'https://shop.example/icon.png', themeColor: '#fff', radii: ['3px'], fonts: [] },
  colors: [{ hex: '#123456', role: 'text', uses: 9, seenIn: 'a.css: p { color }' }],
};
const sample = (kind: StyleSample['kind'], property: StyleSample['property'], value: string, uses = 1): StyleSample => ({
  ...{ kind, property, value, uses },
  selector: `main > ${kind}`,
});

describe('renderedBrand', () => {
  it('leaves the brand as it is without samples, or with nothing but what every browser shows', () => {
    expect(renderedBrand(FOUND, [])).toBe(FOUND);
    expect(renderedBrand(FOUND, [sample('link', 'color', 'rgb(0, 0, 238)'), sample('button', 'font-family', 'Arial')])).toBe(FOUND);
  });

  it.each([
    ['page', 'background-color', 'background'],
    ['page', 'color', 'text'],
    ['heading', 'color', 'heading'],
    ['link', 'color', 'link'],
    ['button', 'background-color', 'button'],
    ['button', 'color', 'button-text'],
    ['surface', 'background-color', 'accent'],
    ['surface', 'border-color', 'border'],
    ['text', 'color', 'accent'],
  ] as const)('%s %s becomes %s', (kind, property, role) => {
    expect(renderedBrand(FOUND, [sample(kind, property, 'rgb(10, 122, 80)', 3)])).toMatchObject({
      source: 'rendered',
      favicon: FOUND.favicon,
      colors: [{ hex: '#0a7a50', role, uses: 3, seenIn: `main > ${kind}` }],
    });
  });

  it('puts the page first, then what is used most; adds up equal fonts; names system fonts as one', () => {
    const brand = renderedBrand(FOUND, [
      sample('text', 'color', 'rgb(1, 1, 1)', 5),
      sample('page', 'background-color', 'rgb(250, 250, 250)'),
      sample('text', 'font-family', '"Fira Sans", sans-serif', 5),
      sample('page', 'font-family', '"Fira Sans", Arial', 1),
      sample('heading', 'font-family', '-apple-system, Roboto', 2),
      sample('text', 'font-family', '"Font Awesome 6"', 9),
      sample('page', 'font-family', '"Times New Roman"', 1),
      sample('button', 'border-radius', '8px', 4),
      sample('surface', 'border-radius', '50%', 7),
    ]);
    expect(brand.colors.map(({ role }) => role)).toEqual(['background', 'text']);
    expect(brand.fonts.map(({ family, role, uses }) => [family, role, uses])).toEqual([
      ['Fira Sans', 'body', 6],
      ['system-ui', 'headings', 2],
    ]);
    expect(brand.radii).toEqual(['50%', '8px']);
  });
});
