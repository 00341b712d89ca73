import { expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { industryFeatures, rateIndustry } from './industry-confidence.ts';
import { industryTexts } from './industry-texts.ts';
import { scoreLeaves } from './score-leaves.ts';

const ranked = (name: string, body: string) => {
  const model = buildSiteModel(siteOfBody(`<main>${body}</main>`, `<title>${name}</title>`));
  return scoreLeaves(model, industryTexts(model, [], name));
};
const MENTIONS =
  '<h1>Welcome</h1><p>Good to see you.</p><p>Hello to all.</p><p>And on it goes.</p><h3>Bakery nearby</h3><p>A bakery and a patisserie.</p>';

it('trusts what a site says of itself, and hardly what it mentions', () => {
  const [own, mentioned] = [ranked('Muster Bakery', '<h1>Muster Bakery</h1><p>Fresh bread.</p>'), ranked('Muster', MENTIONS)];
  expect([own[0]?.leaf.id, mentioned[0]?.leaf.id]).toEqual(['bakery', 'bakery']);
  const rate = ([best]: typeof own, all: typeof own) => (best ? rateIndustry(best, all) : 0);
  expect(rate(own, own)).toBeGreaterThan(0.6);
  expect(rate(mentioned, mentioned)).toBeLessThan(0.4);
});

it('gives features within 0 and 1, no lead where two are alike', () => {
  const scores = ranked('Muster Bakery', '<h1>Muster Bakery</h1>');
  const [best] = scores;
  if (!best) throw new Error('No industry.');
  expect(industryFeatures(best, scores)).toMatchObject({ identity: expect.any(Number) });
  expect(industryFeatures(best, [best, { ...best, leaf: { ...best.leaf, id: 'other' } }]).lead).toBe(0);
  expect(Math.max(...Object.values(industryFeatures(best, scores)))).toBeLessThanOrEqual(1);
});
