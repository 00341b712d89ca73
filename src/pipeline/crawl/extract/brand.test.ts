import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { readBrand } from './brand.ts';
import { findColors } from './css-colors.ts';
import { readCss } from './css-reader.ts';
import { extractPage } from './extract-page.ts';

const HOME = 'https://example.org/';
const brandOf = (html: string, css: string) => {
  const home = { ...extractPage({ html, url: HOME, isInternal: () => true }), url: HOME, headers: {} } as Page;
  return readBrand({ home, pages: [home], homeHtml: html, styles: css === '' ? [] : [{ url: `${HOME}a.css`, css }] });
};
const colorsOf = (html: string, css: string) => brandOf(html, css).colors.map(({ role, hex }) => `${role} ${hex}`);

describe('readCss', () => {
  it('reads rules through comments, strings and conditions', () => {
    const css =
      '@charset "x";/* a{} */a,b{color:red;content:"}";}@media print{a{color:blue}}@media (min-width:1px){c{background:url(x;y{z)}}@font-face{src:x}d{color:green!important}';
    expect(readCss(css)).toEqual([
      {
        selector: 'a,b',
        declarations: [
          { property: 'color', value: 'red' },
          { property: 'content', value: '"}"' },
        ],
      },
      { selector: 'c', declarations: [{ property: 'background', value: 'url(x;y{z)' }] },
      { selector: 'd', declarations: [{ property: 'color', value: 'green' }] },
    ]);
  });

  it.each(['a{', '}}}', 'a{color', '/*', '"', '@media', 'a{b{c{', '\\'])('survives %s', (css) => {
    expect(readCss(css)).toEqual([]);
  });
});

describe('findColors', () => {
  it.each([
    ['#FFF', ['#ffffff']],
    ['#12345678', ['#123456'].slice(0, 1)],
    ['rgb(255 0 0 / 20%)', []],
    ['rgba(1, 2, 3, .9)', ['#010203']],
    ['hsl(120, 100%, 25%)', ['#008000']],
    ['oklch(0.628 0.2577 29.23)', ['#ff0000']],
    ['1px solid tomato', ['#ff6347']],
    ['transparent', []],
    ['url(red.png)', []],
    ['linear-gradient(to right, #000, white)', ['#000000', '#ffffff']],
  ])('%s', (value, colors) => {
    expect(findColors(value)).toEqual(colors);
  });
});

describe('readBrand', () => {
  it('gives colors their roles', () => {
    const css =
      'body{background:#fafafa;color:#111}h1,h2{color:#222288}a{color:#0000cc}.btn{background:#cc0000;color:#fff}.card{background:#eeeeee}';
    expect(colorsOf('<h1>x</h1><h2>y</h2><a class=btn href=/>z</a><div class=card></div>', css).sort()).toEqual([
      'background #fafafa',
      'button #cc0000',
      'button-text #ffffff',
      'heading #222288',
      'link #0000cc',
      'surface #eeeeee',
      'text #111111',
    ]);
  });

  it('ignores rules and palettes that the page does not use', () => {
    const css = ':root{--blue:#0d6efd;--pink:#d63384}.alert{color:#d63384}.used{color:var(--blue)}a:hover{color:#123456}';
    expect(colorsOf('<p class=used>x</p><a href=/>y</a>', css)).toEqual(['accent #0d6efd']);
  });

  it('resolves nested custom properties and fallbacks', () => {
    const css = ':root{--a:var(--b);--b:#abcdef}body{background:var(--a);color:var(--none, #010101)}';
    expect(colorsOf('<p>x</p>', css)).toEqual(['background #abcdef', 'text #010101']);
  });

  it('ends on custom properties that name each other', () => {
    expect(colorsOf('<p>x</p>', ':root{--a:var(--b);--b:var(--a)}body{color:var(--a)}')).toEqual([]);
  });

  it('reads style elements and style attributes, with where they are', () => {
    const { colors } = brandOf('<style>p{color:#101010}</style><p id=x style="background-color:#ffee00">x</p>', '');
    expect(colors.map(({ hex, seenIn }) => [hex, seenIn])).toEqual([
      ['#101010', 'https://example.org/: p { color }'],
      ['#ffee00', '#x'],
    ]);
  });

  it('gives fonts their roles and leaves icons and generic names out', () => {
    const css =
      'body{font:400 16px/1.5 "Some Sans",sans-serif}h1{font-family:Some Serif,serif}.i{font-family:"Font Awesome 6"}p{font-family:sans-serif}';
    expect(brandOf('<h1>x</h1><p class=i>y</p>', css).fonts.map(({ role, family }) => `${role} ${family}`)).toEqual([
      'body Some Sans',
      'headings Some Serif',
    ]);
  });

  it('counts radii, most used first', () => {
    expect(
      brandOf('<p class="a b c">x</p>', '.a{border-radius:4px}.b{border-radius:8px}.c{border-radius:8px}p{border-radius:0}').radii,
    ).toEqual(['8px', '4px']);
  });

  it('finds logo, icon and theme color', () => {
    const html =
      '<head><link rel=icon href=/i.svg><meta name=theme-color content="#123123"></head><header><a href=/><img src=/img/logo.svg alt="Loaf"></a></header><img src=/partners/logo-x.png>';
    expect(brandOf(html, '')).toMatchObject({
      source: 'none',
      favicon: 'https://example.org/i.svg',
      themeColor: '#123123',
      logo: { url: 'https://example.org/img/logo.svg', alt: 'Loaf', pageUrl: HOME },
    });
  });

  it('has no logo where no image is one', () => {
    expect(brandOf('<img src=/bread.jpg alt="Bread">', '').logo).toBeNull();
  });
});
