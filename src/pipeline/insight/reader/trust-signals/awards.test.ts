import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findAwards } from './awards.ts';

const textsOf = (body: string) => findAwards(buildSiteModel(siteOfBody(`<main>${body}</main>`))).map(({ text }) => text);

describe('findAwards', () => {
  it.each([
    ['Awards'],
    ['Auszeichnungen'],
    ['Prix et distinctions'],
    ['Premi e riconoscimenti'],
    ['Nagrody i wyróżnienia'],
    ['Utmärkelser'],
    ['Награды'],
  ])('names what is below "%s", and takes no such heading alone', (heading) => {
    expect(textsOf(`<h2>${heading}</h2><h3>Golden Loaf 2021</h3><p>For our rye bread.</p><h2>Bread</h2>`)).toEqual([
      `${heading}: Golden Loaf 2021`,
    ]);
    expect(textsOf(`<p>${heading}</p><h2>They like us</h2><h3>Golden Loaf 2021</h3><p>For our rye bread.</p>`)).toEqual([
      `${heading}: Golden Loaf 2021`,
    ]);
    expect(textsOf(`<h2>${heading}</h2><h2>Bread</h2><p>We bake it every day.</p>`)).toEqual([]);
  });

  it.each([
    ['prizes of a contest that it held', 'First they recognized and awarded the landing contest winners, and then we had lunch.'],
    ['what others get', 'A cup is awarded to the fastest boat.'],
    ['prices', '</p><h2>Preise</h2><p>Ein Brot kostet drei Taler.'],
  ])('leaves out %s', (_, text) => expect(textsOf(`<p>${text}</p>`)).toEqual([]));

  it.each([
    ['Our bakery was awarded the Golden Loaf.'],
    ['Awarded best bakery of the coast.'],
    ['Club member Ann Carter honored by the mayor.'],
  ])('takes %s', (text) => expect(textsOf(`<p>${text}</p>`)).toEqual([text]));
});
