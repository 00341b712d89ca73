import { defineAudit } from '../define-audit.ts';
import { bareHost } from '../url-parts.ts';

export const webFontsWithoutPreconnect = defineAudit('performance/web-fonts-without-preconnect', {
  severity: 'low',
  siteWide: true,
  title: 'Web fonts load early',
  problem: 'Web fonts load late',
  why: 'The browser finds out about the font files only after the style sheet, so the text changes its look or appears late.',
  fix: 'Serve the fonts from your own host, or add <link rel="preconnect" href="https://fonts.gstatic.com" crossorigin>.',
  source: 'https://web.dev/articles/font-best-practices#preconnect_to_critical_third-party_origins',
  applies: (page) => page.resources.some(isFontSheet),
  check: (page) => {
    if (page.resources.some(({ kind, url }) => kind === 'preconnect' && bareHost(url) === 'fonts.gstatic.com')) return null;
    const sheet = page.resources.find(isFontSheet);
    return sheet ? { selector: sheet.selector, snippet: sheet.url, lookedIn: 'head: no preconnect to fonts.gstatic.com' } : null;
  },
});

function isFontSheet({ kind, url }: { kind: string; url: string }): boolean {
  return kind === 'stylesheet' && bareHost(url) === 'fonts.googleapis.com';
}
