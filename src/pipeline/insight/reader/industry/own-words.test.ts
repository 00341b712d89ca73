import { expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIndustry } from './industry.ts';

const textOf = (title: string, body: string, name: string) =>
  findIndustry(buildSiteModel(siteOfBody(`<main>${body}</main>`, `<title>${title}</title>`)), name).claim.text;

it('gives the words of the title that name the trade', () => {
  expect(textOf('Muster | Mini excavation and grading', '<h1>Muster</h1><p>Excavation for your lot.</p>', 'Muster')).toBe(
    'Earthworks and excavation (Mini excavation and grading)',
  );
});

it('gives the keyword of the name, as it is written there, where the language is another', () => {
  const body = '<h1>Reitverein Muster</h1><p>Bei uns lernen alle das Reiten, im Verein und mit viel Freude an der Sache.</p>';
  expect(textOf('Reitverein Muster', body, 'Reitverein Muster')).toMatch(/\(Reitverein\)$/);
});

it.each([
  ['says only what the label says', 'Muster | Plumbing', '<h1>Muster</h1><p>Plumbing, boilers and plumbers.</p>', 'Plumbing and heating'],
  ['a slogan', 'Muster | With love since ever', '<h1>Muster bakery</h1><p>Bread and cakes of our bakery.</p>', 'Bakery and patisserie'],
])('leaves out what %s', (_, title, body, text) => expect(textOf(title, body, 'Muster')).toBe(text));
