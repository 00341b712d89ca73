import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findOffers } from './offers.ts';

const offersOf = (body: string) => {
  const { services, products } = findOffers(buildSiteModel(siteOfBody(body)), null, 'Muster');
  return { services: services.map((offer) => offer.text), products: products.map((offer) => `${offer.text} ${offer.price}`.trim()) };
};

describe('findOffers', () => {
  it('takes the cards below a services heading, not the reasons, the team or the questions', () => {
    const { services } =
      offersOf(`<main><h2>What we do</h2><h3>Tree surgery</h3><p>We cut and shape trees.</p><h3>Hedge trimming</h3><p>Hedges in form all year.</p>
      <h2>Why choose us</h2><h3>Full insurance</h3><p>Nothing can go wrong for you.</p><h2>Our team</h2><h3>Jane Miller</h3><p>Founder and gardener</p><h2>FAQ</h2><h3>Winter service</h3><p>Yes we do.</p></main>`);
    expect(services).toEqual(['Tree surgery', 'Hedge trimming']);
  });

  it('lets a label above a heading say what the cards are', () => {
    const { services } = offersOf(
      '<main><span>Unsere Leistungen</span><h2>Mit ruhiger Hand</h2><h3>Lymphdrainage</h3><p>Sanfte Griffe gegen Schwellungen im Gewebe.</p><h3>Krankengymnastik</h3><p>Übungen für den ganzen Körper im Alltag.</p></main>',
    );
    expect(services).toEqual(expect.arrayContaining(['Lymphdrainage', 'Krankengymnastik']));
  });

  it('reads lists and titles that are lines of one paragraph', () => {
    const text = 'Nous réparons et entretenons tous les modèles, chez vous ou à l’atelier.';
    const titles = offersOf(`<main><h2>Nos prestations</h2><p><b>Toiture</b><br>${text}<br><b>Zinguerie</b><br>${text}</p></main>`);
    expect(titles.services).toEqual(['Toiture', 'Zinguerie']);
    const entries = offersOf('<main><h2>Unsere Leistungen</h2><p>- Dachreparatur<br>- Zaunbau</p></main>');
    expect(entries.services).toEqual(expect.arrayContaining(['Dachreparatur', 'Zaunbau']));
    expect(offersOf(`<main><h2>Our story</h2><p><b>The barn</b><br>${text}<br><b>The move</b><br>${text}</p></main>`).services).toEqual([]);
  });

  it('reads a menu with prices as products and puts groups before their dishes', () => {
    const { products } = offersOf(
      '<main><h2>Our menu</h2><h3>Soups</h3><h4>Tomato soup $5</h4><p>With basil from the garden.</p><h4>Onion soup $6</h4><p>With toasted cheese on top.</p></main>',
    );
    expect(products[0]).toBe('Soups');
    expect(products).toContain('Tomato soup $5');
  });

  it('takes priced cards below "What you can ..." as products, and their group heading not', () => {
    const { products } = offersOf(
      '<main><h1>Soap by post</h1><h2>What you can subscribe to</h2><h3>Small box</h3><p>Two bars a month. $9 per delivery.</p><h3>Large box</h3><p>Five bars a month. $19 per delivery.</p></main>',
    );
    expect(products.sort()).toEqual(['Large box $19', 'Small box $9']);
  });

  it('takes no guarantee, comparison, audience or answer to a question for an offer', () => {
    const { services } =
      offersOf(`<main><h2>How we can work together</h2><h3>Kiln building</h3><p>A kiln built in your yard.</p><h3>Glaze advice</h3><p>Recipes for your clay.</p>
      <h2>Guarantee</h2><p>Cracked kilns are rebuilt by us.</p><h2>For potters and schools</h2><p>We come to you.</p><h2>When should you call us?</h2><h3>Before the first firing</h3><p>It saves bricks.</p><h3>After a crack</h3><p>We fix it.</p></main>`);
    expect(services.sort()).toEqual(['Glaze advice', 'Kiln building']);
  });

  const cardsOf = (heading: string, ...names: string[]) =>
    `<h2>${heading}</h2>${names.map((name) => `<h3>${name}</h3><p>${name}: a text of some words about it.</p>`).join('')}`;

  it('is as sure of an offer as labeled sites show, surer of what several places name, and asks about a mere heading', () => {
    const confidenceOf = (name: string, body: string) =>
      findOffers(buildSiteModel(siteOfBody(`<main>${body}</main>`)), null, 'Muster').services.find(({ text }) => text === name)
        ?.confidence ?? 0;
    const card = confidenceOf('Hedge trimming', cardsOf('Our services', 'Hedge trimming', 'Tree surgery'));
    const linked = `<a href="/services/hedges">Hedge trimming</a>${cardsOf('Our services', 'Hedge trimming', 'Tree surgery')}`;
    expect(card).toBeGreaterThan(0.75);
    expect(confidenceOf('Hedge trimming', linked)).toBeGreaterThan(card);
    expect(confidenceOf('Hedges', cardsOf('Notes', 'Hedges', 'Trees', 'Lawns'))).toBeGreaterThan(0.7);
    expect(confidenceOf('Hedges', '<h2>Step by step</h2><h3>Hedges</h3><p>A text of some words about it.</p>')).toBeLessThan(0.5);
  });

  it('names each offer once, in the language of the home page', () => {
    const page = (path: string, lang: string, body: string) =>
      pageOfHtml(path, `<html lang="${lang}"><body><main>${body}</main></body></html>`);
    const site = siteOfPages(
      page('/', 'fr', cardsOf('Nos prestations', 'Chambres', 'Dortoirs', 'Chalets', 'Camping')),
      page('/en', 'en', cardsOf('Our services', 'Rooms', 'Dormitories', 'Cabins', 'Pitches')),
    );
    const { services } = findOffers(buildSiteModel(site), null, 'Muster');
    expect(services.map(({ text }) => text)).toEqual(['Chambres', 'Dortoirs', 'Chalets', 'Camping']);
  });

  const inLanguage = (path: string, lang: string, body: string, head = '') =>
    pageOfHtml(path, `<html lang="${lang}"><head>${head}</head><body>${body}</body></html>`);
  const declares = (...names: string[]) =>
    `<script type="application/ld+json">${JSON.stringify(names.map((name) => ({ '@type': 'Service', name })))}</script>`;
  const servicesOf = (...pages: ReturnType<typeof inLanguage>[]) =>
    findOffers(buildSiteModel(siteOfPages(...pages)), null, 'Muster').services.map(({ text }) => text);

  it('names each offer once on a site with one page in each of four languages, declared ones too', () => {
    const found = servicesOf(
      inLanguage('/', 'el', `<main>${cardsOf('Υπηρεσίες', 'Εμβολιασμοί', 'Μέτρηση πίεσης')}</main>`, declares('Εμβολιασμοί')),
      inLanguage('/en/', 'en', `<main>${cardsOf('Services', 'Vaccinations', 'Blood pressure')}</main>`, declares('Vaccinations')),
      inLanguage('/it/', 'it', `<main>${cardsOf('Servizi', 'Vaccinazioni', 'Misurazione')}</main>`, declares('Vaccinazioni')),
      inLanguage('/de/', 'de', `<main>${cardsOf('Leistungen', 'Impfungen', 'Blutdruckmessung')}</main>`, declares('Impfungen')),
    );
    expect(found).toEqual(['Εμβολιασμοί', 'Μέτρηση πίεσης']);
  });

  it('reads all pages where most are in another language than a home page that only greets', () => {
    const body = (name: string) => `<main>${cardsOf('Leistungen', name)}</main>`;
    const found = servicesOf(
      inLanguage('/', 'en', '<main><h1>Welcome</h1></main>'),
      inLanguage('/dach', 'de', body('Dachreparatur')),
      inLanguage('/keller', 'de', body('Kellersanierung')),
      inLanguage('/kamin', 'de', body('Kaminbau')),
    );
    expect(found.sort()).toEqual(['Dachreparatur', 'Kaminbau', 'Kellersanierung']);
  });

  it.each([
    ['Switch to English', []],
    ['Sailing courses', ['Sailing courses']],
  ])('takes no link that leads to another language for an offer: %s', (label, found) => {
    const [path, lang] = found.length === 0 ? ['/en/index.html', 'en'] : ['/kurse', 'de'];
    const nav = `<header><a href="${path}">${label}</a></header>`;
    const other = inLanguage(path, lang, '<main><p>Hello</p></main>');
    expect(servicesOf(inLanguage('/', 'de', `${nav}<main><p>Hallo</p></main>`), other)).toEqual(found);
  });

  it.each(['Mitgliedschaft', 'Lidmaatschap', 'Medlemskap', 'Členství', 'Tagság', 'Adhésion', 'Membership'])(
    'takes what a club offers from its menu: %s',
    (name) => {
      const nav = `<header><nav><a href="/club">${name}</a></nav></header>`;
      expect(offersOf(`${nav}<main><p>Hello</p></main>`).services).toEqual([name]);
    },
  );

  it('leaves room for what other pages name, however many headings one page has', () => {
    const many = Array.from({ length: 26 }, (_, at) => `Repair of ${'abcdefghijklmnopqrstuvwxyz'.charAt(at)}${at}x pumps`);
    const services = pageOfHtml('/services', `<body><main>${cardsOf('Our services', ...many)}</main></body>`, 'services');
    const home = pageOfHtml('/', `<body><main>${cardsOf('What we do', 'Respite care')}</main></body>`);
    const found = findOffers(buildSiteModel(siteOfPages(home, services)), null, 'Muster').services.map(({ text }) => text);
    expect(found).toHaveLength(20);
    expect(found).toContain('Respite care');
  });

  it('takes no link to the home page for an offer', () => {
    const body =
      '<header><nav><a href="/index.html">Muster Elsewhere</a><a href="/sailing">Sailing</a></nav></header><main><p>Hello</p></main>';
    expect(offersOf(body).services).toEqual(['Sailing']);
  });

  it('skips the slogan that opens an inner page', () => {
    const page = pageOfHtml(
      '/product',
      '<html><head><title>Product | Muster</title></head><body><main><h1>One place for every tide</h1><h2>Tide tables</h2><p>For each harbour of the coast.</p></main></body></html>',
      'products',
    );
    const { products } = findOffers(buildSiteModel(siteOfPages(pageOfHtml('/', '<main><p>Hello</p></main>'), page)), null, 'Muster');
    expect(products.map((offer) => offer.text)).toEqual(['Tide tables']);
  });

  it('names what a label above a list sums up', () => {
    const { services } = offersOf(
      '<main><h2>Leistung</h2><p>Orgelstimmung:</p><ul><li>Prinzipale</li><li>Zungen</li></ul><p>Reinigung der Pfeifen:</p><ul><li>Metall</li></ul></main>',
    );
    expect(services.slice(0, 2)).toEqual(['Orgelstimmung', 'Reinigung der Pfeifen']);
  });

  it('lists one offer once, at whatever place or with however many words', () => {
    const { services } =
      offersOf(`<main><h2>Our services</h2><h3>Roof thatching in Devon</h3><p>With reed from the marsh.</p><h3>Roof thatching in Dorset</h3><p>With straw from the farm.</p>
      <h3>Ridge repair</h3><p>New ridges in a day.</p><h3>Ridge repair and patching</h3><p>Patches that match.</p></main>`);
    expect(services).toEqual(['Roof thatching in Devon', 'Ridge repair']);
  });

  it('takes pages below a services address from the menu', () => {
    const nav =
      '<nav><a href="/services/audits">Energy audits</a><a href="/services/heat">Heat pump planning</a><a href="/about">About us</a></nav>';
    const site = siteOfPages(pageOfHtml('/', `<html><body><header>${nav}</header><main><p>Hello</p></main></body></html>`));
    expect(findOffers(buildSiteModel(site), null, '').services.map((offer) => offer.text)).toEqual(['Energy audits', 'Heat pump planning']);
  });

  it('takes declared services and merges spellings of one offer', () => {
    const site = siteOfBody(
      '<main><h2>Our services</h2><h3>Web Designing</h3><p>Pages that load fast for everyone.</p></main>',
      '<script type="application/ld+json">{"@type":"Service","name":"Web Design"}</script>',
    );
    const { services } = findOffers(buildSiteModel(site), null, '');
    expect(services).toHaveLength(1);
    expect(services[0]).toMatchObject({ text: 'Web Design', description: 'Pages that load fast for everyone.' });
  });
});

