import { defineAudit } from '../define-audit.ts';
import { schemeOf } from '../url-parts.ts';

const LOADED = new Set(['script', 'stylesheet', 'iframe', 'font', 'video', 'audio', 'preload']);

export const mixedContent = defineAudit('security/mixed-content', {
  severity: 'medium',
  weight: 2,
  title: 'Encrypted pages load only encrypted files',
  problem: 'An encrypted page loads files without encryption (mixed content)',
  why: 'Browsers block such scripts and frames, so parts of the page do not work, and mark the page as not secure.',
  fix: 'Use https:// in the URLs of the files.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
  applies: (page) => page.url.startsWith('https:'),
  check: (page) => [
    ...page.resources
      .filter(({ kind, url }) => LOADED.has(kind) && schemeOf(url) === 'http')
      .map(({ selector, url }) => ({ selector, snippet: url })),
    ...page.images.filter(({ src }) => schemeOf(src) === 'http').map(({ selector, src }) => ({ selector, snippet: src })),
  ],
});
