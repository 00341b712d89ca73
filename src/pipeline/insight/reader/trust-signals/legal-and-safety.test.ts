import { describe, expect, it } from 'vitest';
import { siteOfBody } from '#testing/site-from-html.ts';
import { buildSiteModel } from '../../../site-model/site-model.ts';
import { findLegalStatus, findOpenSource, findPrivacySecurity } from './legal-and-safety.ts';
import type { TrustFinder } from './trust-finding.ts';

const countOf = (find: TrustFinder, body: string) => find(buildSiteModel(siteOfBody(`<main>${body}</main>`))).length;

describe('findLegalStatus', () => {
  it.each([
    ['We are a 501(c)(3) organization.', 1],
    ['EIN: 12-3456789', 1],
    ['Unser Ruderverein ist gemeinnützig.', 1],
    ['Association loi 1901', 1],
    ['Entidad sin ánimo de lucro', 1],
    ['NPO法人です', 1],
    ['ODV ETS · Dal 2013', 1],
    ['As a non-profit organization, we depend on gifts.', 1],
    ['Eingetragener Verein seit 1990', 1],
    ['Any registered charity may apply.', 0],
    ['May 15: Tax-exempt organizations, Forms 990 and 990-EZ', 0],
    ['Ein 24-7 Service.', 0],
    ['SIRET : à compléter', 0],
    ['Eingetragen als VR 7675', 1],
    ['Ma – Vr: 08:00 – 16:00', 0],
    ['We are not yet a registered charity.', 0],
    ['Is my gift tax-deductible?', 0],
  ])('%s: %i', (text, count) => {
    expect(countOf(findLegalStatus, `<p>${text}</p>`)).toBe(count);
  });
});

describe('a footer of glued lines', () => {
  it('proves with the line that says so, without the note of who made the site', () => {
    const footer = '<p>Text</p></main><footer><p>Registered charity 123456<br>Website by Example, powered by WordPress</p></footer><main>';
    const found = findLegalStatus(buildSiteModel(siteOfBody(`<main>${footer}</main>`)));
    expect(found.map(({ text }) => text)).toEqual(['Registered charity 123456']);
  });
});

describe('findPrivacySecurity', () => {
  it.each([
    ['All messages are end-to-end encrypted.', 1],
    ['Paiement 100 % sécurisé', 1],
    ['HIPAA and SOC 2 ready.', 1],
    ['Veilig betalen met iDEAL: SSL beveiligd', 1],
    ['Pagamenti sempre sicuri', 1],
    ['Your photos never leave your phone.', 1],
    ['We build secure payment gateways.', 0],
    ['Read our privacy policy.', 0],
  ])('%s: %i', (text, count) => {
    expect(countOf(findPrivacySecurity, `<p>${text}</p>`)).toBe(count);
  });
});

describe('findOpenSource', () => {
  it('needs a public repository, or two statements', () => {
    const said = '<p>The program is open source.</p>';
    expect(countOf(findOpenSource, said)).toBe(0);
    expect(countOf(findOpenSource, `${said}<p><a href="https://github.com/example/loom">Code</a></p>`)).toBe(1);
    expect(countOf(findOpenSource, `${said}<p>MIT license.</p>`)).toBe(2);
    expect(countOf(findOpenSource, '<p>We use open source. <a href="https://github.com/example">Us</a></p>')).toBe(0);
  });
});
