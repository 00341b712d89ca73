import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { speakerName } from './speakers.ts';
import { findTestimonials } from './testimonials.ts';

const authorsOf = (body: string) => findTestimonials(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ author }) => author);

describe('speakerName', () => {
  it.each([
    ['initials of an image', 'RERoar E.', 'Roar E.'],
    ['one letter and a space', 'A Anna Neri', 'Anna Neri'],
    ['initials in front of a name with a particle', 'ACAnn Carter', 'Ann Carter'],
    ['a dash', '– Ann Carter', 'Ann Carter'],
    ['a guest', 'Ann Carter, guest', 'Ann Carter, guest'],
    ['a name in capitals', 'ANN CARTER', 'ANN CARTER'],
    ['a name that starts with an initial', 'J. R. Carter', 'J. R. Carter'],
    ['a company', 'ABB', 'ABB'],
  ])('reads %s', (_, line, name) => expect(speakerName(line)).toBe(name));

  it.each([
    ['Based on Google reviews'],
    ['Basierend auf Google Bewertungen'],
    ['Opiniones de Google'],
    ['Recensioni su Google'],
    ['Opinie z Google'],
  ])('takes the label "%s" for no name', (line) => expect(speakerName(line)).toBe(''));
});

describe('who said a quotation', () => {
  const card = (name: string, day: string, text: string) => `<div>${name}</div><div>★★★★★ ${day}</div><p>${text}</p>`;

  it.each([
    ['English', 'Reviews', 'Based on Google reviews', '3 weeks ago'],
    ['German', 'Was unsere Gäste sagen', 'Basierend auf Google Bewertungen', 'Vor 29 Wochen'],
    ['Italian', 'Dicono di noi', 'Voto su Google', '2 mesi fa'],
    ['Polish', 'Opinie klientów', 'Na podstawie opinii Google', '3 tygodnie temu'],
  ])('is the name above it on cards that start with one, in %s', (_, heading, label, day) => {
    const first = card('Fabi', day, 'The best bread that I have ever eaten in this town.');
    const second = card('Stefanie Ott', '09.08.2024', 'Everything was ready on the minute and tasted great.');
    expect(authorsOf(`<h2>${heading}</h2>${first}${second}<div>4,8 ★★★★★</div><p>${label}</p>`)).toEqual(['Fabi', 'Stefanie Ott']);
  });

  it('is the name that the markup gives, whatever stands next to the card', () => {
    const marked = (name: string, text: string) =>
      `<article class="review-card"><header><div class="review-author">${name}</div></header><blockquote><p>${text}</p></blockquote></article>`;
    const first = marked('Doro', 'Friendly, quick and very careful, we will come again.');
    const second = marked('Stefanie Ott', 'They took away my fear of heights in one afternoon.');
    expect(authorsOf(`<h2>Kundenstimmen</h2>${first}${second}<p>Basierend auf Google Bewertungen</p>`)).toEqual(['Doro', 'Stefanie Ott']);
  });

  it('stays the name below it where names are below', () => {
    const said = (text: string, name: string) => `<p>${text}</p><p>${name}</p>`;
    const first = said('The best bread that I have ever eaten in this town.', 'Ann Carter');
    const second = said('Everything was ready on the minute and tasted great.', 'Paul Koch');
    expect(authorsOf(`<h2>Testimonials</h2>${first}${second}`)).toEqual(['Ann Carter', 'Paul Koch']);
  });
});
