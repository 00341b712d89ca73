import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findTestimonials } from './testimonials.ts';

const textsOf = (body: string) => findTestimonials(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findTestimonials', () => {
  it.each([
    [
      'below a heading',
      '<h2>What our clients say</h2><p>“They came at midnight and saved the kitchen.”</p>',
      '“They came at midnight and saved the kitchen.”',
    ],
    [
      'in German',
      '<h2>Kundenstimmen</h2><p>„Pünktlich, freundlich und sehr sauber gearbeitet.“</p>',
      '„Pünktlich, freundlich und sehr sauber gearbeitet.“',
    ],
    ['with a signature', '<p>“The best bread of the whole coast.”</p><p>– Ann Carter</p>', '“The best bread of the whole coast.”'],
  ])('takes a quotation %s', (_, body, text) => {
    expect(textsOf(body)).toEqual([text]);
  });

  it.each([
    ['What our clients say', 'They came at midnight and saved the kitchen.', 'Quick, friendly and very clean work.'],
    ['Dicono di noi', 'La libreria più accogliente di tutta la città.', 'Personale gentile e sempre pronto a consigliare.'],
    ['Kundenstimmen', 'Pünktlich, freundlich und sehr sauber gearbeitet.', 'Wir kommen sehr gern jedes Jahr wieder.'],
    ['Przeczytaj, co piszą o nas nasi pacjenci', 'Po jednej wizycie chodzę bez bólu.', 'Polecam każdemu, kto ma dość czekania.'],
  ])('takes texts above names below the line "%s", which is no heading', (line, first, second) => {
    const said = (text: string, name: string) => `<h4>${text}</h4><p>${name}</p>`;
    const body = `<p>${line}</p><p>“</p>${said(first, 'Ann Carter')}${said(second, 'Paul Koch')}`;
    expect(textsOf(`<h1>Muster</h1>${body}`)).toEqual([first, second]);
    expect(textsOf(`<h1>Muster</h1><p>${line}</p>${said(first, 'Ann')}${said(second, 'Paul')}`)).toEqual([first, second]);
    expect(textsOf(`<h1>Muster</h1><p>${line}</p>${said(first, 'Ann Carter')}`)).toEqual([]);
    expect(textsOf(`<h1>Muster</h1><p>Our books</p>${said(first, 'Ann Carter')}${said(second, 'Paul Koch')}`)).toEqual([]);
  });

  it.each([
    ['a text about the one named', '<h2>Storia</h2>', 'Ugo Bassi inizia nel 1991 e vince tre campionati italiani.', 0],
    ['a text below a team heading', '<h2>Unser Team</h2>', 'Schwarzer Gurt seit 2015, leitet vor allem die Kindergruppen.', 0],
    ['what a client says', '<h2>Storia</h2>', 'La palestra più bella che io abbia mai provato.', 1],
  ])('reads in the markup of a quotation %s', (_, heading, text, count) => {
    expect(textsOf(`${heading}<figure><blockquote>${text}</blockquote><figcaption>Ugo Bassi</figcaption></figure>`)).toHaveLength(count);
  });

  it('takes neither what introduces quotations below other headings nor a line that names who speaks', () => {
    const body = `<h1>Testimonianze</h1><h2>Le nostre storie</h2><p>In questa pagina raccogliamo le voci di chi ha fatto il corso.</p>
      <h2>Testimonianze di Anna</h2><p>“Ho imparato a cucire in tre mesi.”</p><p>Anna Rossi</p>`;
    expect(textsOf(body)).toEqual(['“Ho imparato a cucire in tre mesi.”']);
    const cards = `<h2>Opinie</h2><p>Poznaj opinie pierwszych osób, które spróbowały</p><p>Anna K.</p>
      <p>Chleb pachnie tu jak u babci i nigdy się nie kończy.</p><p>Anna K. z Krakowa, mama trójki dzieci</p>`;
    expect(textsOf(cards)).toEqual(['Chleb pachnie tu jak u babci i nigdy się nie kończy.']);
  });

  it('takes no words of the business itself', () => {
    expect(textsOf('<p>„Jeder Mensch verdient Hilfe in den eigenen vier Wänden.“</p><p>– Ihr Team von der Hilfe am Hafen</p>')).toEqual([]);
    const page = (path: string, body: string, type?: 'about') => pageOfHtml(path, `<main>${body}</main>`, type);
    const home = page('/', '<p>“Every garden has a soul of its own.”</p><p>– Ann Carter</p>');
    const found = (about: string) =>
      findTestimonials(buildSiteModel(siteOfPages(home, page('/about', `<h2>${about}</h2><p>Our gardener.</p>`, 'about')))).length;
    expect(found('Ann Carter')).toBe(0);
    expect(found('Paul Miller')).toBe(1);
  });

  it('reads a card by its markup: the name that heads it, not the line that says when and where', () => {
    const card = (name: string, said: string) =>
      `<article><h2>${name}</h2><p>Full pack and load in the old town, March 2024</p><p class="review-quote">${said}</p><p>${name}, Dover</p></article>`;
    const body = `<h1>What removal firms say</h1><p>Real feedback from the teams whom we have worked with.</p>
      ${card('Ada Lind', 'They came on time and left no dust.')}${card('Bo Falk', 'The piano is whole and so is the stair.')}`;
    const found = findTestimonials(buildSiteModel(siteOfBody(`<main>${body}</main>`)));
    expect(found.map(({ author, text }) => [author, text])).toEqual([
      ['Ada Lind', 'They came on time and left no dust.'],
      ['Bo Falk', 'The piano is whole and so is the stair.'],
    ]);
  });

  it('takes signatures between dashes, and a single name under a heading or where the writer speaks', () => {
    const signed = (said: string, name: string) => `<p>“${said}”</p><p>-- ${name} --</p>`;
    const authorsOf = (body: string) => findTestimonials(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ author }) => author);
    expect(authorsOf(signed('The best tour of the whole coast.', 'Julie & Gabz'))).toEqual(['Julie & Gabz']);
    expect(authorsOf(signed('They showed all of the old town.', 'Kevin'))).toEqual([]);
    expect(authorsOf(signed('They showed us and our children the town.', 'Kevin'))).toEqual(['Kevin']);
    expect(authorsOf(`<h2>Reviews</h2>${signed('The best tour of the whole coast.', 'Kevin')}`)).toContain('Kevin');
  });

  it('takes no heading over several quotations for who said them', () => {
    const body =
      '<h2>Client reviews</h2><h3>They come again</h3><p>“They came on time and left no dust.”</p><p>“The roof is tight after every storm.”</p>';
    const found = findTestimonials(buildSiteModel(siteOfBody(`<main>${body}</main>`)));
    expect(found.map(({ author }) => author)).toEqual(['', '']);
  });

  it('takes what is quoted, not what introduces it', () => {
    const body =
      '<h2>Client reviews</h2><p>Real words of people from our town and around.</p><p>“They came on time and left no dust.”</p><p>Ann Carter</p>';
    expect(textsOf(body)).toEqual(['“They came on time and left no dust.”']);
  });

  it.each([
    ['a signature alone', '<h2>Testimonials</h2><p>– Ann Carter from Dover, client for two years now</p>'],
    ['an invitation', '<h2>Testimonials</h2><p>Read what others wrote about our work.</p>'],
    [
      'a motto of the founder',
      '<blockquote><p>“I wanted a workshop that keeps its word every day.”</p><cite>Ann Carter, founder</cite></blockquote>',
    ],
    ['a quotation above an address', '<p>“Here the text of our history follows soon.”</p><p>– Info@mill.test, 06 21 22 78 72</p>'],
    ['a saying', '<p>"Auch der weiteste Weg beginnt mit einem ersten Schritt,"</p><p>(Konfuzius)</p>'],
    ['a proverb', '<blockquote><p>“The best time to plant a tree was long ago.”</p><cite>Chinese proverb</cite></blockquote>'],
    ['a motto of one name that no heading announces', '<p>“Luck is what happens when preparation meets chance.”</p><p>– Lucius</p>'],
    ['a verse', '<blockquote><p>“The Lord is my shepherd, I shall not want.”</p><cite>Psalm 23:1</cite></blockquote>'],
  ])('leaves out %s', (_, body) => {
    expect(textsOf(body)).toEqual([]);
  });
});
