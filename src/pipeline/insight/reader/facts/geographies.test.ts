import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findGeographies } from './geographies.ts';

const placesOf = (body: string, title = '') =>
  findGeographies(buildSiteModel(siteOfBody(`<main>${body}</main>`, `<title>${title}</title>`))).map((claim) => claim.text);

describe('findGeographies', () => {
  it('reads "based in" as a place', () =>
    expect(placesOf('<p>We are a small press based in Galway, Ireland.</p>')).toContain('Galway, Ireland'));

  it.each([
    ['We are located in Podgorze. With us you see the town.', 'Podgorze'],
    ['Our yard is based in St. Gallen. Come by.', 'St. Gallen'],
  ])('ends a place with its sentence: %s', (text, place) => expect(placesOf(`<p>${text}</p>`)).toEqual([place]));

  it('takes no list of programs for a place', () =>
    expect(placesOf('<p>It works across Blue Editor, Grey Terminal and the browser.</p>')).toEqual(['No place named']));

  it('believes "serving" where a title names the place too', () => {
    expect(placesOf('<p>Serving Whitby and the coast.</p>', 'Chimney sweeps in Whitby')).toContain('Whitby');
  });
});
