import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findActions } from './calls-to-action.ts';
import { findFunnels } from './funnels.ts';

const home = pageOfHtml(
  '/',
  '<body><main><h1>Bikes</h1><p>We repair and sell bicycles.</p><a class="button" href="/about">Learn more</a><a class="button" href="/book">Book now</a><a class="btn" href="tel:+441947000000">Call us</a></main></body>',
);
const booking = pageOfHtml('/book', '<body><main><h1>Book</h1><a class="button" href="/book">Book now</a></main></body>');
const site = siteOfPages(home, { ...booking, type: 'booking' });

describe('findActions', () => {
  it('puts what is closest to a sale first, with the number of pages', () => {
    const actions = findActions(buildSiteModel(site));
    expect(actions[0]).toMatchObject({ text: 'Book now', pages: 2 });
    expect(actions.findIndex(({ text }) => text === 'Learn more')).toBe(actions.length - 1);
  });
});

it('links to profiles on social platforms ask for nothing', () => {
  const body =
    '<body><main><a class="button" href="https://www.instagram.com/bikes">Instagram</a><a class="button" href="/order">Order now</a></main><footer><a href="https://www.instagram.com/bikes/">Instagram</a></footer></body>';
  expect(findActions(buildSiteModel(siteOfPages(pageOfHtml('/', body)))).map(({ text }) => text)).toEqual(['Order now']);
});

describe('findFunnels', () => {
  it('does not end at a page that only describes', () => {
    const body = '<body><main><a class="button" href="/services">Explore our services</a></main></body>';
    const site = siteOfPages(pageOfHtml('/', body), {
      ...pageOfHtml('/services', '<body><main><h1>Services</h1></main></body>'),
      type: 'services',
    });
    expect(findFunnels(site, findActions(buildSiteModel(site)))).toMatchObject([{ kind: 'not-found' }]);
  });

  it('follows an action to a page of booking or to the telephone', () => {
    const texts = findFunnels(site, findActions(buildSiteModel(site))).map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['/ > "Book now" > /book', '/ > "Call us" > telephone']));
  });

  it('says where there is none', () => {
    expect(findFunnels(site, [])).toMatchObject([{ kind: 'not-found' }]);
  });
});
