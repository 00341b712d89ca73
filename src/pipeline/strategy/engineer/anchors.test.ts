import { expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { linkedAnchors } from './anchors.ts';

it('finds the parts of pages that links lead to, each once', () => {
  const site = siteOfPages(
    pageOfHtml(
      '/',
      '<main><h2 id="about">Us</h2><a href="/prices#fillings">Fillings</a><a href="#about">About us</a><a href="#">Menu</a><a href="#top">Up</a><a href="https://other.test/#x">Other</a></main>',
    ),
    pageOfHtml(
      '/prices',
      '<main><h1>Prices</h1><h2 id="fillings">Fillings</h2><a href="#fillings">To the fillings</a><a href="#calculator">Calculator</a><a href="/gone#x">Gone</a></main>',
    ),
  );
  const pages = site.pages.map((page) => ({ page, path: page.path })) as Parameters<typeof linkedAnchors>[0]['pages'];
  expect(linkedAnchors({ pages, site })).toEqual([
    { path: '/prices', id: 'fillings', label: 'Fillings' },
    { path: '/', id: 'about', label: 'About us' },
  ]);
});
