import { describe, expect, it } from 'vitest';
import { findingOf, jsonLd, runAudit, testPage, testSite } from '#testing/audit-page.ts';
import { localBusinessData } from './local-business-data.ts';

const contact = (kind: 'address' | 'hours', value: string, selector = 'footer > p') => ({
  kind,
  value,
  platform: '',
  selector,
  snippet: value,
});
const SHOWN = [contact('address', 'Mill Lane 1'), contact('hours', 'Mon-Fri 7:00-18:00')];
const BAKERY = { '@type': 'Bakery', name: 'The mill', address: 'Mill Lane 1' };
const siteWith = (data: object, contacts = SHOWN) => testSite([testPage({ contacts, structuredData: [jsonLd(data)] })]);

describe('local-business-data', () => {
  it.each(['openingHours', 'openingHoursSpecification'])('passes a business that declares %s', (name) => {
    expect(runAudit(localBusinessData, siteWith({ ...BAKERY, [name]: 'Mo-Fr 07:00-18:00' }))).toMatchObject({ applied: 1, failed: 0 });
  });

  it('passes microdata', () => {
    const properties = { name: ['The mill'], address: ['Mill Lane 1'], openingHours: ['Mo-Fr 07:00-18:00'] };
    expect(runAudit(localBusinessData, siteWith({ type: ['Bakery'], properties }))).toMatchObject({ applied: 1, failed: 0 });
  });

  it.each([
    ['show no hours', siteWith(BAKERY, [contact('address', 'Mill Lane 1')])],
    ['show no address of their own', siteWith(BAKERY, [contact('address', 'Mill Lane 1', 'head > script'), contact('hours', '9-5')])],
    ['describe only the website', siteWith({ '@type': 'WebSite', name: 'The mill' })],
  ])('does not apply to sites that %s', (_, site) => {
    expect(runAudit(localBusinessData, site).applied).toBe(0);
  });

  it('names what is missing', () => {
    const finding = findingOf(localBusinessData, siteWith(BAKERY));
    expect(finding).toMatchObject({ title: 'Structured data about the business lacks its opening hours', grade: 'A' });
    expect(finding.evidence.snippet).toBe('Mon-Fri 7:00-18:00');
  });
});
