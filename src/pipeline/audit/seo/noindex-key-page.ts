import { defineAudit } from '../define-audit.ts';
import { hasNoindex } from '../robots-directives.ts';
import { isKeyPage } from '../site-pages.ts';

export const noindexKeyPage = defineAudit('seo/noindex-key-page', {
  applies: isKeyPage,
  check: (page) => {
    if (!hasNoindex(page.robots)) return null;
    const header = page.headers['x-robots-tag'] ?? '';
    return hasNoindex(header)
      ? { header: 'x-robots-tag', snippet: header }
      : { selector: 'head > meta[name="robots"]', snippet: page.robots };
  },
});
