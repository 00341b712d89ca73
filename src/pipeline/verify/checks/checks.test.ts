import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { briefOf, lostOf, MILL, millWith, newRedOf, verifyPages } from '#testing/verify-fixture.ts';
import { checks } from './checks.ts';

const brief = await briefOf();
const copy = await verifyPages(brief, MILL);

describe('the list of checks', () => {
  it('has every check file, under its id', () => {
    const files = globSync('*/*.ts', { cwd: import.meta.dirname })
      .filter(
        (file) =>
          !file.includes('.test.') && /^export const \w+ = define\w*Check\(/m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
      )
      .map((file) => basename(file, '.ts'));
    expect(checks.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
    expect(checks.length).toBeGreaterThan(30);
  });

  it.each(checks.map((check) => [check.id, check] as const))('%s says what it is about', (_, { title, why, red }) => {
    for (const text of [title, why, red]) expect(text.length).toBeGreaterThan(10);
  });
});

describe('what a changed copy is told', () => {
  it.each([
    ['a price', '/breads', '£4.20', '£4.90', ['price-changed /breads']],
    ['a figure', '/breads', '24 hours', '12 hours', ['figure-changed /breads']],
    ['opening hours', '/breads', '7:00 to 13:00', '8:00 to 13:00', ['hours-changed /breads']],
    ['a negation', '/breads', 'loaf rests for', 'loaf never rests for', ['negation-changed /breads']],
    ['a name', '/about', 'Ada Miller', 'Eva Miller', ['name-changed /about']],
    ['a year', '/about', 'bakery in 1987', 'bakery in 1978', ['date-changed /about']],
    ['an image', '/', '<img src="/oven.jpg" alt="The stone oven at work" width="800" height="600">', '', ['image-lost /']],
    ['an alternative text', '/', 'alt="The stone oven at work"', 'alt=""', ['image-alt /']],
    ['a heading', '/breads', 'Our breads', 'Welcome', ['heading-lost /breads']],
    ['structured data', '/', 'application/ld+json', 'text/plain', ['structured-data-lost /']],
    ['a language', '/about', 'lang="en"', 'lang="fr"', ['language /about']],
    ['a title', '/about', '<title>About us | Mill Bakery', '<title>My new site', ['page-title /about']],
    ['filler', '/about', '</main>', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></main>', ['placeholder-text /about']],
    ['a dead link', '/about', '</main>', '<a href="#">Our blog</a></main>', ['dead-link /about']],
    ['a form without a target', '/contact', 'action="/order" ', '', ['form-target /contact']],
    ['a field', '/contact', '<label>Email <input type="email" name="email"></label>', '', ['form-fields /contact']],
    ['a button', '/', '<a class="button" href="/contact">Order a loaf</a>', '', ['button-lost /']],
    ['a button that leads elsewhere', '/', 'href="/contact">Order a loaf', 'href="/about">Order a loaf', ['button-target /']],
    ['a testimonial', '/', 'The only bread my family asks about.', 'The best bread in the whole town.', ['testimonial-lost /']],
    ['its author', '/', 'Anna Weber', 'Maria Huber', ['testimonial-author /']],
    ['an invented figure', '/about', '</main>', '<p>More than 500 families trust our bread.</p></main>', ['invented-figure /about']],
    ['an invented price', '/about', '</main>', '<p>Get our baking course for £99.</p></main>', ['invented-price /about']],
    ['an invented award', '/about', '</main>', '<p>This is an award-winning bakery.</p></main>', ['invented-claim /about']],
    ['an invented person', '/about', '</main>', '<p>The shop is led by Gregory Sandhurst today.</p></main>', ['invented-name /about']],
    [
      'an invented quotation',
      '/about',
      '</main>',
      '<blockquote>They made our wedding perfect in every way.<cite>Sarah J.</cite></blockquote></main>',
      ['invented-testimonial /about'],
    ],
    [
      'an invented number',
      '/about',
      '</main>',
      '<p>Call <a href="tel:+15550199">(555) 0199-221</a></p></main>',
      ['invented-contact /about'],
    ],
    [
      'an invented rating',
      '/',
      '"@type":"Bakery"',
      '"@type":"Bakery","aggregateRating":{"ratingValue":"4.9","reviewCount":"312"}',
      ['invented-rating /'],
    ],
  ])('%s', async (_, path, words, others, red) => {
    expect(newRedOf(await verifyPages(brief, millWith(path, words, others)), copy)).toEqual(expect.arrayContaining(red));
  });

  it('finds contact details that are gone, wherever they were', async () => {
    const pages = millWith(
      '/contact',
      'Call <a href="tel:+441304555010">+44 1304 555 010</a> or write to <a href="mailto:hello@mill.test">hello@mill.test</a>.',
      '',
    );
    expect(newRedOf(await verifyPages(brief, pages), copy)).toEqual(expect.arrayContaining(['phone-lost /contact', 'email-lost /contact']));
  });

  it.each([
    ['moved to another page', '/about', '<p>All our grain comes from two farms near Canterbury, 14 miles away.</p>', ''],
    ['split in two', '/about', 'in 1987. Her son', 'in 1987.</p><p>Her son'],
    [
      'written in capitals, with another dash',
      '/about',
      'All our grain comes from two farms near Canterbury, 14',
      'ALL OUR GRAIN COMES FROM TWO FARMS – near Canterbury: 14',
    ],
    [
      'quoted otherwise',
      '/',
      '<blockquote><p>The only bread my family asks about.</p>',
      '<blockquote><p>„The only bread my family asks about.“</p>',
    ],
  ])('forgives a text that is %s', async (_, path, words, others) => {
    const pages = millWith(path, words, others);
    const moved = others === '' ? { ...pages, '/': (pages['/'] ?? '').replace('</main>', `${words}</main>`) } : pages;
    expect(lostOf(await verifyPages(brief, moved))).toEqual([]);
  });
});

describe('structured data', () => {
  const withData = (data: object) =>
    millWith('/contact', '</head>', `<script type="application/ld+json">${JSON.stringify(data)}</script></head>`);
  const inventedIn = async (data: object) =>
    (await verifyPages(brief, withData(data))).entries
      .filter(({ status }) => status === 'invented')
      .map(({ check, new: found }) => `${check} ${found}`);

  it('may give known facts in its own notation', async () => {
    const address = {
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      postalCode: 'CT16 1AA',
      addressLocality: 'Dover',
      addressCountry: 'GB',
    };
    const offer = { '@type': 'Offer', price: '4.20', priceCurrency: 'GBP' };
    const facts = {
      '@type': 'Bakery',
      name: 'Mill Bakery',
      telephone: '01304 555 010',
      foundingDate: '1987-04-01',
      address,
      makesOffer: offer,
    };
    expect(await inventedIn(facts)).toEqual([]);
  });

  it('is one entry with all that nobody knows', async () => {
    const address = { '@type': 'PostalAddress', streetAddress: '99 Other Street', postalCode: 'CT16 1AA', addressLocality: 'Gotham' };
    expect(await inventedIn({ '@type': 'Bakery', address, makesOffer: { '@type': 'Offer', price: '9.95' } })).toEqual([
      'invented-rating streetAddress: 99 Other Street, addressLocality: Gotham, price: 9.95',
    ]);
  });
});

it('reports an invented sentence once, with all its parts', async () => {
  const words = '<p>Our award-winning baker is Gregory Sandhurst, who sold 48,500 loaves for £99 each.</p>';
  const report = await verifyPages(brief, millWith('/about', '</main>', `${words}</main>`));
  const invented = report.entries.filter(({ status }) => status === 'invented');
  expect(invented.map(({ check }) => check)).toEqual(['invented-price']);
  for (const part of ['£99', 'award-winning', '48,500', 'Gregory']) expect(invented[0]?.why).toContain(part);
});

it('reports an invented quotation or number once', async () => {
  const quote = '<blockquote><p>They baked 700 cakes for our wedding.</p><cite>Sarah Whitfield</cite></blockquote>';
  const call = '<p>Call us on <a href="tel:+15550198877">+1 555 019 8877</a> today.</p>';
  const report = await verifyPages(brief, millWith('/about', '</main>', `${quote}${call}</main>`));
  expect(lostOf(report).filter((entry) => entry.startsWith('invented'))).toEqual([
    'invented-contact /about',
    'invented-testimonial /about',
  ]);
});

it('knows what the owner said', async () => {
  const words = '<p>More than 500 families trust our bread.</p>';
  const facts = [{ field: 'trustSignals' as const, action: 'add' as const, text: 'More than 500 families trust our bread.' }];
  const pages = millWith('/about', '</main>', `${words}</main>`);
  expect(lostOf(await verifyPages(brief, pages))).toContain('invented-figure /about');
  expect(lostOf(await verifyPages(await briefOf(MILL, facts), pages)).filter((entry) => entry.startsWith('invented'))).toEqual([]);
});
