import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findOffers } from './offers.ts';

const card = (label: string, text: string, tag = 'div') => `<${tag}>${label}</${tag}><p>${text}</p>`;
const CARDS =
  card('Extensions', 'We add a room or a floor to your house.') +
  card('Terraces', 'Laid in stone or timber, on old or new ground.') +
  card('Bathrooms', 'Taken out and put in again within two weeks.') +
  card('Insulation', 'Walls, roofs and floors kept warm in winter.');

function namesOf(body: string, path = '/', type: 'home' | 'services' = 'home'): string[] {
  const page = pageOfHtml(path, `<html lang="en"><head><title>Hill</title></head><body><main>${body}</main></body></html>`, type);
  const { services, products } = findOffers(buildSiteModel(siteOfPages(page)), null, 'Hill');
  return [...services, ...products].map(({ text }) => text);
}

describe('cards whose titles are no headings', () => {
  it('name what is offered where no heading does', () => {
    expect(namesOf(`<h1>Hill builds</h1>${CARDS}`)).toEqual(expect.arrayContaining(['Extensions', 'Terraces', 'Bathrooms', 'Insulation']));
  });

  it('do so in a bare row on a page of services', () => {
    const row = ['MASONRY', 'PLASTERING', 'FLOORING', 'PAINTING'].map((text) => `<p>${text}</p>`).join('');
    expect(namesOf(`<h1>Our services</h1>${row}`, '/services', 'services')).toEqual(
      expect.arrayContaining(['MASONRY', 'PLASTERING', 'FLOORING', 'PAINTING']),
    );
  });

  it('have their prices apart from their names', () => {
    const row = ['Replacing tires 10 zł', 'Cleaning 15 zł', 'New chain 10 zł', 'New lamp 9 zł'].map((text) => `<p>${text}</p>`).join('');
    const page = pageOfHtml('/services', `<html lang="en"><body><main><h1>Our services</h1>${row}</main></body></html>`, 'services');
    const { services } = findOffers(buildSiteModel(siteOfPages(page)), null, 'Hill');
    expect(services.map(({ text, price }) => [text, price])).toEqual(expect.arrayContaining([['Replacing tires', '10 zł']]));
    expect(services.filter(({ text }) => text.includes('zł'))).toEqual([]);
  });

  it('do so on a page whose title says that it lists what is offered', () => {
    const home = pageOfHtml('/', '<html lang="de"><head><title>Hill</title></head><body><main><p>Zähne.</p></main></body></html>');
    const listed = (title: string) =>
      pageOfHtml('/liste', `<html lang="de"><head><title>${title} | Hill</title></head><body><main>${CARDS}</main></body></html>`, 'other');
    const named = (title: string) =>
      findOffers(buildSiteModel(siteOfPages(home, listed(title))), null, 'Hill').services.map(({ text }) => text);
    expect(named('Behandlungen')).toEqual(expect.arrayContaining(['Extensions', 'Terraces']));
    expect(named('Wegbeschreibung')).not.toContain('Extensions');
  });

  it.each([
    ['customers and their words', `<h2>Testimonials</h2>${CARDS}`],
    [
      'numbers',
      ['Rooms', 'Houses', 'Gardens', 'Streets']
        .map((text, at) => `<div>${at + 10}</div>${card(text, 'Built by us since we began in the valley.')}`)
        .join(''),
    ],
    [
      'who said something, above what the next one said',
      ['Extensions, Di and Bo', 'Terraces, Al and Jo', 'Bathrooms, Cy and Ed', 'Insulation, Flo and Gus', 'Roofs, Hal and Ian']
        .map((name) => `<p>“They built all of it in less than two weeks.”</p><p>-- ${name}--</p>`)
        .join(''),
    ],
    [
      'labels of links to other sites, and of numbers',
      ['Extensions', 'Terraces', 'Bathrooms', 'Insulation']
        .map((text) => `<div><a href="https://forecast.example/${text}">${text}</a></div><p>Seen by all of the guests here.</p>`)
        .join('') + card('Roofs', '+48 514 556 017').repeat(4),
    ],
    ['two pairs only', card('Extensions', 'We add a room or a floor.') + card('Terraces', 'Laid in stone or timber.')],
  ])('are not taken from %s', (_, body) => {
    expect(namesOf(`<h1>Hill builds</h1>${body}`).filter((name) => /Extensions|Terraces|Rooms|Gardens/.test(name))).toEqual([]);
  });

  it('stay silent where headings say enough', () => {
    const headed = ['Roofing', 'Guttering', 'Chimneys', 'Skylights']
      .map((text) => `<h3>${text}</h3><p>Done well and on time by our own people.</p>`)
      .join('');
    expect(namesOf(`<h1>Hill builds</h1><h2>Our services</h2>${headed}<h2>More</h2>${CARDS}`)).not.toContain('Terraces');
  });
});

describe('what is no offer', () => {
  it.each([
    [
      'labels below a line that says how it works, and a title over a text',
      '<p><a href="#how">Come funziona ↓</a></p><section><div>Come funziona</div><h2>Si lascia accadere.</h2><div><div><div>Attenzione</div><p>Tieni la foglia tra le mani e chiudi gli occhi.</p></div><div><div>Espansione</div><p>Aggiungi un secondo punto, poi un terzo.</p></div></div></section><section><div>Il racconto</div><p>Gli antichi avevano una dea per la pausa.</p></section>',
      /Attenzione|Espansione|racconto/,
    ],
    [
      'numbered steps',
      '<h3>1. Tell us</h3><p>Write down what you need.</p><h3>2. Meet us</h3><p>We come and look at it.</p><h3>3. Relax</h3><p>We do all of the work.</p>',
      /Tell us|Meet us|Relax/,
    ],
    [
      'months and times',
      '<h2>Services</h2><ul><li>10 August</li><li>November 2026</li><li>09:30 - 10:30 Opening</li></ul>',
      /August|November|09:30/,
    ],
    [
      'the same page in another language',
      '<nav><ul><li><a href="/hu">Magyar verzió</a></li><li><a href="/en">English version</a></li></ul></nav><h1>Hill</h1>',
      /verzió|version/,
    ],
    [
      'groups of visitors in the menu',
      '<nav><a href="/a">Families</a><a href="/b">Für Unternehmen</a></nav><h1>Hill</h1>',
      /Families|Unternehmen/,
    ],
  ])('%s', (_, body, wrong) => {
    expect(namesOf(body).join('|')).not.toMatch(wrong);
  });
});
