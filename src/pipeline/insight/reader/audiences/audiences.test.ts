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

describe('a menu sorted by visitor', () => {
  it.each([
    ['For companies', 'Companies and organizations'],
    ['Familien', 'Parents and families'],
    ['Empresas', 'Companies and organizations'],
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
});
