import { describe, expect, it } from 'vitest';
import { SiteContent } from '#contracts/site-content.ts';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { packContent, packContentToWrite, unpackContent } from './pack-content.ts';
import { contentOf } from './page-content.ts';

const MENU = '<nav><a href="/">Start</a><a href="/breads?sort=price">Breads</a><a href="mailto:hello@example.org">Write to us</a></nav>';
const home = pageOfHtml(
  '/',
  `<html lang="en"><head><meta name="robots" content="noindex"></head><body>${MENU}<h1>Rye</h1><p>Baked at six.</p>
   <img src="/rye.jpg" alt="A loaf"><img src="/rye.jpg" alt="A loaf"><form action="/send"><input type="email" name="email"></form></body></html>`,
);
const breads = pageOfHtml('/breads', `<html lang="en"><body>${MENU}<p>Baked at six.</p><h1>Breads</h1><img src="/rye.jpg"></body></html>`);
const site = siteOfPages(home, breads);

describe('packContent', () => {
  it('lists each value once', () => {
    const { texts, links, forms, images, data, pages } = packContent(site);
    expect(texts.filter((text) => text === 'Breads')).toHaveLength(1);
    expect(links).toEqual([
      { text: 'Start', target: '/' },
      { text: 'Breads', target: '/breads?sort=price' },
      { text: 'Write to us', target: 'mailto:hello@example.org' },
    ]);
    expect(pages.map((page) => page.links)).toEqual(['0-2', '0-2']);
    expect(forms.map(({ target }) => target)).toEqual(['/send']);
    expect(images.map(({ alt }) => alt)).toEqual(['A loaf', null]);
    expect(pages.map((page) => [page.images, page.forms])).toEqual([
      ['0', '0'],
      ['1', ''],
    ]);
    expect(data).toContainEqual({ name: 'Robots', value: 'noindex' });
  });

  it('is the same where it is packed to be written', () => {
    const { texts, data, links, forms, images, ...rest } = packContentToWrite(site);
    const lists = { texts: [...texts], data: [...data], links: [...links], forms: [...forms], images: [...images] };
    expect({ ...rest, ...lists }).toEqual(packContent(site));
    expect(Object.keys(packContentToWrite(site))).toEqual(Object.keys(packContent(site)));
  });

  it('is the content again after it was a file, in reading order', () => {
    const read = SiteContent.parse(JSON.parse(JSON.stringify(packContent(site))));
    expect(unpackContent(read)).toEqual(contentOf(site));
    expect(unpackContent(read).pages[1]?.texts.slice(0, 5)).toEqual([
      'Start Breads Write to us',
      'Baked at six.',
      'Breads',
      'Breads',
      'Start',
    ]);
  });

  it('leaves out entries that a list does not have', () => {
    const packed = packContent(site);
    const { pages } = unpackContent({ ...packed, pages: packed.pages.map((page) => ({ ...page, links: '2-999999999999,7' })) });
    expect(pages.map(({ links }) => links.map(({ text }) => text))).toEqual([['Write to us'], ['Write to us']]);
  });

  it.each(['-1', '1-', 'a', '1,,2', '1;2'])('refuses %s as a list of entries', (links) => {
    const packed = packContent(site);
    expect(SiteContent.safeParse({ ...packed, pages: packed.pages.map((page) => ({ ...page, links })) }).success).toBe(false);
  });
});
