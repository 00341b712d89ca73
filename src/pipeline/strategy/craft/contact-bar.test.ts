import { expect, it } from 'vitest';
import { pageOfHtml } from '#testing/site-from-html.ts';
import { isInContactBar } from './contact-bar.ts';
import { isLinkRow } from './link-rows.ts';

const bar =
  '<div class="bar"><a href="tel:+4961311234"><div>Call</div></a><a href="/contact"><div>Map</div></a><a href="https://www.instagram.com/mill"><div>Instagram</div></a></div>';
const offers = '<div><a href="/bread"><h3>Bread</h3></a><a href="/cakes"><h3>Cakes</h3></a><a href="tel:+4961311234">Call us</a></div>';

it('knows labels of a bar of links to call and follow, and leaves linked offers alone', () => {
  const page = pageOfHtml('/', `<main><h1>Mill</h1>${offers}</main>${bar}`);
  const inBar = page.blocks.filter(({ selector }) => isInContactBar(page, selector)).map(({ text }) => text);
  expect(inBar).toEqual(['Call', 'Map', 'Instagram']);
});

it('knows a text of nothing but labels of links', () => {
  const page = pageOfHtml('/', '<main><a href="/a">About</a><a href="/d">Our docs</a><a href="/n">News</a></main>');
  expect(isLinkRow('About Our docs News', page)).toBe(true);
  expect(isLinkRow('About our bread', page)).toBe(false);
  expect(isLinkRow('News', page)).toBe(false);
});
