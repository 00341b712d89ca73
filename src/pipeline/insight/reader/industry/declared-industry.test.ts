import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { declaredIndustry } from './declared-industry.ts';

const sharesOf = (type: string) => {
  const head = `<script type="application/ld+json">${JSON.stringify({ '@type': type, name: 'Muster' })}</script>`;
  return [...declaredIndustry(buildSiteModel(siteOfBody('<main><p>Text</p></main>', head)).declared)].map(([id, { share }]) => [id, share]);
};

describe('declaredIndustry', () => {
  it.each([
    ['Plumber', [['plumbing-heating', 1]]],
    ['Preschool', [['preschool', 1]]],
    ['Dentist', [['dentist', 1]]],
    [
      'LodgingBusiness',
      [
        ['holiday-rental', 0.125],
        ['farm-stay', 0.125],
      ],
    ],
    ['Organization', []],
    ['LocalBusiness', []],
  ])('%s: %j', (type, shares) => {
    expect(sharesOf(type)).toEqual(shares);
  });
});
