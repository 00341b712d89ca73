import { describe, expect, it } from 'vitest';
import { testPage, testSite } from '#testing/audit-page.ts';
import { defineAudit, definePagesAudit, defineSiteAudit } from './define-audit.ts';

describe('defineAudit', () => {
  it('takes texts and severity from the record of its path, and what is usual where the record says nothing', () => {
    const audit = defineAudit('seo/multiple-titles', { check: () => null });
    expect(audit).toMatchObject({ id: 'multiple-titles', category: 'seo', scope: 'page', severity: 'low' });
    expect(audit.title).toMatch(/title element/);
    expect(audit).toMatchObject({ weight: 1, effort: 'small', readsContent: false });
    expect(defineAudit('content/placeholder-text', { check: () => null }).readsContent).toBe(true);
  });

  it('keeps a weight and an effort of the record', () => {
    expect(defineAudit('seo/only-after-javascript', { check: () => null })).toMatchObject({ weight: 2, effort: 'large' });
  });

  it('makes one issue of the cases a check returns, and none of no cases', () => {
    const audit = defineAudit('ux/vague-button-text', {
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
    expect(defineAudit('ux/vague-button-text', { check: () => ({ header: 'etag' }) }).check(testPage())).toEqual({ header: 'etag' });
  });
});

describe('audits of several pages and of the site', () => {
  it('say what they look at', () => {
    expect(definePagesAudit('seo/duplicate-title', { check: () => [] }).scope).toBe('pages');
    const site = defineSiteAudit('security/https-not-enforced', { check: ({ host }) => ({ snippet: host }) });
    expect(site).toMatchObject({ id: 'https-not-enforced', category: 'security', scope: 'site', effort: 'small' });
    expect(site.scope === 'site' && site.check(testSite())).toEqual({ snippet: 'example.com' });
  });
});
