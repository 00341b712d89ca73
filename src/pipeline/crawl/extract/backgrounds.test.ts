import { describe, expect, it } from 'vitest';
import { crawlFixture } from '#testing/fixture-egress.ts';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { readSheetBackgrounds } from './backgrounds.ts';

const HOME = 'https://shop.example/';
const BODY = `<main><section class="hero wide"><h1>Bread</h1></section><section class="hero"><div id="oven"></div></section></main>`;
const sheet = (css: string, html = BODY) =>
  readSheetBackgrounds(HOME, html, [{ url: `${HOME}css/site.css`, css }]).map(({ src, selector }) => [src, selector]);

describe('images behind content', () => {
  it('are read from the style of an element, with its place', () => {
    const styled = (style: string) => pageOfHtml('/', `<body><main><div style="${style}"><h1>Bread</h1></div></main>`).backgrounds;
    const place = { at: 0, selector: 'body > main > div', region: 'main', hidden: false };
    expect(styled("background-image: url('img/oven.jpg')")).toEqual([{ src: 'https://example.test/img/oven.jpg', ...place }]);
    expect(styled('background: linear-gradient(red, blue), url( /a.webp ) center / cover')?.[0]?.src).toBe('https://example.test/a.webp');
    expect(styled('background-image: url(oven.jpg); display: none')?.[0]?.hidden).toBe(true);
    for (const other of ['color: red', 'background: url(data:image/png;base64,AA)', 'background: url(oven', 'list-style: url(dot.png)'])
      expect(styled(other)).toBeUndefined();
  });

  it('are read from style sheets, at the first element that a rule is for', () => {
    expect(sheet('.hero.wide::before { background: #000 url("../img/oven.jpg") }')).toEqual([
      ['https://shop.example/img/oven.jpg', 'body > main > section:nth-of-type(1)'],
    ]);
    expect(sheet('main .hero #oven { background-image: url(oven.jpg) }')).toEqual([['https://shop.example/css/oven.jpg', '#oven']]);
    expect(sheet('', `<style>h1 { background: url(oven.jpg) }</style>${BODY}`)).toHaveLength(1);
  });

  it.each([
    ['of elements that the page does not have', '.slider { background: url(oven.jpg) }'],
    ['behind the page as a whole', 'body { background: url(paper.png) }'],
    ['for a state', '.hero:hover { background: url(oven.jpg) }'],
    ['for print', '@media print { .hero { background: url(oven.jpg) } }'],
    ['that no web address leads to', '.hero { background: url(file:///oven.jpg) }'],
  ])('leave out those %s', (_, css) => {
    expect(sheet(css)).toEqual([]);
  });

  it('are on the home page of a site that was read', async () => {
    const html = `<!doctype html><html lang="en"><style>.hero{background:url(/oven.jpg)}</style><body>${BODY}`;
    const { site } = await crawlFixture({ [HOME]: html });
    expect(site.pages[0]?.backgrounds?.map(({ src }) => src)).toEqual([`${HOME}oven.jpg`]);
  });
});
