import { describe, expect, it } from 'vitest';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { EMPTY_SHELL, pageOfHtml, renderedShell, siteOfPages } from '#testing/site-from-html.ts';
import { auditSite } from './audit-site.ts';

const home = (page: Page, more: Partial<Site> = {}) => auditSite({ ...siteOfPages(page), ...more });
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);
const served = (html = EMPTY_SHELL) => pageOfHtml('/', html);
const MISSING = [
  'missing-h1',
  'missing-meta-description',
  'missing-call-to-action',
  'missing-proof',
  'missing-structured-data',
  'empty-page',
];

describe('an app shell that no browser opened', () => {
  const { findings, passed, notRun, scores } = home(served());

  it('is said to lack nothing that its scripts may show', () => {
    for (const id of MISSING) {
      expect(idsOf(findings)).not.toContain(id);
      expect(idsOf(passed)).not.toContain(id);
      expect(notRun).toContainEqual({
        id,
        title: expect.any(String),
        reason: expect.stringMatching(/only with scripts, and no browser ran them/),
      });
    }
    expect(notRun.find(({ id }) => id === 'missing-contact')?.reason).toMatch(/only with scripts, and no browser ran them/);
  });

  it('passes what its HTML has all the same', () => {
    expect(idsOf(passed)).toContain('missing-title');
  });

  it('says which checks need a browser', () => {
    expect(notRun.find(({ id }) => id === 'axe-color-contrast')?.reason).toMatch(/No browser/);
    expect(notRun.find(({ id }) => id === 'layout-shifts')?.reason).toMatch(/No browser/);
  });

  it('gets no score for what nobody saw', () => {
    expect(scores).toMatchObject({ ux: null, accessibility: null, content: null });
    for (const id of ['missing-alt', 'multiple-h1', 'broken-internal-link', 'placeholder-link']) expect(idsOf(passed)).not.toContain(id);
  });
});

describe('the same page after a browser ran its scripts', () => {
  it('is said to lack what neither has, and to show the rest only after scripts', () => {
    const { findings, notRun } = home(renderedShell());
    expect(idsOf(findings)).toEqual(expect.arrayContaining(['missing-meta-description', 'missing-proof', 'only-after-javascript']));
    expect(idsOf(findings)).not.toContain('missing-h1');
    expect(findings.find(({ id }) => id === 'missing-meta-description')?.evidence.lookedIn).toMatch(/after its scripts ran/);
    expect(findings.find(({ id }) => id === 'only-after-javascript')?.evidence.snippet).toMatch(/h1.*links/);
    expect(idsOf(notRun)).not.toEqual(expect.arrayContaining(['missing-h1']));
  });
});

describe('files that gave no answer', () => {
  it('are neither there nor missing', () => {
    const { robots, sitemap } = siteOfPages();
    const report = home(served(), { robots: { ...robots, status: null }, sitemap: { ...sitemap, status: 0 }, llmsTxt: null });
    for (const id of ['robots-txt-missing', 'sitemap-missing', 'missing-llms-txt']) {
      expect([...idsOf(report.findings), ...idsOf(report.passed)]).not.toContain(id);
      expect(report.notRun.find((entry) => entry.id === id)?.reason).toMatch(/could not be fetched/);
    }
  });
});

describe('a site whose other pages time out', () => {
  const unread = ['/contact', '/prices'].map((path) => ({
    url: `https://example.test${path}`,
    reason: 'time' as const,
    detail: '',
    status: null,
  }));
  const plain = served(`<html><body><h1>Pier</h1><p>${'We repair pipes. '.repeat(40)}</p></body></html>`);

  it('has no missing pages', () => {
    expect(idsOf(home(plain).findings)).toContain('missing-contact');
    const { findings, notRun } = home(plain, { unread, stopReason: 'time-limit' });
    expect(idsOf(findings)).not.toContain('missing-contact');
    expect(notRun).toContainEqual({
      id: 'missing-contact',
      title: expect.any(String),
      reason: 'Not all pages were read; 2 more are known.',
    });
  });
});
