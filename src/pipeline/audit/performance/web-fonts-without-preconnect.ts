import { defineAudit } from '../define-audit.ts';
import { bareHost } from '../url-parts.ts';

export const webFontsWithoutPreconnect = defineAudit('performance/web-fonts-without-preconnect', {
  siteWide: true,
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
