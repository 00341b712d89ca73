import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { sectionOffers } from './section-offers.ts';

const CARD_WEIGHT = 1.8;
const offersOf = (body: string) => {
  const [page] = buildSiteModel(siteOfBody(`<main>${body}</main>`)).pages;
  return page ? sectionOffers(page, true, CARD_WEIGHT) : [];
};
const card = (name: string, text = 'Done within a day and without dust.') => `<h3>${name}</h3><p>${text}</p>`;

describe('sectionOffers', () => {
  it.each([
    ['Our services', 'Roof repair', 'service'],
    ['Unsere Leistungen', 'Dachreparatur', 'service'],
    ['Nos produits', 'Fromage frais', 'product'],
  ])('takes cards below "%s"', (heading, name, kind) => {
    const offers = offersOf(`<h2>${heading}</h2>${card(name)}${card('Chimney')}${card('Cellar')}`);
    expect(offers.find((offer) => offer.name === name)).toMatchObject({ kind });
  });

  it.each(['Why choose us', 'Unser Team', 'FAQ', 'Nos partenaires'])('takes no cards below "%s"', (heading) => {
    expect(offersOf(`<h2>${heading}</h2>${card('Roof repair')}${card('Chimney')}${card('Cellar')}`)).toEqual([]);
  });

  it.each(['The fee includes:', 'Czesne obejmuje:'])('takes cards below a heading that announces them: "%s"', (heading) => {
    const weightOf = (title: string) =>
      offersOf(`<h1>Muster</h1><h2>${title}</h2>${card('Swimming')}${card('Speech training')}${card('Lunch')}`).find(
        ({ name }) => name === 'Swimming',
      )?.weight ?? 0;
    expect(weightOf(heading)).toBeGreaterThan(weightOf(heading.replace(':', '')));
  });

  it('takes cards with a button of their own for offers, also numbered ones', () => {
    const cards = (button: string) =>
      ['Event coverage', 'Season story', 'Portrait day']
        .map((name, at) => `<article><p>0${at + 1}</p>${card(name)}<p>${button}</p></article>`)
        .join('');
    const weightOf = (button: string) =>
      offersOf(`<h2>A plan for you</h2>${cards(button)}`).find(({ name }) => name === 'Season story')?.weight ?? 0;
    expect(weightOf('<a class="button" href="/quote">Request a quote</a>')).toBeGreaterThan(2);
    expect(weightOf('Ask us.')).toBeLessThan(1);
  });

  it('reads the price of a card', () => {
    const offers = offersOf(`<h2>Menu</h2>${card('Lentil soup', '6 €')}${card('Onion tart', '8 €')}`);
    expect(offers.filter(({ price }) => price !== '').map(({ name, price, kind }) => [name, price, kind])).toEqual([
      ['Lentil soup', '6 €', 'product'],
      ['Onion tart', '8 €', 'product'],
    ]);
  });

  it('reads a price in a sentence without its punctuation', () => {
    const offers = offersOf(
      `<h2>Cakes</h2>${card('Wedding cake', 'From £1,240, with a tasting.')}${card('Birthday cake', 'Serves 12, from £38.')}`,
    );
    expect(offers.flatMap(({ price }) => (price === '' ? [] : [price]))).toEqual(['£1,240', '£38']);
  });

  it('takes list items and what describes them', () => {
    const [offer] = offersOf('<h2>Services</h2><ul><li>Roof repair: within a day</li></ul>').filter(({ source }) => source === 'list');
    expect(offer).toMatchObject({ name: 'Roof repair', description: 'within a day' });
  });

  it.each(["Parents' Day (July 15)", 'Sommerfest am 3. Juni', 'Examens du 4 au 9 avril'])('takes no entry of a calendar: %s', (entry) => {
    expect(offersOf(`<h2>Services</h2><ul><li>${entry}</li></ul>`).filter(({ source }) => source === 'list')).toEqual([]);
  });

  it.each([
    ['We offer the following services:', 1],
    ['Welcome to us. Our services:', 1],
    ['Oferim următoarele servicii:', 1],
    ['Unsere Leistungen:', 1],
    ['Please bring:', 0],
  ])('takes the list that "%s" introduces', (line, count) => {
    const offers = offersOf(`<h2>Hello</h2><div>${line}</div><ul><li>Soil surveys</li></ul><p>See you.</p>`);
    expect(offers.filter(({ name, weight }) => name === 'Soil surveys' && weight > 2)).toHaveLength(count);
  });

  it('takes the label above a slogan of several parts for the name', () => {
    const names = offersOf('<h2>Products</h2><div><p>Mini diggers</p><h3>More power, same precision</h3></div><p>Up to two tons.</p>').map(
      ({ name }) => name,
    );
    expect(names).toContain('Mini diggers');
    expect(names).not.toContain('More power, same precision');
  });

  it('takes the name of a card although one of its words also names a kind of section', () => {
    const names = offersOf(`<h2>Our services</h2>${card('Contract drafting and review')}${card('Wills')}${card('Our team')}`).map(
      ({ name }) => name,
    );
    expect(names).toContain('Contract drafting and review');
    expect(names).not.toContain('Our team');
  });

  it('takes no card that names whom it is for, and steps only as weak proposals', () => {
    const weights = (...names: string[]) =>
      new Map(offersOf(`<h2>Sail on</h2>${names.map((one) => card(one)).join('')}`).map((one) => [one.name, one.weight]));
    expect(weights('Harbor museums', 'Yacht owners', 'Rowing clubs').has('Yacht owners')).toBe(false);
    expect(weights('01 · Survey', '02 · Design', '03 · Build').get('Survey')).toBeLessThan(1);
  });

  it('lets the main heading of a home page speak only of what is right below it', () => {
    const weightOf = (body: string) => offersOf(body).find(({ name }) => name === 'Roof repair')?.weight ?? 0;
    const cards = `${card('Roof repair')}${card('Chimney')}${card('Cellar')}`;
    expect(weightOf(`<h1>Services for roofs</h1>${cards}`)).toBeGreaterThan(
      weightOf(`<h1>Services for roofs</h1><h2>Since Monday</h2>${cards}`),
    );
  });

  it('keeps the list below "Leistungen" when one of its entries links to another site', () => {
    const names = offersOf(
      '<h3>Leistungen</h3><ul><li>Dirndl anpassen</li><li>Gewänder für die <a href="https://fest.test/">Altstadtzeit</a></li><li>Vorhänge kürzen</li></ul>',
    ).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Dirndl anpassen', 'Vorhänge kürzen']));
  });

  it.each([
    [
      'what a set menu is made of',
      '<h2>Menù</h2><h3>Menù fisso</h3><ul><li>Antipasto misto</li><li>Dolci fatti in casa</li></ul><p>Prezzo: 30 euro</p>',
      'Antipasto misto',
    ],
    [
      'ingredients',
      '<h2>Our products</h2><p>Our kitchen uses nothing but simple things:</p><ul><li>Garden vegetables</li><li>Fresh eggs</li></ul>',
      'Fresh eggs',
    ],
  ])('takes %s for details', (_, body, name) => {
    const weight = offersOf(body).find((one) => one.name === name)?.weight ?? 0;
    expect(weight).toBeLessThan(1);
  });

  it('takes a list led by a verb of offering or a short label for offers', () => {
    const weightOf = (lead: string) =>
      offersOf(`<h2>Our products</h2><p>${lead}</p><ul><li>Garden vegetables</li><li>Fresh eggs</li></ul>`).find(
        ({ name }) => name === 'Fresh eggs',
      )?.weight ?? 0;
    expect(weightOf('On the farm we sell these things:')).toBeGreaterThan(2);
    expect(weightOf('Every day:')).toBeGreaterThan(2);
  });

  const weightsOf = (body: string) => new Map(offersOf(body).map(({ name, weight }) => [name, weight]));

  it.each([
    ['Våra tjänster', '01 — Rengöring & tvätt', 'Friskt & rent'],
    ['Unsere Leistungen', '02 · Heckenschnitt', 'Alles in Form'],
    ['Our services', '03. Hedge trimming', 'Fresh and green'],
  ])('takes a label with a number below "%s" for the name, not the slogan below it', (heading, label, slogan) => {
    const row = (above: string) => `<div><p>${above}</p><h3>${slogan}</h3><p>We come to you all year round.</p></div>`;
    const weights = weightsOf(`<h2>${heading}</h2>${row(label)}`);
    expect(weights.get(label.replace(/^\d+\W+/u, ''))).toBeGreaterThan(2);
    expect(weights.has(slogan)).toBe(false);
    // A label without a number says what kind of thing the name below it is.
    expect(weightsOf(`<h2>${heading}</h2>${row('Garden')}`).get(slogan)).toBeGreaterThan(2);
  });

  it.each([
    ['Från offert till färdigt', 'Klart & städat'],
    ['From the first call to the key', 'Cleaning up'],
  ])('takes what is counted below "%s" for steps', (heading, step) => {
    const row = (number: string, name: string) => `<div><div>${number}</div><h3>${name}</h3><p>Some words about what we do.</p></div>`;
    const weightOf = (...numbers: [string, string, string]) =>
      weightsOf(`<h2>${heading}</h2>${row(numbers[0], 'Ring')}${row(numbers[1], 'Roof')}${row(numbers[2], step)}`).get(step) ?? 0;
    expect(weightOf('1', '2', '3')).toBeLessThan(1);
    expect(weightOf('', '', '')).toBeGreaterThan(1.5);
  });

  it('takes a short line in a box for an item only where there is no list next to it', () => {
    const box = (text: string) => `<div>${text}</div>`;
    const list = '<ul><li>Högtryckstvätt</li><li>Mossbehandling</li></ul>';
    expect(weightsOf(`<h2>Våra tjänster</h2>${box('Friskt & rent')}${list}`).has('Friskt & rent')).toBe(false);
    expect(weightsOf(`<h2>Våra tjänster</h2>${box('Takläggning')}${box('Murning')}${box('Putsning')}`).has('Putsning')).toBe(true);
  });

  it.each([
    ['Buffet et menus', 'Sushis - Wok - Fruits de mer', 'Fruits de mer'],
    ['Our services', 'Roof repair · Chimney sweeping · Gutters', 'Gutters'],
    ['Unsere Leistungen', 'Dachreparatur | Kaminbau | Dachrinnen', 'Dachrinnen'],
    ['I nostri servizi', 'Noleggio bici • Visite guidate • Degustazioni', 'Degustazioni'],
  ])('reads the names in one line below "%s"', (heading, line, name) => {
    expect(weightsOf(`<h2>${heading}</h2><p>${line}</p>`).get(name)).toBeGreaterThan(2);
  });

  it.each([
    ['two names', 'Our services', 'Roof repair - Chimney sweeping'],
    ['places', 'Our services', 'Lund · Malmö · Ystad'],
    ['sentences', 'Our services', 'Roof repair - We do it all for you - Call now'],
    ['names below another heading', 'Our story', 'Roof repair · Chimney sweeping · Gutters'],
  ])('takes no line of %s', (_, heading, line) => {
    expect(offersOf(`<h2>${heading}</h2><p>${line}</p>`).filter(({ source }) => source === 'list')).toEqual([]);
  });

  it.each(['Cartomanzia - 35€', 'Numerologia (PDF) - 80€'])('weighs a price in a heading like one below it: %s', (heading) => {
    const inHeading = weightsOf(`<h1>Listino prezzi</h1>${card(heading)}${card('Analisi energetica - 80€')}`);
    expect(inHeading.get(heading.split(' - ')[0] ?? '')).toBeGreaterThan(2.5);
    const alone = weightsOf(`<h1>Listino prezzi</h1>${card(heading)}${card('Analisi energetica')}`);
    expect(alone.get(heading.split(' - ')[0] ?? '')).toBeLessThan(2.5);
  });

  it.each([
    ['No cure no pay - you pay us only when we win', 'Winter coats'],
    ['Dein Beitrag könnte bewirken', 'Wintermäntel'],
  ])('takes no slogan for a group of what is priced below it: %s', (slogan, group) => {
    const priced = '<h3>Large one</h3><p>50 €</p><h3>Small one</h3><p>10 €</p>';
    const weightOf = (heading: string) => weightsOf(`<h2>${heading}</h2>${priced}`).get(heading) ?? 0;
    expect(weightOf(slogan)).toBeLessThan(2);
    expect(weightOf(group)).toBeGreaterThan(4);
  });

  it('takes nothing from a page that asks for gifts', () => {
    const html = `<main><h2>Gifts</h2>${card('10 € gift')}${card('50 € gift')}</main>`;
    const namesOn = (type: 'donate' | 'other') => {
      const [, page] = buildSiteModel(siteOfPages(pageOfHtml('/', '<main><p>Hello</p></main>'), pageOfHtml('/give', html, type))).pages;
      return page ? sectionOffers(page, false, CARD_WEIGHT).map(({ name }) => name) : [];
    };
    expect(namesOn('donate')).toEqual([]);
    expect(namesOn('other')).toContain('50 € gift');
  });

  it.each([
    ['Was uns auszeichnet', 'Sonderausstellungen', 'Audioguide', 'Führungen', 'Historisches Ambiente'],
    ['Why visit us', 'Exhibitions', 'Audio guide', 'Guided tours', 'Old walls'],
    ['Perché scegliere noi', 'Mostre', 'Audioguida', 'Visite guidate', 'Ambiente storico'],
  ])('reads a row below "%s" that the menu names, but no reason in it', (heading, first, second, service, reason) => {
    const row = `<h2>${heading}</h2>${card(first)}${card(second)}${card(service)}${card(reason)}`;
    const namesBelow = (...entries: string[]) => {
      const nav = entries.map((entry, at) => `<a href="/${at}">${entry}</a>`).join('');
      const [page] = buildSiteModel(siteOfBody(`<header><nav>${nav}</nav></header><main>${row}</main>`)).pages;
      return page ? sectionOffers(page, true, CARD_WEIGHT).map(({ name }) => name) : [];
    };
    expect(namesBelow(first, second)).toEqual([first, second, service]);
    expect(namesBelow(first)).toEqual([]);
  });

  it('takes no heading below a quotation mark', () => {
    expect(offersOf('<div>“</div><h3>The evening I was away</h3><p>My daughter asked who would read to her.</p>')).toEqual([]);
  });

  it.each(['Piano lessons', 'Implementatieadvies', 'Ferienkurse', 'Location vélos', 'Noleggio bici'])(
    'weighs "%s", which names a kind of service, more than another heading',
    (name) => {
      const weights = offersOf(`<h2>${name}</h2><p>Some words about it.</p><h2>Green meadows</h2><p>Some words about them.</p>`);
      expect(weights.find((one) => one.name === name)?.weight).toBeGreaterThanOrEqual(2);
      expect(weights.find((one) => one.name === 'Green meadows')?.weight).toBeLessThan(2);
    },
  );
});
