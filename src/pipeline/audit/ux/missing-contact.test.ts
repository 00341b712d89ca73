import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, link, testPage, testSite } from '#testing/audit-page.ts';
import { missingContact } from './missing-contact.ts';

const silent = testPage({
  contacts: [{ kind: 'social', value: 'https://social.example/mill', platform: 'x', selector: 'a', snippet: 'X' }],
});

describe('missing-contact', () => {
  it.each([
    ['an address', testPage()],
    ['a contact form', { ...silent, forms: [form([field('email', 'mail')])] }],
    ['a mail link', { ...silent, links: [link('mailto:a@example.com', 'Write')] }],
    ['a contact page', { ...silent, type: 'contact' as const }],
  ])('passes %s', (_, page) => {
    expect(findingsOf(missingContact, page)).toEqual([]);
  });

  it('says nothing of a site that was not read in full', () => {
    expect(findingsOf(missingContact, testSite([silent], { stopReason: 'page-limit' }))).toEqual([]);
  });

  it('says nothing where a contact page is linked that was not read', () => {
    const page = { ...silent, links: [link('/contact', 'Contact')] };
    const unread = { url: page.links[0]?.href ?? '', detail: '' };
    expect(findingsOf(missingContact, testSite([page], { unread: [{ ...unread, reason: 'robots', status: null }] }))).toEqual([]);
    expect(findingsOf(missingContact, testSite([page], { unread: [{ ...unread, reason: 'error', status: 404 }] }))).toHaveLength(1);
  });

  it('says where it looked', () => {
    expect(findingOf(missingContact, silent).evidence.lookedIn).toContain('all 1 pages');
  });
});
