import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findUniqueSellingPoints } from './unique-selling-points.ts';

const pointsOf = (body: string) => findUniqueSellingPoints(buildSiteModel(siteOfBody(`<main>${body}</main>`)));

describe('findUniqueSellingPoints', () => {
  it.each([
    'The only mill in town that still runs on water.',
    'Die einzige Mühle im Tal mit Wasserrad.',
    'Le seul moulin de la vallée qui tourne encore.',
    'El único molino del valle con agua.',
    'Handmade in our own workshop.',
  ])('takes %s', (sentence) => {
    expect(pointsOf(`<p>${sentence}</p>`)).toMatchObject([{ text: sentence, kind: 'observed' }]);
  });

  it.each([
    ['The Harbor Cup is the only contest of its kind in the north.', 0],
    ['NWWC is the largest and only wine contest of the coast.', 0],
    ['Muster Mill is the only mill in town.', 1],
    ['It is the only mill in town.', 1],
  ])('takes no claim about another name: %s', (sentence, count) => {
    const model = buildSiteModel(siteOfBody(`<main><p>${sentence}</p></main>`));
    expect(findUniqueSellingPoints(model, 'Muster Mill').filter(({ kind }) => kind === 'observed')).toHaveLength(count);
  });

  it('puts the strongest claim first', () => {
    const texts = pointsOf('<p>Handmade in our workshop.</p><p>The only mill in town.</p>').map(({ text }) => text);
    expect(texts).toEqual(['The only mill in town.', 'Handmade in our workshop.']);
  });

  it.each([
    '<p>We grind grain every day.</p>',
    '<p>“The only mill that I trust with my wheat”</p>',
    '<p>The court may award credits based on proof.</p>',
  ])('finds nothing in %s', (body) => {
    expect(pointsOf(body)).toMatchObject([{ kind: 'not-found' }]);
  });
});
