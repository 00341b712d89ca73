import { describe, expect, it } from 'vitest';
import { pageOfHtml, siteOfBody, siteOfPages } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIntroductions } from './introductions.ts';

const introducedIn = (body: string) => findIntroductions(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findIntroductions', () => {
  it.each([
    ['My name is Ann and I have kept bees for years.'],
    ['Ich heiße Bernd Muster und habe die Imkerei übernommen.'],
    ["Je m'appelle Anne et je fais du pain."],
    ['Me llamo Ana y doy clases de guitarra.'],
    ['Nazywam się Anna Kowal i uczę rysunku.'],
    ['The shop was founded by Ann Carter.'],
    ['La cantina è stata fondata da Mario Rossi.'],
    ['I am the founder of this small press.'],
    ['Laura, Angela e Giuseppe vi aspettano!'],
    ['Anne et Paul vous accueillent toute l’année.'],
    ['Nous sommes Anne et Paul Petit, forgerons depuis toujours.'],
    ['Siamo Laura e Angelo e coltiviamo nocciole.'],
    ['We are Ann and Paul and we train dogs.'],
  ])('finds who says: %s', (sentence) => {
    expect(introducedIn(`<p>${sentence}</p>`)).toEqual([sentence]);
  });

  it.each([
    ['My name is on the list.'],
    ['The trail was created by glaciers.'],
    ['Gegründet von Bauern und Handwerkern.'],
    ['I am happy with the new roof.'],
    ['Sun and sea welcome you.'],
    ['Il mare e la spiaggia vi aspettano!'],
    ['We are Carter & Sons of Leeds.'],
    ['Nous sommes ouverts et joignables.'],
  ])('finds nobody in: %s', (sentence) => {
    expect(introducedIn(`<p>${sentence}</p>`)).toEqual([]);
  });

  it.each([
    ["Hi, I'm Ann and I keep bees."],
    ['Hallo, ich bin Bernd und baue Geigen.'],
    ['Bonjour, je suis Anne et je fais du pain.'],
    ['Ciao, sono Anna e cucio borse.'],
    ['Hoi, ik ben Jan en ik bak brood.'],
  ])('finds who greets with a name: %s', (sentence) => {
    expect(introducedIn(`<p>${sentence}</p>`)).toEqual([sentence]);
  });

  it.each([["Hi, I'm happy with the new roof."], ['Ciao, sono felice del tetto nuovo.']])('finds no name in: %s', (sentence) => {
    expect(introducedIn(`<p>${sentence}</p>`)).toEqual([]);
  });

  it('does not take a client who says his name', () => {
    expect(introducedIn('<h2>Testimonials</h2><p>“My name is Paul and I came with a broken violin.”</p><p>Paul Miller</p>')).toEqual([]);
  });

  it('finds the page about one person by its heading, and no page about a thing', () => {
    const home = pageOfHtml('/', '<html lang="en"><head><title>Muster Law</title></head><body><main><p>Law.</p></main></body></html>');
    const pageOf = (title: string, text: string) =>
      pageOfHtml(
        '/bio',
        `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
      );
    const found = (title: string, text: string) =>
      findIntroductions(buildSiteModel(siteOfPages(home, pageOf(title, text)))).map((one) => one.text);
    expect(found('Ann Carter, Esq.', 'Ann Carter is an attorney for tenants.')).toEqual(['Ann Carter, Esq.']);
    expect(found('Unsere Partner', 'Unsere Partner und der Direktor freuen sich.')).toEqual([]);
    expect(found('Über Muster Gartenbau', 'Lernen Sie den Inhaber von Muster Gartenbau kennen.')).toEqual([]);
    expect(found('Blue Cheese', 'Blue Cheese is a filling of soft cheese.')).toEqual([]);
  });
});
