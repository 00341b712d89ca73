import { defineAudit } from '../define-audit.ts';
import { firstOfEach } from '../evidence.ts';

/** More early connections than this compete with each other. */
const MAX_PRECONNECTS = 6;

export const manyPreconnects = defineAudit('performance/many-preconnects', {
  applies: (page) => page.resources.some(({ kind }) => kind === 'preconnect'),
  check: (page) => {
    const found = firstOfEach(
      page.resources.filter(({ kind }) => kind === 'preconnect'),
      ({ url }) => url,
    );
    return found.length > MAX_PRECONNECTS ? found.map(({ selector, url }) => ({ selector, snippet: url })) : null;
  },
});
