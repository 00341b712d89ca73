import { describe, expect, it } from 'vitest';
import { testPage, testSite } from '#testing/audit-page.ts';
import { defineAudit, definePagesAudit, defineSiteAudit } from './define-audit.ts';

const text = { severity: 'low', title: 'Fine', problem: 'Bad', why: 'Because.', fix: 'Fix it.', source: 'https://example.com/' } as const;

describe('defineAudit', () => {
  it('takes category and id from the path, and the usual weight and effort', () => {
    const audit = defineAudit('seo/missing-bread', { ...text, check: () => null });
    expect(audit).toMatchObject({ id: 'missing-bread', category: 'seo', scope: 'page', weight: 1, effort: 'small', title: 'Fine' });
  });

  it('keeps a weight and an effort of its own', () => {
    expect(defineAudit('ux/x', { ...text, weight: 3, effort: 'large', check: () => null })).toMatchObject({ weight: 3, effort: 'large' });
  });

  it('makes one issue of the cases a check returns, and none of no cases', () => {
    const audit = defineAudit('ux/x', {
      ...text,
      check: ({ buttons }) => buttons.map(({ selector, text }) => ({ selector, snippet: text })),
    });
    const button = { selector: 'button', text: 'Go', region: 'main', hidden: false } as const;
    expect(audit.check(testPage({ buttons: [button, button] }))).toEqual({
      selector: 'button',
      snippet: 'Go',
      count: 2,
      more: ['button: Go'],
    });
    expect(audit.check(testPage({ buttons: [] }))).toBeNull();
  });

  it('leaves an issue as the check returns it', () => {
    expect(defineAudit('ux/x', { ...text, check: () => ({ header: 'etag' }) }).check(testPage())).toEqual({ header: 'etag' });
  });
});

describe('audits of several pages and of the site', () => {
  it('say what they look at', () => {
    expect(definePagesAudit('seo/x', { ...text, check: () => [] }).scope).toBe('pages');
    const site = defineSiteAudit('security/y', { ...text, effort: 'medium', check: ({ host }) => ({ snippet: host }) });
    expect(site).toMatchObject({ id: 'y', category: 'security', scope: 'site', effort: 'medium' });
    expect(site.scope === 'site' && site.check(testSite())).toEqual({ snippet: 'example.com' });
  });
});
