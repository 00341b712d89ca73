import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findIndustry } from './industry.ts';

const industryOf = (name: string, body: string) =>
  findIndustry(buildSiteModel(siteOfBody(`<main>${body}</main>`, `<title>${name}</title>`)), name).candidates[0]?.id;

describe('what a site is comes before what is around it', () => {
  it.each([
    ['Fachverband Dachdecker Mitte', '<h1>Dachdecker im Verband</h1><p>Dachdecker, Dachsanierung und Spengler unter einem Dach.</p>'],
    ['Colegio de Odontólogos de Muster', '<h1>Odontólogos de la provincia</h1><p>Clínica dental, dentistas y ortodoncia.</p>'],
    ['長野鍼灸師会', '<h1>鍼灸の普及</h1><p>鍼灸の施術を広めるために活動しています。鍼灸師の研修も行います。</p>'],
  ])('%s is an association of its trade', (name, body) => expect(industryOf(name, body)).toBe('professional-association'));

  it('is no association where the word for it is that of a club', () => {
    expect(
      industryOf('Reitverein Muster', '<h1>Reitverein Muster</h1><p>Reitunterricht und Voltigieren für Mitglieder im Verein.</p>'),
    ).toBe('horse');
  });

  it.each([
    [
      'Lexora',
      '<h1>The legal platform for law firms</h1><p>Case management software for lawyers and attorneys, with legal billing.</p>',
      'legal-software',
    ],
    ['Muster & Son', '<h1>Lawyers in Dover</h1><p>Our attorneys give legal advice. We use legal technology.</p>', 'law-firm'],
  ])('software for a trade is software: %s', (name, body, id) => expect(industryOf(name, body)).toBe(id));
});
