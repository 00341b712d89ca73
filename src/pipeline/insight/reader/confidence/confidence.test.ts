import { describe, expect, it } from 'vitest';
import { EMPTY_AUDIT, siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { buildProfile } from '../../build-profile.ts';
import { rateConfidence } from './confidence.ts';
import { findTextQualityIssues } from './text-quality-issues.ts';

const troublesOf = (body: string, head = '') => findTextQualityIssues(buildSiteModel(siteOfBody(body, head))).map((trouble) => trouble.id);

describe('findTextQualityIssues', () => {
  it.each([
    ['no-text', '<p>Hi</p>'],
    ['filler', '<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit. Lorem ipsum dolor sit amet and so on.</p>'],
    ['filler', '<h2>Título 6</h2><p>Este es el sexto párrafo con contenido de ejemplo.</p>'],
    ['names', '<h1>Welcome to Alpha Weavers</h1><p>We weave.</p><footer><p>© 2024 Beta Cloth Ltd</p></footer>'],
    ['parked', '<h1>This domain is for sale</h1><p>Buy this domain today from its owner.</p>'],
    ['wall', '<p>Please log in to continue reading this content.</p>'],
    ['stuffing', `<p>${'cheap plumber plumber today '.repeat(60)}</p>`],
  ])('sees %s', (id, body) => expect(troublesOf(body)).toContain(id));

  it('is content with plain text', () => {
    const words = Array.from({ length: 500 }, (_, index) => `word${index}`).join(' ');
    expect(troublesOf(`<p>${words}</p>`, '<title>Muster</title>')).toEqual([]);
  });
});

describe('rateConfidence', () => {
  it('is low with reasons where there is nothing to read', () => {
    const { confidence } = buildProfile({ site: siteOfBody('<p>Coming soon</p>', '<title>Coming soon</title>'), audit: EMPTY_AUDIT });
    expect(confidence.value).toBeLessThan(0.2);
    expect(confidence.reasons.join(' ')).toMatch(/words of text could be read/);
  });

  it('grows with how sure name and industry are, and falls with the quality of the texts', () => {
    const basis = { pages: 3, words: 900, textIssues: [], injectedPages: 0, passedChecks: [], issues: [] };
    const { confidence: _, ...profile } = buildProfile({
      site: siteOfBody('<h1>Bakery in Dover</h1><p>Fresh bread and cakes.</p>', '<title>Pier Bakery</title>'),
      audit: EMPTY_AUDIT,
    });
    const rate = (name: number, cost = 0) =>
      rateConfidence(
        { ...basis, textIssues: cost > 0 ? [{ cost, reason: 'filler' }] : [] },
        { ...profile, businessName: { ...profile.businessName, confidence: name } },
      ).value;
    expect(rate(0.9)).toBeGreaterThan(rate(0.4));
    expect(rate(0.9)).toBeGreaterThan(rate(0.9, 0.4));
  });
});
