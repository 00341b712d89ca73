import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findPurpose } from './purpose.ts';

describe('findPurpose', () => {
  it('prefers what the home page says the business does to a line of licences', () => {
    const home = pageOfHtml(
      '/',
      '<main><h1>Stand tall</h1><p>One-to-one posture lessons in Leeds and online, by a physiotherapist.</p></main>',
    );
    const about = pageOfHtml(
      '/about',
      '<main><h1>Ann Carter</h1><p>Licensed physiotherapist in York; Certified Posture Specialist of the guild.</p></main>',
      'about',
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home, about)), 'Muster', null).text).toMatch(/^One-to-one posture lessons/);
  });

  it.each([
    'On our website you will find all that you need to know of our courses.',
    'Vous trouverez sur notre site toutes les informations sur nos cours de danse.',
    'Auf unserer Homepage finden Sie alles, was Sie zu unseren Kursen wissen wollen.',
  ])('takes no sentence about the site itself: %s', (sentence) => {
    const home = pageOfHtml('/', `<main><h1>Pier</h1><p>${sentence}</p><p>We teach waltz and tango to beginners in Dover.</p></main>`);
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toMatch(/^We teach/);
  });

  it('prefers a statement to a slogan before it', () => {
    const home = pageOfHtml(
      '/',
      '<main><h1>Pier</h1><p>Fresh shine for the whole new year!</p><p>We clean offices and stairs in Dover every day.</p></main>',
    );
    expect(findPurpose(buildSiteModel(siteOfPages(home)), 'Pier', null).text).toBe('We clean offices and stairs in Dover every day.');
  });
});
