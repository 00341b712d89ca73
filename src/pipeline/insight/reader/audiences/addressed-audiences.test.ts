import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { addressedAudiences } from './addressed-audiences.ts';
import { findAudiences } from './audiences.ts';

const addressedIn = (body: string) => addressedAudiences(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map((one) => one.text);
const audiencesOf = (body: string) =>
  findAudiences(buildSiteModel(siteOfBody(`<main>${body}</main>`)), null, { quotes: [], isSure: true }).map((claim) => claim.text);

describe('addressedAudiences', () => {
  it.each([
    ['<h2>For vets and farm managers</h2><p>Herd records in one place.</p>', 'Vets and farm managers'],
    ['<h2>Plans</h2><p>For museum directors and curators who plan years ahead.</p>', 'Museum directors and curators'],
    ['<p>Most of our members are retired engineers with an allotment.</p>', 'Retired engineers'],
    ['<p>For walkers and families, Muster has a tavern by the path.</p>', 'Walkers and families'],
    ['<h2>Per famiglie e coppie</h2><p>Camere sul lago.</p>', 'Famiglie e coppie'],
    ['<p>We help shop owners by counting what sells.</p>', 'Shop owners'],
    ['<p>Public : responsables de chantier, conducteurs de travaux.</p>', 'Responsables de chantier, conducteurs de travaux'],
    [
      '<p>Ich stehe mittelständischen Unternehmen, Selbständigen und Privatpersonen mit Erfahrung zur Seite.</p>',
      'Mittelständischen Unternehmen, Selbständigen und Privatpersonen',
    ],
    ['<p>I nostri clienti sono aziende, famiglie e pazienti.</p>', 'Aziende, famiglie e pazienti'],
    ['<p>Wspieramy rodziców i przedsiębiorców z całego miasta.</p>', 'Rodziców i przedsiębiorców z całego miasta'],
    ['<p>Wir begleiten Familien, Wir sind da.</p>', 'Familien'],
    ['<p>A small shop serving builders and homeowners since 1999.</p>', 'Builders and homeowners'],
    ['<h2>Who we serve</h2><h3>Choir conductors</h3><p>Scores for every voice.</p>', 'Choir conductors'],
  ])('reads %s', (body, audience) => expect(addressedIn(body)).toContain(audience));

  it.each([
    ['<p>Designed for everyone, especially families with small children.</p>', 'Families with small children'],
    ['<p>Das Fest richtet sich an alle — besonders aber an Familien und Jugendliche.</p>', 'Familien und Jugendliche'],
    ['<p>Nous nous adressons à tous, notamment aux familles.</p>', 'Familles'],
    ['<p>Ci rivolgiamo a tutti, soprattutto alle famiglie.</p>', 'Famiglie'],
  ])('takes those whom a phrase picks out of all: %s', (body, audience) => expect(addressedIn(body)).toContain(audience));

  it.each([
    ['<p>Yoga is ideal for people who sit a lot, athletes, women in menopause.</p>', 'People who sit a lot'],
    ['<p>Yoga is ideal for people who sit a lot, athletes in training.</p>', 'Athletes in training'],
    ['<p>Der Kurs eignet sich für Menschen, die viel sitzen, und macht Freude.</p>', 'Menschen, die viel sitzen'],
    ['<p>Cours destinés à tous ceux qui aiment chanter.</p>', 'Tous ceux qui aiment chanter'],
    ['<p>Dirigido a personas con diabetes.</p>', 'Personas con diabetes'],
    ['<p>Przeznaczone dla osób, które pracują przy biurku.</p>', 'Osób, które pracują przy biurku'],
  ])('takes people by what they have in common: %s', (body, audience) => expect(addressedIn(body)).toContain(audience));

  it.each([
    ['<p>Ideal for sports groups, climbers & those looking for a bed.</p>', 'Sports groups, climbers'],
    ['<p>Perfect for families or anyone looking for a rest.</p>', 'Families'],
  ])('drops a vague end: %s', (body, audience) => expect(addressedIn(body)).toContain(audience));

  it.each([
    ['<p>Designed for people who have questions about our work.</p>'],
    ['<p>We help clients with tax returns.</p>'],
    ['<p>Für alle, die unseren Newsletter lesen.</p>'],
    ['<p>Perfect for anyone who visits us.</p>'],
  ])('finds nobody in common in %s', (body) => expect(addressedIn(body)).toEqual([]));

  it('names nobody of whom terms speak', () => {
    const text = '<p>We help shop owners by counting what sells.</p>';
    expect(addressedIn(`<h2>What we do</h2>${text}`)).toEqual(['Shop owners']);
    expect(addressedIn(`<h2>§ 5 Liability</h2>${text}`)).toEqual([]);
  });

  it('leaves a phrase whole that names people before it picks some out', () => {
    expect(addressedIn('<p>Designed for walkers, families and especially couples.</p>')).toContain(
      'Walkers, families and especially couples',
    );
  });

  it.each([
    ['<h2>For families in Leeds</h2><p>Open on Sundays.</p>', 'Families in Leeds'],
    ['<h2>Für Kinder ab 6 Jahren</h2><p>Jeden Montag.</p>', 'Kinder ab 6 Jahren'],
  ])('lets a place or an age follow: %s', (body, audience) => expect(addressedIn(body)).toContain(audience));

  it.each([
    ['<p>We help kids understand their town.</p>'],
    ['<h2>For kids’ learning and growth</h2><p>Every day.</p>'],
    ['<p>We support team upskilling, see below.</p>'],
    ['<h2>Built for farmers</h2><h3>Dairy cows</h3><p>Two hundred head.</p>', /cows/i],
    ['<p>For all authors and participants, please register.</p>'],
    ['<h2>Designed for reliability</h2><p>It does not stop.</p>'],
    ['<p>For more information call our office.</p>'],
    ['<p>For you and your garden.</p>'],
    ['<p>A review built for clients.</p>'],
    ['<h2>What our clients say</h2><p>For families like ours this was wonderful.</p>'],
  ])('finds none in %s', (body, wrong: unknown = /./) => expect(addressedIn(body).join('|')).not.toMatch(wrong as RegExp));
});

describe('findAudiences', () => {
  it('does not make brides of couples nor children of grandchildren', () => {
    const found = audiencesOf('<p>Our guests are working couples. Many want to lift their grandchildren one day.</p>').join(' | ');
    expect(found).not.toMatch(/wedding|children/i);
    expect(found).toMatch(/working couples/i);
  });

  it('does not repeat a group that the own words name already', () => {
    const found = audiencesOf('<h2>For beekeepers and teachers</h2><p>We teach teachers. For teachers.</p>');
    expect(found.filter((text) => /teachers/i.test(text))).toHaveLength(1);
  });
});
