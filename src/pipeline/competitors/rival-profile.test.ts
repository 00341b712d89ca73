import { describe, expect, it } from 'vitest';
import { buildProfile } from '../insight/build-profile.ts';
import { EMPTY_AUDIT } from '../insight/site-of-html.ts';
import { comparisonRow } from './comparison-row.ts';
import { rivalProfileOf } from './rival-profile.ts';
import { sameTradeProof } from './same-trade.ts';
import { ownProfile, plumber, siteAt } from './test-rivals.ts';

const { title, body } = plumber(
  'Pier Plumbing',
  '<h2>Prices</h2><p>Boiler repair from £89.</p><p>Every repair has a 12 month guarantee.</p><a class="btn" href="/book">Book a visit</a>',
);

describe('rivalProfileOf', () => {
  it.each([
    ['a plumber', siteAt('https://pier.example/', body, title)],
    ['a page that says nothing', siteAt('https://pier.example/', '<h1>Hello</h1>')],
  ])('compares %s as the whole profile would', async (_what, site) => {
    const whole = buildProfile({ site, audit: EMPTY_AUDIT });
    const profile = await rivalProfileOf(site);
    expect(comparisonRow(site, profile)).toEqual(comparisonRow(site, whole));
    expect(sameTradeProof(ownProfile, profile, site)).toEqual(sameTradeProof(ownProfile, whole, site));
    expect(profile.businessName.text).toBe(whole.businessName.text);
  });

  it('is made once for each reading', () => {
    const site = siteAt('https://pier.example/', body, title);
    expect(rivalProfileOf(site)).toBe(rivalProfileOf(site));
  });
});
