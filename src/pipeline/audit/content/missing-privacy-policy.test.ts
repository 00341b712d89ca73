import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, link, testPage } from '#testing/audit-page.ts';
import { missingPrivacyPolicy } from './missing-privacy-policy.ts';

const forms = [form([field('email', 'mail')])];

describe('missing-privacy-policy', () => {
  it('passes sites that link one, in other languages too', () => {
    expect(findingsOf(missingPrivacyPolicy, testPage({ forms }))).toEqual([]);
    expect(findingsOf(missingPrivacyPolicy, testPage({ forms, links: [link('/datenschutz', 'Recht')] }))).toEqual([]);
  });

  it('asks only sites with a form about people', () => {
    expect(findingsOf(missingPrivacyPolicy, testPage({ links: [] }))).toEqual([]);
    expect(findingsOf(missingPrivacyPolicy, testPage({ links: [], forms: [form([field('search', 'q', { label: 'Search' })])] }))).toEqual(
      [],
    );
  });

  it('shows the form and says where it looked', () => {
    expect(findingOf(missingPrivacyPolicy, testPage({ forms, links: [] })).evidence).toMatchObject({
      snippet: 'contact form on /',
      selector: 'main > form',
      lookedIn: expect.stringContaining('the only crawled page'),
    });
  });
});
