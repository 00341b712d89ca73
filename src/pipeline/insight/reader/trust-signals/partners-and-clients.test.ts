import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPartners } from './partners-and-clients.ts';

const textsOf = (body: string) => findPartners(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findPartners', () => {
  it.each([
    ['<h2>Our partners</h2><p>Three firms from the valley.</p>', 1],
    ['<h2>Unsere Sponsoren</h2><p>Ohne sie ginge es nicht.</p>', 1],
    ['<p>Supported by Harbour Bank.</p>', 1],
    ['<h2>Sponsors & Partners</h2><p>Local firms.</p>', 1],
    ['<h2>Våra samarbetspartners</h2><p>Tre firmor.</p>', 1],
    ['<h2>Наші партнери</h2><p>Місцеві фірми.</p>', 1],
    ['<p>Wir danken unseren Werbepartnern für ihre Hilfe.</p>', 1],
    ['<p>De club kan rekenen op de steun van talrijke sponsors.</p>', 1],
    ['<p>En partenariat avec Alpes Cycles.</p>', 1],
    ['<h2>Wij werken samen met</h2><p>Drie firma’s.</p>', 1],
    ['<h2>Partenerii noștri</h2><p>Trei firme.</p>', 1],
    ['<p>Con il patrocinio del Comune di Verona.</p>', 1],
    ['<p>Wydarzenie we współpracy z Muzeum Morskim.</p>', 1],
    ['<p>Con il contributo di tutti i genitori.</p>', 0],
    ['<p>Supported by our staff.</p>', 0],
    ['<h2>How to become a partner</h2><p>Write to us.</p>', 0],
    ['<p>A degree in partnership with Oxford.</p>', 0],
  ])('%s: %i', (body, count) => {
    expect(textsOf(body)).toHaveLength(count);
  });

  it.each([['Our sponsors'], ['Unsere Partner'], ['Nos partenaires'], ['Patrocinadores'], ['Sponsor'], ['Nasi partnerzy']])(
    'takes "%s" where partners are shown, not alone',
    (heading) => {
      const logos = '<img src="/a.png" alt="Northern Rail Logo"><img src="/b.png" alt="Harbour Bank">';
      expect(textsOf(`<h2>${heading}</h2>${logos}<h2>Bread</h2><p>Daily.</p>`)).toEqual([`${heading}: Northern Rail, Harbour Bank`]);
      expect(textsOf(`<h2>${heading}</h2><h2>Bread</h2>${logos}`)).toEqual([]);
    },
  );

  it.each([
    ['sites of members in a list of links', '<h3>Member Sites</h3><ul><li>Jay’s Legacy Project</li></ul>'],
    ['a committee for money', '<h2>Funding Committee</h2><p>Ann Carter</p>'],
    ['where the money comes from', '<h3>Sustainable Funding</h3><p>We help you to find it.</p>'],
  ])('takes no %s', (_, body) => expect(textsOf(body)).toEqual([]));
});
