import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIndustry } from '../industry/industry.ts';
import { namedOffers } from './named-offers.ts';

const html = (title: string, body: string) => `<html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
const offersOf = (name: string, ...pages: ReturnType<typeof pageOfHtml>[]) => {
  const model = buildSiteModel(siteOfPages(...pages));
  return namedOffers(model, findIndustry(model, name).leaf, name).map((offer) => [offer.name, offer.source]);
};

describe('namedOffers', () => {
  it('takes the product that a software site is named after', () => {
    const home = pageOfHtml(
      '/',
      html('Ledgerly - database software', '<h1>A database for developers</h1><p>Ledgerly is a document database with an API.</p>'),
    );
    expect(offersOf('Ledgerly', home)).toContainEqual(['Ledgerly', 'named product']);
  });

  it('takes what the site says it is, where the words belong to the category', () => {
    const home = pageOfHtml('/', html('Hack Night', '<h1>Hackathon</h1><p>Hack Night is a 48 hour hackathon for students in Leeds.</p>'));
    expect(offersOf('Hack Night', home)).toContainEqual(['48 hour hackathon', 'definition']);
  });

  it('takes a banner that names a trade by itself', () => {
    const home = pageOfHtml('/', html('Muster', '<div>Catering</div><p>We cook for you and your guests.</p>'));
    expect(offersOf('Muster', home)).toContainEqual(['Catering', 'label']);
  });

  it.each(['about', 'gallery', 'other'] as const)('takes no such word from a page of type %s', (type) => {
    const page = pageOfHtml('/x', html('Muster', '<div>Catering</div><p>Seen at our summer feast.</p>'), type);
    expect(offersOf('Muster', pageOfHtml('/', html('Muster', '<p>Hello</p>')), page)).toEqual([]);
  });
});
