import { defineAudit } from '../define-audit.ts';
import { firstOfEach } from '../evidence.ts';

/** More early connections than this compete with each other. */
const MAX_PRECONNECTS = 6;

export const manyPreconnects = defineAudit('performance/many-preconnects', {
  severity: 'low',
  title: 'Pages preconnect to few hosts',
  problem: 'The page preconnects to very many hosts',
  why: 'Early connections take time themselves; when there are many, the important ones wait.',
  fix: 'Keep the two or three that the first screen needs; use dns-prefetch for the others.',
  source: 'https://web.dev/articles/preconnect-and-dns-prefetch',
  applies: (page) => page.resources.some(({ kind }) => kind === 'preconnect'),
  check: (page) => {
    const found = firstOfEach(
      page.resources.filter(({ kind }) => kind === 'preconnect'),
      ({ url }) => url,
    );
    return found.length > MAX_PRECONNECTS ? found.map(({ selector, url }) => ({ selector, snippet: url })) : null;
  },
});
