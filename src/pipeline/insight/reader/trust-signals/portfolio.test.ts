import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPortfolio } from './portfolio.ts';

const textsOf = (body: string) => findPortfolio(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

const piece = (name: string) => `<h3>${name}</h3><p>A house of oak and stone by the river.</p>`;

describe('findPortfolio', () => {
  it.each([
    ['a portfolio with two pieces', `<h2>Recent work</h2>${piece('Mill')}${piece('Barn')}`, 'Recent work: 2 shown'],
    ['in French', `<h2>Nos réalisations</h2>${piece('Moulin')}${piece('Grange')}`, 'Nos réalisations: 2 shown'],
    ['in German', `<h2>Referenzen</h2>${piece('Mühle')}${piece('Scheune')}`, 'Referenzen: 2 shown'],
    ['in Italian', `<h2>I nostri lavori</h2>${piece('Mulino')}${piece('Fienile')}`, 'I nostri lavori: 2 shown'],
    ['in Polish', `<h2>Nasze realizacje</h2>${piece('Młyn')}${piece('Stodoła')}`, 'Nasze realizacje: 2 shown'],
    [
      'a story',
      '<h2>Stories</h2><p>Case study: closing the month went from nine days to three.</p>',
      'Case study: closing the month went from nine days to three.',
    ],
    ['a link to case studies', '<p><a href="/cases">Case studies</a> of last year.</p>', 'Case studies'],
    [
      'a list of clients',
      '<h2>Our clients</h2><p>Harbour Bank of Whitby Ltd</p><p>Moor Railways of Pickering</p><p>Abbey Museum of the North Sea</p>',
      'Our clients',
    ],
  ])('shows %s', (_, body, text) => {
    expect(textsOf(body)).toContain(text);
  });

  it.each([
    ['work that is offered, not done', `<h2>Lavori in legno e pietra</h2>${piece('Mulino')}${piece('Fienile')}`],
    ['a heading without pieces', '<h2>Portfolio</h2><p>Soon.</p>'],
    ['captions of photos', '<h2>Portfolio</h2><h3>Pool</h3><h3>Garden</h3><h3>House</h3><p>A house of stone.</p>'],
    ['a counter of clients', '<div>1200</div><h2>Happy clients</h2><div>30</div>'],
  ])('does not show %s', (_, body) => {
    expect(textsOf(body)).toEqual([]);
  });

  it.each([['Trabajos realizados'], ['Realisaties'], ['Nos réalisations'], ['Portfolio'], ['Referenzen']])(
    'takes a page called "%s" for case studies where it shows work',
    (title) => {
      const found = (body: string) =>
        findPortfolio(buildSiteModel(siteOfPages(pageOfHtml('/cases', `<main><h1>${title}</h1>${body}</main>`, 'case-studies')))).length;
      expect(found('<img src="/1.jpg" alt="Boiler"><img src="/2.jpg" alt="Heating">')).toBe(1);
      expect(found('<h2>Mill</h2><h2>Barn</h2>')).toBe(1);
      expect(found('<p>No work to show yet.</p>')).toBe(0);
    },
  );
});
