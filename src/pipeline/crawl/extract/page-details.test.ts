import { describe, expect, it } from 'vitest';
import { extractPage } from './extract-page.ts';
import { detectLanguage } from './language.ts';
import { findCurrency, parseAmount, readPrices } from './prices.ts';
import { scanText } from './scan-text.ts';

const factsOf = (html: string) =>
  extractPage({ html: `<!doctype html><body>${html}`, url: 'https://example.org/', isInternal: (url) => url.includes('//example.org/') });
const pricesOf = (text: string, lang: string | null = null) =>
  readPrices([{ tag: 'p', text, selector: 'p', region: 'main', hidden: false }], [scanText(text).hints], lang).map((price) => [
    price.text,
    price.amount,
    price.currency,
  ]);

describe('prices', () => {
  it.each([
    ['It costs $12.50 each time', ['$12.50', 12.5, 'USD']],
    ['from £1,200 a year', ['from £1,200 a year', 1200, 'GBP']],
    ['ab 49 € pro Monat', ['ab 49 € pro Monat', 49, 'EUR']],
    ['1.299,00 Euro', ['1.299,00 Euro', 1299, 'EUR']],
    ['CHF 49.–', ['CHF 49.–', 49, 'CHF']],
    ["CHF 1'200", ["CHF 1'200", 1200, 'CHF']],
    ['3,000円', ['3,000円', 3000, 'JPY']],
    ['¥980', ['¥980', 980, 'JPY']],
    ['$200-400', ['$200-400', 200, 'USD']],
    ['$12–30/mo', ['$12–30/mo', 12, 'USD']],
    ['12,50 €', ['12,50 €', 12.5, 'EUR']],
    ['R$ 20', ['R$ 20', 20, 'BRL']],
    ['99 kr', ['99 kr', 99, null]],
    ['an income of $75K', ['$75K', 75_000, 'USD']],
  ])('%s', (text, price) => {
    expect(pricesOf(text)).toEqual([price]);
  });

  it('leaves other numbers alone', () => {
    expect(pricesOf('Since 1999, 24 hours, 100 % and 5 km')).toEqual([]);
  });

  it('reads a bare dollar by the region of the page', () => {
    expect(pricesOf('$5', 'en-CA')).toEqual([['$5', 5, 'CAD']]);
    expect(findCurrency('US$', 'en-CA')).toBe('USD');
  });

  it.each([
    ['1,234', 1234],
    ['1.234,5', 1234.5],
    ['12,34', 12.34],
    ['1 234', 1234],
    ['7', 7],
  ])('reads %s', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });
});

describe('quotes', () => {
  it.each([
    [
      'a cite inside',
      '<blockquote><p>They baked the best bread.</p><cite>Jo Doe</cite></blockquote>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'a caption',
      '<figure><blockquote>They baked the best bread.</blockquote><figcaption>Jo Doe, Town</figcaption></figure>',
      'They baked the best bread.',
      'Jo Doe, Town',
    ],
    [
      'the last line of a card',
      '<div class="testimonial-card"><p>They baked the best bread.</p><h4>Jo Doe</h4></div>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'a next line with a dash',
      '<blockquote>They baked the best bread.</blockquote><p>— Jo Doe</p><p>More</p>',
      'They baked the best bread.',
      'Jo Doe',
    ],
    [
      'nobody',
      '<blockquote>They baked the best bread.</blockquote><p>Something else follows here.</p>',
      'They baked the best bread.',
      null,
    ],
    [
      'a line below words in quotation marks',
      '<p>“They really baked the best bread in town.”</p><p>Jo Doe</p>',
      '“They really baked the best bread in town.”',
      'Jo Doe',
    ],
  ])('have their author from %s', (_name, html, quote, author) => {
    expect(factsOf(html).quotes).toMatchObject([{ quote, author }]);
  });

  it('are no forms to write one, no lists of them, and no short exclamations', () => {
    const html =
      '<div class="review"><h3>Tell us what you think</h3><form><textarea></textarea></form></div><div class="testimonials"><p>What people say about us</p></div><q>Wow</q>';
    expect(factsOf(html).quotes).toEqual([]);
  });
});

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

describe('calls to action', () => {
  it('are button-like links, buttons that ask, and plain links that ask plainly', () => {
    const html =
      '<nav><a href=/book>Book now</a><a class=btn href=/join>Join us</a></nav><p><a href=/about>About</a> <a href=/buy>Buy tickets</a></p><button>Close</button><button>Subscribe</button><a class="btn" href=/x>Oh</a>';
    expect(factsOf(html).callsToAction.map(({ text, kind }) => [text, kind])).toEqual([
      ['Join us', 'sign-up'],
      ['Buy tickets', 'buy'],
      ['Oh', 'other'],
      ['Subscribe', 'subscribe'],
    ]);
  });
});

describe('resources', () => {
  it('name what the page loads and how', () => {
    const html =
      '<link rel=stylesheet href=/a.css><script src=/b.js defer></script><script>let a</script><iframe src=https://player.vimeo.com/video/1></iframe><video><source src=/c.mp4></video><link rel=alternate type=application/rss+xml href=/feed>';
    expect(factsOf(html).resources.map(({ kind, url, defer, inlineBytes }) => [kind, url, defer, inlineBytes])).toEqual([
      ['stylesheet', 'https://example.org/a.css', false, 0],
      ['script', 'https://example.org/b.js', true, 0],
      ['script', '', false, 5],
      ['iframe', 'https://player.vimeo.com/video/1', false, 0],
      ['video', 'https://example.org/c.mp4', false, 0],
      ['feed', 'https://example.org/feed', false, 0],
    ]);
  });
});

describe('detectLanguage', () => {
  it.each([
    ['Wir backen seit vielen Jahren jeden Morgen frisches Brot für unsere Kunden in der ganzen Stadt.', 'de'],
    ['We have been baking fresh bread every morning for our customers all over the town for years.', 'en'],
    ['私たちは毎朝、町のお客様のために新鮮なパンを焼いています。ぜひお店にいらしてください。', 'ja'],
    ['Home About', null],
    ['', null],
  ])('%s', (text, language) => {
    expect(detectLanguage(text)).toBe(language);
  });
});
