import { distinctBy } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';

/** More early connections than this compete with each other. */
const MAX_PRECONNECTS = 6;

export const manyPreconnects = defineAudit('performance/many-preconnects', {
  applies: (page) => page.resources.some(({ kind }) => kind === 'preconnect'),
  check: (page) => {
    const found = distinctBy(
      page.resources.filter(({ kind }) => kind === 'preconnect'),
      ({ url }) => url,
    );
    return found.length > MAX_PRECONNECTS ? found.map(({ selector, url }) => ({ selector, snippet: url })) : null;
  },
});
