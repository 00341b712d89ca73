import { describe, expect, it } from 'vitest';
import { ownProfile, plumber, siteAt } from '#testing/competitor-sites.ts';
import { EMPTY_AUDIT } from '#testing/site-from-html.ts';
import { buildProfile } from '../insight/build-profile.ts';
import { comparisonRow } from './comparison-row.ts';
import { getCompetitorProfile } from './competitor-profile.ts';
import { findIndustryProof } from './same-industry.ts';

const { title, body } = plumber(
  'Pier Plumbing',
  '<h2>Prices</h2><p>Boiler repair from £89.</p><p>Every repair has a 12 month guarantee.</p><a class="btn" href="/book">Book a visit</a>',
);

describe('getCompetitorProfile', () => {
  it.each([
    ['a plumber', siteAt('https://pier.example/', body, title)],
    ['a page that says nothing', siteAt('https://pier.example/', '<h1>Hello</h1>')],
  ])('compares %s as the whole profile would', async (_what, site) => {
    const whole = buildProfile({ site, audit: EMPTY_AUDIT });
    const profile = await getCompetitorProfile(site);
    expect(comparisonRow(site, profile)).toEqual(comparisonRow(site, whole));
    expect(findIndustryProof(ownProfile, profile, site)).toEqual(findIndustryProof(ownProfile, whole, site));
    expect(profile.businessName.text).toBe(whole.businessName.text);
  });

  it('is computed once per site', () => {
    const site = siteAt('https://pier.example/', body, title);
    expect(getCompetitorProfile(site)).toBe(getCompetitorProfile(site));
  });
});
