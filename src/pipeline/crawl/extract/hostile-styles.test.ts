import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import { readBrand } from './brand.ts';
import { readCss } from './css-reader.ts';
import { detectSubject } from './css-subject.ts';
import { createValueResolver } from './css-variables.ts';
import { extractPage } from './extract-page.ts';

const SIZE = 300_000;
const HOME = 'https://example.org/';
const PAGE = '<body class="a b c" id=i><h1 class=a>x</h1><a class="btn a" href=/>b</a><p>t</p>';

const fill = (part: string, length = SIZE) => part.repeat(Math.ceil(length / part.length)).slice(0, length);
function series(part: (index: number) => string, length = SIZE): string {
  let text = '';
  for (let index = 0; text.length < length; index += 1) text += part(index);
  return text;
}
const chained = (count: number) =>
  `:root{${Array.from({ length: count }, (_, index) => `--v${index}:var(--v${index + 1}) var(--v${index + 1});`).join('')}}`;
const brandOf = (html: string, ...sheets: string[]) => {
  const home = { ...extractPage({ html: PAGE, url: HOME, isInternal: () => true }), url: HOME, headers: {} } as Page;
  return readBrand({ home, pages: [home], homeHtml: html, styles: sheets.map((css) => ({ url: `${HOME}a.css`, css })) });
};

const SHEETS: [name: string, css: string][] = [
  ['custom properties that double each other', `${chained(2000)}${series((index) => `a{color:var(--v${index % 2000})}`, 200_000)}`],
  ['one long custom property used everywhere', `:root{--x:${fill('rgb(1 2 3) ', 2000)}}${series((index) => `a{color:var(--x) ${index}}`)}`],
  ['custom properties of the rule itself', `a{--x:${fill('red ', 2000)};${series((index) => `color:var(--x) ${index};`)}}`],
  ['fallbacks in fallbacks', `a{color:${fill('var(--q,')}}`],
  ['parentheses that never close', `a{color:${fill('(')}`],
  ['addresses that never close', `a{background:${fill('url(')}`],
  ['addresses in addresses', `a{background:${fill('url(()')}}`],
  ['many rules', series((index) => `a{color:#${(index + 0x100000).toString(16)}}`)],
  ['many declarations', `a{${series((index) => `color:#${(index + 0x100000).toString(16)};`)}}`],
  ['a long selector list with many declarations', `${fill('a,', SIZE / 2)}b{${fill('color:red;', SIZE / 2)}}`],
  ['nested @media', `${fill('@media x{')}a{color:red}`],
  ['@media in one condition', `${fill('@media prefers-color-scheme ')}{a{color:red}}`],
  ['@import without end', fill('@import url(')],
  ['escapes', `a{color:red}${fill('\\')}`],
  ['escaped selectors', `${fill('.\\a')}{color:red}`],
  [':not( nests', `${fill('a:not(')}{color:red}`],
  [':not( nests that close', `a${fill(':not(', SIZE / 2)}${fill(')', SIZE / 2)}{color:red}`],
  ['rgb( nests', `a{color:${fill('rgb(')}}`],
  ['a string that never closes', `a{content:"${fill('x')}`],
  ['many strings that never close', fill('a{color:"}\n')],
  ['comments that never close', fill('a{/*')],
  ['comments everywhere', `a{color:${fill('/**/ ')}red}`],
  ['brackets that never close', `a${fill('[')}{color:red}`],
  ['combinators before a parenthesis', series(() => `a${'>'.repeat(1500)}){color:red}`)],
  ['spaces', `a${fill(' ')}{color:${fill(' ')}red}`],
  ['almost important', `a{color:${fill('! important ')}}`],
  ['nested rules that never close', fill('a{')],
  ['nested rules', `${fill('a{', SIZE / 3)}${fill('color:red}')}`],
  ['nesting that doubles its selector', `${fill('a,&{', SIZE / 2)}${fill('color:red}', SIZE / 2)}`],
  ['nesting with many ampersands', `a{${fill('&&&&&&&&&&{color:red;')}${fill('}', SIZE / 3)}`],
  ['a long selector nested often', `a${'.a'.repeat(2000)}{${fill('&{color:red}')}}`],
  ['font shorthands', `a{font:${fill('1px / ')}}`],
  ['many fonts', series((index) => `a{font-family:F${index}}`)],
  ['a property without end', `a{${fill('border-')}:1px}`],
];

describe('readBrand', () => {
  // Each took less than 0.3 s on two busy cores; before there were limits some took minutes. Time of this process, not of the clock.
  it.each(SHEETS)('is quick with %s', (_name, css) => {
    const before = process.cpuUsage();
    const brand = brandOf(PAGE, css);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1500);
    expect(brand.colors.length + brand.fonts.length + brand.radii.length).toBeLessThanOrEqual(44);
    expect(JSON.stringify(brand).length).toBeLessThan(20_000);
  });

  it('reads only the first 2.5 million characters of all style sheets together', () => {
    const big = `h1{color:#111111}${fill('/* */', 1_000_000)}`;
    const { colors } = brandOf(PAGE, big, big, big, 'p{color:#222222}');
    expect(colors).toMatchObject([{ hex: '#111111', uses: 3 }]);
  });

  it('knows no font and no radius longer than a name or a number', () => {
    expect(brandOf(PAGE, `a{font-family:${fill('x', 200)};border-radius:1${fill('0', 200)}px}`)).toMatchObject({ fonts: [], radii: [] });
  });
});

