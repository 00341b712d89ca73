import { defineAudit } from '../define-audit.ts';
import { schemeOf } from '../url-parts.ts';

const LOADED = new Set(['script', 'stylesheet', 'iframe', 'font', 'video', 'audio', 'preload']);

export const mixedContent = defineAudit('security/mixed-content', {
  applies: (page) => page.url.startsWith('https:'),
  check: (page) => [
    ...page.resources
      .filter(({ kind, url }) => LOADED.has(kind) && schemeOf(url) === 'http')
      .map(({ selector, url }) => ({ selector, snippet: url })),
    ...page.images.filter(({ src }) => schemeOf(src) === 'http').map(({ selector, src }) => ({ selector, snippet: src })),
  ],
});
