import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { findCopy } from './page-copy.ts';
import { buildSiteModel } from './site-model.ts';

const html = (body: string) => `<!doctype html><html lang="en"><head><title>Weber</title></head><body>${body}</body></html>`;

/** The copy of the home page, one line per heading or block. */
function copyOf(body: string, ...others: string[]): string[] {
  const site = siteOfPages(pageOfHtml('/', html(body)), ...others.map((other, at) => pageOfHtml(`/p${at}`, html(other))));
  const model = buildSiteModel(site);
  const [home] = model.pages;
  return home
    ? findCopy(home, model).flatMap(({ heading, blocks }) => [...(heading ? [heading.text] : []), ...blocks.map(({ text }) => text)])
    : [];
}

describe('findCopy', () => {
  it('keeps headings and texts in their order', () => {
    expect(copyOf('<main><h1>Weber</h1><p>We bake bread.</p><h2>Hours</h2><p>Open from six.</p></main>')).toEqual([
      ...['Weber', 'We bake bread.', 'Hours', 'Open from six.'],
    ]);
  });

  it('keeps prices, times and sizes in an element of their own, also the same below two headings', () => {
    const card = (name: string) => `<h3>${name}</h3><p>Per tooth</p><p>$75.00</p><p>New</p>`;
    expect(copyOf(`<main><h1>Prices</h1>${['Cleaning', 'Sealing', 'Exam', 'X-Ray'].map(card).join('')}<p>8,50</p><p>7</p></main>`)).toEqual(
      ['Prices', ...['Cleaning', 'Sealing', 'Exam', 'X-Ray'].flatMap((name) => [name, 'Per tooth', '$75.00']), '8,50'],
    );
  });

  it('keeps a person who is in two lists', () => {
    const team = (name: string) => `<h3>${name}</h3><ul><li>Julia Espinosa (York University, Canada)</li></ul>`;
    expect(copyOf(`<main><h1>Team</h1>${team('Methods')}${team('Data')}</main>`).filter((line) => line.startsWith('Julia'))).toHaveLength(
      2,
    );
  });

  it('leaves out controls, interface noise, placeholder text and repeats', () => {
    const body = `<main><h1>Weber</h1><p>We bake bread.</p><p>Lorem ipsum dolor</p><p>Read more</p><p>We use cookies here.</p>
      <p>We bake bread.</p><a class="btn" href="/order">Order now</a><form><label>Your name <input name="n"></label></form></main>
      <footer><p>Weber bakery in Kiel since 1950</p></footer>`;
    expect(copyOf(body)).toEqual(['Weber', 'We bake bread.']);
  });

  it('leaves out what most pages repeat, but keeps it in the main part of the home page', () => {
    const banner = '<header><p>Closed on all public holidays this year</p></header>';
    const main = '<main><h1>Weber</h1><p>Call us to order a cake.</p></main>';
    const page = `${banner}${main}`;
    expect(copyOf(page, page, page)).toEqual(['Weber', 'Call us to order a cake.']);
  });

  it('leaves out a row of labels that was crawled as a paragraph', () => {
    const labels = '<nav><a href="/bread">Our bread</a><a href="/cakes">Our cakes</a></nav>';
    expect(copyOf(`${labels}<main><h1>Weber</h1><p>Our bread Our cakes</p><p>We bake bread.</p></main>`)).toEqual([
      'Weber',
      'We bake bread.',
    ]);
  });
});
