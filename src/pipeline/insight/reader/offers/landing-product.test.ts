import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { landingProduct } from './landing-product.ts';

const BUY = '<p>Price 34.90 €</p><a class="btn" href="#buy">Buy now</a>';
const found = (title: string, body: string, ...others: ReturnType<typeof pageOfHtml>[]) => {
  const home = pageOfHtml('/', `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`);
  return landingProduct(buildSiteModel(siteOfPages(home, ...others)), 'Wood & Leaf').map(({ name, kind, price }) => [name, kind, price]);
};

describe('landingProduct', () => {
  it.each(['The Quiet Week', 'Il Richiamo di Vacuna', 'Die Stille Woche'])(
    'is the "%s" of the title that the page repeats and sells',
    (name) => {
      expect(found(`${name} — Wood & Leaf`, `<div>${name}</div><h1>Three minutes a day.</h1>${BUY}`)).toEqual([
        [name, 'product', '34.90 €'],
      ]);
    },
  );

  it.each([
    ['the business itself', 'Wood & Leaf', `<div>Wood & Leaf</div>${BUY}`],
    ['a slogan of the title', 'We slow your days down — Wood & Leaf', `<p>We slow your days down</p>${BUY}`],
    ['what the page does not repeat', 'The Quiet Week — Wood & Leaf', `<p>Something else</p>${BUY}`],
    ['what nobody can buy', 'The Quiet Week — Wood & Leaf', '<div>The Quiet Week</div><p>Price 34.90 €</p>'],
    ['what has no price', 'The Quiet Week — Wood & Leaf', '<div>The Quiet Week</div><a class="btn" href="#buy">Buy now</a>'],
  ])('is not %s', (_, title, body) => {
    expect(found(title, body)).toEqual([]);
  });

  it('is left to the other finders where a site has pages', () => {
    const others = ['/a', '/b'].map((path) => pageOfHtml(path, '<html><body><main><p>Hi</p></main></body></html>'));
    expect(found('The Quiet Week — Wood & Leaf', `<div>The Quiet Week</div>${BUY}`, ...others)).toEqual([]);
  });
});
