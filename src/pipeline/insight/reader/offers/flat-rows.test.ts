import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { headingOfRow } from './flat-rows.ts';

const above = (name: string, body: string) => {
  const sections = buildSiteModel(siteOfBody(`<main>${body}</main>`)).pages[0]?.sections ?? [];
  const section = sections.find(({ heading }) => heading?.text === name);
  return section ? headingOfRow(section, sections)?.heading?.text : undefined;
};
const card = (name: string) => `<div><h2>${name}</h2><p>We do this all the year.</p></div>`;
const row = (heading: string, ...cards: string[]) => `<section><h2>${heading}</h2><div>${cards.map(card).join('')}</div></section>`;

describe('headingOfRow', () => {
  it('is the heading above cards of its own level', () => {
    expect(above('Chimneys', row('Our services', 'Roofs', 'Chimneys', 'Gutters'))).toBe('Our services');
    expect(above('Ruhe', row('Was macht uns aus?', 'Ruhe', 'Zeit'))).toBe('Was macht uns aus?');
  });

  it.each([
    ['another part of the page', `<section><h2>Our services</h2></section>${row('More', 'Roofs', 'Gutters')}`, 'Roofs', 'More'],
    [
      'a heading of another level',
      '<section><h1>Our services</h1><div><div><h2>Roofs</h2></div><div><h2>Gutters</h2></div></div></section>',
      'Gutters',
      undefined,
    ],
    ['one card alone', row('Our services', 'Roofs'), 'Roofs', undefined],
    [
      'a list of equal headings',
      '<h2>Our services</h2><p>All.</p><h2>Roofs</h2><p>Ours.</p><h2>Gutters</h2><p>Too.</p>',
      'Gutters',
      undefined,
    ],
  ])('is not %s', (_, body, name, heading) => {
    expect(above(name, body)).toBe(heading);
  });
});
