import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

export const missingOpenGraph = defineAudit('seo/missing-open-graph', {
  check: (page) => {
    const missing = REQUIRED.filter((name) => !page.meta[name]?.trim());
    return missing.length === 0
      ? null
      : { ...missingFromHead(page, missing.join(', ')), count: missing.length, fix: `Add ${missing.join(', ')} to the head.` };
  },
});