describe('what surrounds offers', () => {
  const cards = (...names: string[]) =>
    names.map((name) => `<div><h3>${name}</h3><p>Done with care in your own street.</p></div>`).join('');

  it.each([
    ['an approach', 'My teaching approach', 'Role play'],
    ['an approach, in French', 'Notre approche', 'Cas concrets'],
    ['what is always included', 'Toujours inclus', 'Argile fine'],
    ['what sets the firm apart', 'Was uns auszeichnet', 'Ruhige Hand'],
  ])('is not taken for them: %s', (_, title, name) => {
    const { services } = offersOf(
      `<main><h1>Our services</h1><section><h2>Kiln building</h2><p>In your yard.</p></section><section><h2>${title}</h2>${cards(name, `${name} again`)}</section></main>`,
    );
    expect(services).toEqual(['Kiln building']);
  });

  it('is the label of steps as well as their heading', () => {
    const { services } = offersOf(
      `<main><h1>Pots</h1><section><p>Our process</p><h2>From clay to cup</h2>${cards('Shaping', 'Drying', 'Glazing')}</section></main>`,
    );
    expect(services).toEqual([]);
  });

  it('is a list that details one offer of several', () => {
    const { services } = offersOf(`<main><h1>Our services</h1>
      <h2>Kiln repair</h2><p>We come with all parts.</p><h3>Our repair services:</h3><ul><li>Coil exchange</li><li>Lid seals</li></ul>
      <h2>Kiln building</h2><p>We build in your yard.</p><h3>Our building services:</h3><ul><li>Brick laying</li><li>Arch forming</li></ul>
      <h2>Glaze advice</h2><p>Recipes for your clay.</p><h2>Firing courses</h2><p>Two days at the kiln.</p></main>`);
    expect(services).toEqual(expect.arrayContaining(['Kiln repair', 'Kiln building']));
    expect(services).not.toContain('Coil exchange');
  });

  it('stays a list of offers where every heading above it says the same', () => {
    const list = (...items: string[]) => `<h3>Kiln services</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    const { services } = offersOf(
      `<main><h2>Kiln services</h2><p>All for kilns.</p>${list('Coil exchange', 'Lid seals')}${list('Brick laying')}${list('Arch forming')}</main>`,
    );
    expect(services).toEqual(expect.arrayContaining(['Coil exchange', 'Brick laying']));
  });

  it('is a heading about prices', () => {
    const { services, products } = offersOf(
      `<main><h2>Our services</h2>${cards('Kiln building', 'Glaze advice', 'Starting prices by size', 'Firing courses')}</main>`,
    );
    expect([...services, ...products].sort()).toEqual(['Firing courses', 'Glaze advice', 'Kiln building']);
  });

  it('is a field label and its value in a list of terms', () => {
    const { services } = offersOf(
      '<main><h2>Our courses</h2><dl><dt>Language:</dt><dd>English</dd><dt>Raku firing</dt><dd>A day at the open kiln.</dd></dl></main>',
    );
    expect(services).not.toContain('Language');
  });

  it('is a headline that ends like a sentence: the label above a range of prices names it', () => {
    const { services, products } = offersOf(`<main><h1>Boats at sea</h1><section><p>Boat sale</p><h2>Become a captain.</h2>
      <div><h3>Skiff 20</h3><p>9,000 €</p></div><div><h3>Skiff 30</h3><p>12,000 €</p></div></section></main>`);
    const all = [...services, ...products].join(' | ');
    expect(all).toContain('Boat sale');
    expect(all).not.toContain('Become a captain');
  });
});

describe('an offer whose variants have one name', () => {
  it('has no price and no description: those of one variant are not true of the others', () => {
    const variant = (surfaces: string, price: string) => `<div><h3>Amalgam filling</h3><p>${surfaces}</p><p>${price}</p></div>`;
    const html = `<main><h1>Dental services</h1><section><h2>Our services</h2>${variant('One surface.', '$95.00')}${variant('Four surfaces.', '$175.00')}
      <div><h3>Sealants</h3><p>For children.</p><p>$35.00</p></div></section></main>`;
    const { services, products } = findOffers(buildSiteModel(siteOfBody(html)), null, 'Mill Dental');
    const byName = new Map([...services, ...products].map((offer) => [offer.text, offer]));
    expect(byName.get('Amalgam filling')).toMatchObject({ price: '', description: '' });
    expect(byName.get('Sealants')?.price).toBe('$35.00');
  });
});
