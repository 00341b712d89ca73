import { describe, expect, it } from 'vitest';
import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { Page } from '#contracts/page.ts';
import type { Site } from '#contracts/site.ts';
import { EMPTY_SHELL, pageOfHtml, renderedShell, siteOfPages } from '#testing/site-from-html.ts';
import { assembleAnalysis } from './assemble-analysis.ts';
import { auditSite } from './audit/audit-site.ts';
import { buildProfile } from './insight/build-profile.ts';

function notesOf(page: Page, more: Partial<Site> = {}): string {
  const crawl: Site = { ...siteOfPages(page), ...more };
  const audit = auditSite(crawl);
  const outputs = { crawl, audit, profile: buildProfile({ site: crawl, audit }), competitors: { competitors: [], note: '' } };
  return assembleAnalysis(outputs as unknown as ResolvedOutputs).notes.join('\n');
}
const plain = (head = '') =>
  pageOfHtml('/', `<html><head>${head}</head><body><h1>Pipes</h1>${'<p>We repair pipes.</p>'.repeat(40)}</body></html>`);

describe('the notes of an analysis', () => {
  it('say that a shell was not looked at, and how many checks that cost', () => {
    const notes = notesOf(pageOfHtml('/', EMPTY_SHELL));
    expect(notes).toMatch(/only with scripts, and no browser ran them\. What was not found may be there all the same\./);
    expect(notes).toMatch(/\d+ checks could not be made: no browser checked the page/);
    expect(notes).toMatch(/\d+ checks could not be made: the pages show their content only with scripts/);
    expect(notesOf(plain())).not.toMatch(/with scripts/);
  });

  it('say what only JavaScript shows', () => {
    expect(notesOf(renderedShell())).toMatch(/Only after JavaScript: much of 1 page\./);
  });

  it('say that no style sheet could be read', () => {
    const styled = plain('<link rel="stylesheet" href="/gone.css">');
    expect(notesOf(styled)).toMatch(/colors and fonts are unknown/);
    expect(notesOf(styled, { brand: { ...siteOfPages().brand, source: 'stylesheets' } })).not.toMatch(/colors/);
    expect(notesOf(plain())).not.toMatch(/colors/);
  });
});
