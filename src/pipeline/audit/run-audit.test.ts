import { describe, expect, it } from 'vitest';
import { runAudit, testPage, testSite } from '#testing/audit-page.ts';
import { defineAudit, defineSiteAudit } from './define-audit.ts';
import { pathOf, runAudits } from './run-audit.ts';

const about = testPage({ url: 'https://example.com/about?lang=de' });
describe('runAudit', () => {
  it('asks only the pages it applies to', () => {
    const audit = defineAudit('seo/missing-title', { applies: (page) => page.type === 'home', check: () => ({ snippet: 'x' }) });
    expect(runAudit(audit, testSite([testPage(), about]))).toMatchObject({ applied: 1, failed: 1, failedUrls: ['https://example.com/'] });
  });

  it('reports a site-wide setting once, on the home page, naming the others', () => {
    const audit = defineAudit('seo/missing-title', { siteWide: true, check: () => ({ header: 'x' }) });
    const { findings, failed } = runAudit(audit, testSite([about, testPage()]));
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ page: '/', evidence: { count: 2, more: ['/about'] } });
    expect(failed).toBe(2);
  });

  it('reports a question about the site on the home page and counts it once', () => {
    const audit = defineSiteAudit('seo/robots-txt-error', { check: () => ({ lookedIn: 'robots.txt' }) });
    const outcome = runAudit(audit, testSite([about, testPage()]));
    expect(outcome).toMatchObject({ applied: 1, failed: 1 });
    expect(outcome.findings[0]).toMatchObject({ page: '/', url: 'https://example.com/', title: audit.problem, fix: audit.fix });
  });

  it('cuts long evidence, never within a sign', () => {
    const audit = defineAudit('seo/missing-title', { check: () => ({ snippet: `a${'🥖'.repeat(300)}`, more: ['y'.repeat(500)] }) });
    const [finding] = runAudit(audit, testSite()).findings;
    expect(finding?.evidence.snippet.length).toBeLessThanOrEqual(300);
    expect(finding?.evidence.snippet.isWellFormed()).toBe(true);
    expect(finding?.evidence.more[0]).toHaveLength(160);
  });

  it('prefers the words of the case to those of the audit', () => {
    const audit = defineAudit('seo/missing-title', { check: () => ({ snippet: 'x', title: 'This one', fix: 'So.' }) });
    expect(runAudit(audit, testSite()).findings[0]).toMatchObject({ title: 'This one', fix: 'So.' });
  });
});

describe('runAudits', () => {
  it('asks everything of one page before the next, and an audit that threw no more', () => {
    const asked: string[] = [];
    const auditOf = (id: string, fails = false) =>
      defineAudit('seo/missing-title', {
        check: (page) => {
          asked.push(`${id} ${page.path}`);
          if (fails) throw new Error('out of bread');
          return { snippet: id };
        },
      });
    const outcomes = runAudits(
      [auditOf('a'), auditOf('b', true), auditOf('c')],
      testSite([testPage({ path: '/' }), testPage({ path: '/about' })]),
    );
    expect(asked).toEqual(['a /', 'b /', 'c /', 'a /about', 'c /about']);
    expect(outcomes.map((outcome) => ('error' in outcome ? outcome.error : outcome.applied))).toEqual([2, new Error('out of bread'), 2]);
  });
});

describe('pathOf', () => {
  it.each([
    ['https://example.com/a/b?x=1', '/a/b'],
    ['https://example.com', '/'],
    ['not a URL', 'not a URL'],
  ])('reads %s as %s', (url, path) => {
    expect(pathOf(url)).toBe(path);
  });
});
