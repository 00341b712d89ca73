import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { groupOfEntry, namedGroups, namesGroup } from './audience-groups.ts';

const groupsOf = (body: string) => namedGroups(buildSiteModel(siteOfBody(body))).map(({ label }) => label);

describe('namedGroups', () => {
  it.each([
    ['<h1>Help for refugees</h1>', 'Refugees and migrants'],
    ['<h1>Für Eltern und Kinder</h1>', 'Parents and families'],
    ['<h1>Pour les débutants</h1>', 'Beginners'],
    ['<h1>Para estudiantes</h1>', 'Students'],
    ['<h1>初心者の方へ</h1>', 'Beginners'],
    ['<h1>Städning för bostadsrättsföreningar</h1>', 'Housing associations'],
    ['<h1>Nettoyage pour copropriétés</h1>', 'Housing associations'],
    ['<h1>Le logiciel des conciergeries</h1>', 'Property managers and rental hosts'],
    ['<h1>Software for property managers</h1>', 'Property managers and rental hosts'],
  ])('%s names %s', (body, label) => {
    expect(groupsOf(`<main>${body}</main>`)).toContain(label);
  });

  it('takes individuals with something for those whom it tells of', () => {
    const found = groupsOf('<main><h1>We welcome adults and individuals with developmental and physical disabilities</h1></main>');
    expect(found).toContain('People with disabilities');
    expect(found).not.toContain('Individuals');
    expect(groupsOf('<main><h1>Tax returns for individuals</h1><p>For individuals and couples.</p></main>')).toContain('Individuals');
  });

  it('takes a common group only where it is addressed', () => {
    const mentions = '<p>Many companies work here.</p><p>Some companies left.</p><p>Other companies came.</p>';
    expect(groupsOf(`<main>${mentions}</main>`)).toEqual([]);
    expect(groupsOf(`<main>${mentions}<h2>For companies</h2></main>`)).toEqual(['Companies and organizations']);
  });
});

describe('a group that is named in passing', () => {
  it.each([
    ['rooms that are painted', '<p>Aus langweiligen Zimmern zaubern wir ein Paradies für Kinder.</p>'],
    ['a playground', '<li>Spazi per il relax: parco giochi per bambini e piscina</li><p>Adulti e bambini amano gli asini.</p>'],
    ['a menu', '<p>Il y a aussi un petit menu pour enfants.</p>'],
    [
      'what a partner does, said of each prize',
      '<p>Won in May. The contest helps children and families in need.</p><p>Won in June. The contest helps children and families in need.</p>',
    ],
  ])('is not served: %s', (_, body) => {
    expect(groupsOf(`<main>${body}</main>`)).toEqual([]);
  });

  it.each([
    ['<p>Kurse für Kinder ab sechs.</p><p>Ferien für Kinder im Sommer.</p>', 'Children and young people'],
    ['<h2>Corsi per bambini</h2><p>Ogni lunedì.</p>', 'Children and young people'],
    ['<h2>Voor stichtingen</h2><p>Een lager tarief.</p>', 'Nonprofits and charities'],
    ['<h2>Dla kierowców</h2><p>Warsztat przy rynku.</p>', 'Drivers and car owners'],
  ])('is served where it is spoken to more than once or in a heading: %s', (body, label) => {
    expect(groupsOf(`<main>${body}</main>`)).toContain(label);
  });
});

describe('groupOfEntry', () => {
  it.each([
    ['For companies', 'Companies and organizations'],
    ['Familien', 'Parents and families'],
    ['Sponsors', null],
    ['Family recipes', null],
  ])('%s: %s', (entry, label) => {
    expect(groupOfEntry(entry)).toBe(label);
  });
});

describe('namesGroup', () => {
  it('knows both kinds of groups', () => {
    expect(namesGroup('Teachers and beekeepers', 'Teachers and schools')).toBe(true);
    expect(namesGroup('Students of law', 'Students')).toBe(true);
    expect(namesGroup('Students of law', 'Seniors')).toBe(false);
  });
});

describe('groups that only clients or the team are', () => {
  it.each([
    ['what clients say', '<h2>Testimonials</h2><p>“We came with our children and parents, and the guests loved it.”</p><p>Ann Carter</p>'],
    ['the own staff', '<p>Ask our experts anything about ropes.</p><p>Our experts know knots.</p>'],
    ['a mention', '<p>The museum next door shows how children lived.</p>'],
  ])('are not named by %s', (_, body) => {
    expect(namedGroups(buildSiteModel(siteOfBody(`<main>${body}</main>`)))).toEqual([]);
  });
});
