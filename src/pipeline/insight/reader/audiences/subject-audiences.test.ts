import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { subjectGroups } from './subject-audiences.ts';

const groupsOf = (home: string, ...names: string[]) => {
  const pages = names.map((name, at) => pageOfHtml(`/p${at}`, `<main><h1>${name}</h1><p>Harbor and light.</p></main>`, 'service'));
  const links = names.map((name, at) => `<a href="/p${at}">${name}</a>`).join('');
  const site = siteOfPages(pageOfHtml('/', `<nav>${links}</nav><main><h1>Muster</h1>${home}</main>`), ...pages);
  return subjectGroups(buildSiteModel(site)).map(({ label }) => label);
};

describe('a page of its own names whom it is for', () => {
  it.each([
    ['Angstpatienten', 'Anxious patients'],
    ['Kinderzahnheilkunde', 'Children and their parents'],
    ['Pediatric dentistry', 'Children and their parents'],
    ['Odontopediatría', 'Children and their parents'],
    ['Wedding announcements', 'Couples and people planning a wedding'],
    ['Trauungen am See', 'Couples and people planning a wedding'],
    ['Wesela i komunie', 'Couples and people planning a wedding'],
    ['Eagle Scout plate', 'Scouts and their families'],
    ['Coast Guard sign', 'Military families and veterans'],
    ['Séminaires', 'Companies and organizations'],
    ['Familienrecht', 'Families in separation and divorce'],
    ['Estate planning', 'Heirs and people who plan their estate'],
    ['Senderismo', 'Hikers and cyclists'],
    ['Visites scolaires', 'Teachers and schools'],
    ['Seniors', 'Seniors'],
    ['For schools', 'Teachers and schools'],
  ])('%s: %s', (name, label) => expect(groupsOf('', name)).toContain(label));
});

describe('offers in two places name whom they are for', () => {
  it('counts headings and items of lists of offers', () => {
    expect(groupsOf('<h2>Our products</h2><h3>Military sign</h3><p>Oak.</p><h3>Air Force plaque</h3><p>Pine.</p>')).toEqual([
      'Military families and veterans',
    ]);
  });

  it('does not count one', () => {
    expect(groupsOf('<h2>Our products</h2><h3>Military sign</h3><p>Oak.</p>')).toEqual([]);
  });
});

describe('what names nobody', () => {
  it.each([
    ['a color', 'Navy blue chairs'],
    ['a question', 'Do you make wedding cakes?'],
    ['what is ruled out', 'No dog training here'],
    ['a voucher', 'Gift card'],
    ['firm teeth', 'Feste Zähne an einem Tag'],
    ['a party', 'Third party fees'],
  ])('%s', (_, name) => expect(groupsOf('', name)).toEqual([]));

  it('is what clients, the team and the news tell of', () => {
    const told = '<h2>Testimonials</h2><h3>Our wedding</h3><p>“Fine!”</p><h2>News</h2><h3>A wedding in May</h3><p>It rained.</p>';
    expect(groupsOf(told)).toEqual([]);
  });
});
