import { describe, expect, it } from 'vitest';
import { AuditReport } from '#contracts/finding.ts';
import { image, testPage, testSite } from '#testing/audit-page.ts';
import { auditSite } from './audit-site.ts';
import { defineAudit } from './define-audit.ts';
import { missingTitle } from './seo/missing-title.ts';

const faulty = () =>
  testSite([
    testPage({ title: null, images: Array.from({ length: 14 }, (_, index) => image(`/${index}.webp`, { alt: null })) }),
    testPage({ url: 'https://example.com/about', type: 'about', title: null }),
    testPage({ url: 'https://example.com/contact', type: 'contact' }),
  ]);

const failed = ({ notRun }: AuditReport) => notRun.filter(({ reason }) => reason.startsWith('The check failed'));

describe('auditSite', () => {
  it('finds nothing wrong with a site without issues', () => {
    const report = auditSite(
      testSite([
        testPage(),
        testPage({ url: 'https://example.com/about', type: 'about' }),
        testPage({ url: 'https://example.com/contact', type: 'contact' }),
      ]),
    );
    expect(report.findings.map(({ id, page, evidence }) => ({ id, page, evidence }))).toEqual([]);
    expect(report.scores.overall).toBe(100);
    expect(report.fixFirst).toEqual([]);
  });

  it('answers in the shape of the contract', () => {
    const report = auditSite(faulty());
    expect(AuditReport.parse(report)).toEqual(report);
    for (const { evidence } of report.findings) expect(evidence.snippet || evidence.header || evidence.lookedIn).not.toBe('');
  });

  it('gives the same bytes for the same site and leaves the site as it was', () => {
    const site = faulty();
    const before = JSON.stringify(site);
    expect(JSON.stringify(auditSite(site))).toBe(JSON.stringify(auditSite(structuredClone(site))));
    expect(JSON.stringify(site)).toBe(before);
  });

  it('has one finding a kind and page, with at most ten further cases', () => {
    const { findings } = auditSite(faulty());
    const alt = findings.filter(({ id }) => id === 'missing-alt');
    expect(alt).toHaveLength(1);
    expect(alt[0]?.evidence).toMatchObject({ count: 14 });
    expect(alt[0]?.evidence.more).toHaveLength(10);
  });

  it('keeps passing checks with the number of pages', () => {
    const { passed } = auditSite(faulty());
    expect(passed).toContainEqual({ id: 'missing-lang', category: 'accessibility', title: 'Every page declares its language', pages: 3 });
    expect(passed.map(({ id }) => id)).not.toContain('missing-title');
  });

  it('goes on when an audit throws, and says so', () => {
    const broken = defineAudit('seo/missing-h1', {
      check: () => {
        throw new Error('out of bread');
      },
    });
    const report = auditSite(faulty(), [broken, missingTitle]);
    expect(report.notRun).toEqual([{ id: 'missing-h1', title: broken.title, reason: 'The check failed: out of bread' }]);
    expect(report.findings.some(({ id }) => id === missingTitle.id)).toBe(true);
  });

  it('claims nothing and gives no score for a site of which no page answered', () => {
    for (const site of [testSite([]), testSite([testPage({ status: 500 })])]) {
      const { findings, passed, scores } = auditSite(site);
      expect({ findings, passed }).toEqual({ findings: [], passed: [] });
      expect(new Set(Object.values(scores))).toEqual(new Set([null]));
    }
  });

  it('copes with pages of which hardly anything is known', () => {
    const blank = {
      title: '',
      description: '',
      canonical: '',
      lang: '',
      viewport: '',
      robots: '',
      textHash: '',
      headers: {},
      meta: {},
      headings: [],
      blocks: [],
      links: [],
      images: [],
      forms: [],
      callsToAction: [],
      contacts: [],
      structuredData: [],
      quotes: [],
      resources: [],
      landmarks: [],
      wordCount: 0,
      elementCount: 0,
      bytes: 0,
      transferBytes: 0,
      detectedLanguage: null,
    };
    const report = auditSite(
      testSite([testPage(blank), testPage({ ...blank, url: 'https://example.com/x', type: 'pricing' })], { languages: [], navigation: [] }),
    );
    expect(failed(report)).toEqual([]);
    expect(AuditReport.parse(report)).toEqual(report);
  });

  it('copes with URLs, languages and policies that make no sense', () => {
    const odd = testPage({
      canonical: 'http://[',
      lang: '\u0000',
      viewport: ';;=',
      hreflang: [{ lang: '', url: '::' }],
      meta: { 'og:image': '::' },
      headers: { 'content-security-policy': ';;,', 'set-cookie': '=;,sid', 'strict-transport-security': '=' },
      images: [image('/x.png', { src: '::', width: 'auto' })],
    });
    expect(failed(auditSite(testSite([odd])))).toEqual([]);
  });
});
