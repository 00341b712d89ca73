import { describe, expect, it } from 'vitest';
import { factsOf } from '#testing/facts-of.ts';

describe('structured data', () => {
  it('reads JSON-LD graphs with all their types', () => {
    const [data] = factsOf(
      '<script type="application/ld+json">{"@graph":[{"@type":"WebSite"},{"@type":["Bakery","Store"],"offers":{"@type":"Offer"}}]}</script>',
    ).structuredData;
    expect(data).toMatchObject({ format: 'json-ld', types: ['WebSite', 'Bakery', 'Store', 'Offer'], error: null });
  });

  it('says why JSON-LD does not parse', () => {
    const [data] = factsOf('<script type="application/ld+json">{"@type": Bakery}</script>').structuredData;
    expect(data).toMatchObject({ data: null, types: [] });
    expect(data?.error).toMatch(/^Not valid JSON: /);
  });

  it('reads microdata with nested items', () => {
    const html =
      '<div itemscope itemtype="https://schema.org/Bakery"><b itemprop=name>Loaf</b><div itemprop=address itemscope itemtype="https://schema.org/PostalAddress"><meta itemprop=postalCode content=123></div></div>';
    expect(factsOf(html).structuredData).toMatchObject([
      {
        format: 'microdata',
        types: ['Bakery', 'PostalAddress'],
        data: { properties: { name: ['Loaf'], address: [{ properties: { postalCode: ['123'] } }] } },
      },
    ]);
  });

  it('reads RDFa', () => {
    expect(factsOf('<div vocab="https://schema.org/" typeof="Person"><span property="name">Jo</span></div>').structuredData).toMatchObject([
      { format: 'rdfa', types: ['Person'], data: { properties: { name: ['Jo'] } } },
    ]);
  });
});
