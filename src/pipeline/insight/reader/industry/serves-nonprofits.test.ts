import { describe, expect, it } from 'vitest';
import { EMPTY_AUDIT, siteOfBody } from '#testing/site-from-html.ts';
import { buildProfile } from '../../build-profile.ts';

const industryOf = (body: string, title: string) =>
  buildProfile({ site: siteOfBody(`<main>${body}</main>`, `<title>${title}</title>`), audit: EMPTY_AUDIT }).industry.candidates[0]?.id;

const CHARITY = `<h1>A charity for the hungry</h1><p>Our nonprofit feeds people in need. Your donation and our volunteers keep the food bank open.</p>
  <h2>Donate</h2><p>Our mission is to end poverty in the valley. Volunteers and donations make it possible.</p>`;

describe('a charity and those who serve charities', () => {
  it('is a charity where people are helped', () => {
    expect(industryOf(CHARITY, 'Valley Table | Charity')).toBe('charity');
  });

  it('stays one where it thanks other nonprofits in passing', () => {
    expect(industryOf(`${CHARITY}<p>We work with nonprofits of the valley.</p>`, 'Valley Table | Charity')).toBe('charity');
  });

  it.each([
    ['<p>We support other nonprofits with free websites.</p><p>Volunteers build tools for charities.</p>'],
    ['<p>We help small charities with their books.</p><p>Free advice for nonprofit organizations.</p>'],
    ['<p>Kostenlose Beratung für gemeinnützige Organisationen.</p><p>Wir unterstützen Vereine bei ihrer Buchhaltung.</p>'],
    ['<p>Des outils gratuits pour les associations.</p><p>Notre équipe accompagne les associations du quartier.</p>'],
    ['<p>Asesoría gratuita para las ONG.</p><p>Apoyamos a organizaciones sin fines de lucro.</p>'],
    ['<p>NPO法人向けの無料ツールを提供します。</p><p>非営利団体を支援する活動です。</p>'],
  ])('serves charities where nonprofits are helped: %s', (serving) => {
    expect(industryOf(`${CHARITY}${serving}`, 'Valley Desk | Nonprofit')).toBe('nonprofit-services');
  });
});

describe('the business model', () => {
  const modelOf = (text: string) =>
    buildProfile({
      site: siteOfBody(`<main><h1>Ledger software</h1><p>${text}</p></main>`, '<title>Ledger | Accounting software</title>'),
      audit: EMPTY_AUDIT,
    }).businessModel.modelId;

  it('is a nonprofit where the site says so of itself', () => {
    expect(modelOf('Ledger is a 501(c)(3) nonprofit organization and makes accounting software.')).toBe('nonprofit');
  });

  it.each([
    'Accounting software for 501(c)(3) organizations and their treasurers.',
    'We help any registered charity to keep its accounts with our software.',
    'Our software is free for every nonprofit organization in town.',
  ])('is none where its customers are: %s', (text) => {
    expect(modelOf(text)).not.toBe('nonprofit');
  });
});
