import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIndustry } from '../industry/industry.ts';
import { groupOfEntry } from './audience-groups.ts';
import { findAudiences } from './audiences.ts';

const audiencesOf = (body: string) => {
  const model = buildSiteModel(siteOfBody(body));
  return findAudiences(model, findIndustry(model).leaf, { quotes: [], isSure: true }).map(({ text }) => text);
};

it('names a group with the word that the site writes', () => {
  const text = 'Fyra kategorier som täcker hela året, för villaägare, bostadsrättsföreningar och företag i hela Skåne.';
  const more = 'Vi sköter utemiljön åt bostadsrättsföreningar och företag.';
  expect(audiencesOf(`<main><h1>Trädgård</h1><p>${text}</p><h2>Bostadsrättsföreningar</h2><p>${more}</p></main>`).join()).toMatch(
    /\(bostadsrättsföreningar\)/i,
  );
});

describe('a menu sorted by visitor', () => {
  it.each([
    ['For companies', 'Companies and organizations'],
    ['Familien', 'Parents and families'],
    ['Empresas', 'Companies and organizations'],
    ['Mitgliedschaft', 'Members'],
    ['Word lid', 'Members'],
    ['Our companies in the valley', null],
    ['Team', null],
    ['Sponsors', null],
  ])('%s names %s', (entry, group) => expect(groupOfEntry(entry)).toBe(group));

  it('speaks to those it names', () => {
    const body =
      '<nav><a href="/e">Empresas</a><a href="/x">Contacto</a></nav><main><h1>Bosques vivos</h1><p>Plantamos árboles en la sierra desde siempre.</p></main>';
    expect(audiencesOf(body).join()).toContain('Companies and organizations');
  });
});

describe('audiences in the words of the site', () => {
  it.each([
    ['everybody', '<p>Built for anyone.</p>'],
    ['a verb in place of people', '<p>Für Kunden bieten wir transparente Preise und schnelle Hilfe.</p>', 'bieten'],
    ['the rest of a list', '<p>Il accompagne et conseille également les entreprises.</p>', 'conseille'],
  ])('are not %s', (_, body, wrong = 'nyone') => {
    expect(audiencesOf(`<main><h1>Muster</h1>${body}</main>`).join()).not.toContain(wrong);
  });
});

describe('audiences of a category', () => {
  it('are the injured where a law firm takes accidents', () => {
    expect(audiencesOf('<main><h1>Trial lawyer</h1><p>Our law firm takes car accidents and injury cases to court.</p></main>')).toContain(
      'Injured people and victims of accidents',
    );
  });

  it('are the readers of a bookshop, and those for whose wares it speaks', () => {
    const shop = '<main><h1>Buchhandlung Muster</h1><p>Unsere Buchhandlung hat Bücher und Romane.</p><h2>Bücher der Woche</h2>';
    expect(audiencesOf(`${shop}</main>`)).toEqual(['Readers and book lovers']);
    expect(audiencesOf(`${shop}<h2>Schulbücher</h2><p>Wir bestellen Schulbücher.</p></main>`)).toContain('Schools and students');
  });

  it('are not those of whom only clients speak', () => {
    const shop = '<main><h1>Bookshop Muster</h1><p>Our bookshop has books.</p><h2>Books of the week</h2>';
    const said = '<h2>Testimonials</h2><p>“Lovely gifts, and more gifts, and gifts again.”</p><p>Ann Carter</p>';
    expect(audiencesOf(`${shop}${said}</main>`)).not.toContain('People looking for gifts');
    expect(audiencesOf(`${shop}<h2>Gifts</h2><p>We wrap gifts.</p></main>`)).toContain('People looking for gifts');
  });

  it('are not those whom a text only mentions', () => {
    const firm = '<h1>Trial lawyer</h1><p>Our law firm takes contracts to court.</p>';
    expect(audiencesOf(`<main>${firm}<p>The clerk had an accident once.</p></main>`)).not.toContain(
      'Injured people and victims of accidents',
    );
  });

  it('are left out where the category is unsure and the site names its own', () => {
    const model = buildSiteModel(
      siteOfBody('<main><h1>Trial lawyer</h1><p>Our law firm works in town.</p><h2>For beekeepers and teachers</h2></main>'),
    );
    const { leaf } = findIndustry(model);
    const textsOf = (isSure: boolean) => findAudiences(model, leaf, { quotes: [], isSure }).map(({ text }) => text);
    expect(textsOf(false)).toEqual(['Beekeepers and teachers']);
    expect(textsOf(true).length).toBeGreaterThan(1);
  });

  it('are no patients where these are animals', () => {
    const practice = '<h1>Tierarztpraxis Muster</h1><p>Unsere Tierarztpraxis ist für Patienten da. Für Patienten ist Platz.</p>';
    expect(audiencesOf(`<main>${practice}<p>Hunde und Katzen, Hunde und Katzen.</p></main>`).join()).not.toMatch(/patient/i);
  });
});