describe('createValueResolver', () => {
  it('spends no more than its budget, and the same budget on the same sheet', () => {
    const css = `${chained(2000)}${series((index) => `a{color:var(--v${index % 2000})}`, 100_000)}`;
    const spend = () => {
      const rules = readCss(css);
      const budget = { left: 100_000 };
      const resolve = createValueResolver(rules, budget);
      const lengths = rules.flatMap((rule) => rule.declarations.map(({ value }) => resolve(value, rule).length));
      return { left: budget.left, made: lengths.reduce((sum, length) => sum + length, 0) };
    };
    const { left, made } = spend();
    // The last step may go over it by one value of at most 2,000 characters.
    expect(left).toBeGreaterThan(-2100);
    expect(made).toBeLessThan(100_000 + 2100);
    expect(spend()).toEqual(spend());
  });

  it('gives an empty value once the budget is spent', () => {
    const rules = readCss(':root{--a:red}a{color:var(--a)}b{color:var( --a )}');
    const resolve = createValueResolver(rules, { left: 20 });
    expect([resolve('var(--a)', null), resolve('var( --a)', null), resolve('blue', null)]).toEqual(['red', '', 'blue']);
  });

  it('puts a value together once', () => {
    const budget = { left: 1000 };
    const resolve = createValueResolver(readCss(':root{--a:red}'), budget);
    resolve('var(--a)', null);
    const { left } = budget;
    expect([resolve('var(--a)', null), budget.left]).toEqual(['red', left]);
  });
});

describe('readCss', () => {
  it.each([
    ['a list that doubles', `${fill('a,&{', 3000)}${fill('color:red}', 6000)}`],
    ['many ampersands', `a{${fill('&&&&&&&&&&{color:red;', 3000)}${fill('}', 1000)}`],
    ['a long selector', `a${'.a'.repeat(2000)}{${fill('&{color:red}')}}`],
  ])('makes at most a million characters of selectors from nesting: %s', (_name, css) => {
    const made = readCss(css).reduce((sum, { selector }) => sum + selector.length, 0);
    expect(made).toBeLessThanOrEqual(1_000_000 + css.length);
  });

  it('reads ordinary nesting', () => {
    expect(readCss('.a{color:red;& b{color:blue}c &{x:y}@media (min-width:1px){color:green}}').map(({ selector }) => selector)).toEqual([
      '.a b',
      'c .a',
      '.a',
      '.a',
    ]);
  });
});

describe('detectSubject', () => {
  it.each([
    ['main > h2', 'heading'],
    ['main h2 a', 'link'],
    ['a:not(.x, .y h2)', 'link'],
    ['h2 a:is(b, c:not(d e))', 'link'],
    [`a${'>'.repeat(100_000)})`, 'other'],
  ])('%.40s is %s', (selector, subject) => {
    expect(detectSubject(selector)).toBe(subject);
  });
});
