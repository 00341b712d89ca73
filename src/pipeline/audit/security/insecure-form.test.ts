import { describe, expect, it } from 'vitest';
import { field, findingOf, findingsOf, form, testPage } from '#testing/audit-page.ts';
import { insecureForm } from './insecure-form.ts';

const page = (url: string, action: string, ...fields: ReturnType<typeof field>[]) => testPage({ url, forms: [form(fields, { action })] });
const email = field('email', 'mail');

describe('insecure-form', () => {
  it('passes encrypted forms, forms that ask nothing personal, and no forms', () => {
    expect(findingsOf(insecureForm, page('https://example.com/', '', email))).toEqual([]);
    expect(findingsOf(insecureForm, page('http://example.com/', 'https://example.com/send', email))).toEqual([]);
    expect(findingsOf(insecureForm, page('http://example.com/', '', field('search', 'q', { label: 'Search' })))).toEqual([]);
    expect(findingsOf(insecureForm, testPage())).toEqual([]);
  });

  it.each([
    ['https://example.com/', 'http://example.com/send', email, 'contact form to http://example.com/send'],
    ['http://example.com/', '', field('password', 'pw'), 'contact form to http://example.com/'],
  ])('flags a form of %s to %j', (url, action, subject, snippet) => {
    expect(findingOf(insecureForm, page(url, action, subject)).evidence.snippet).toBe(snippet);
  });
});
