import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

export const missingOpenGraph = defineAudit('seo/missing-open-graph', {
  severity: 'low',
  weight: 2,
  title: 'Pages have preview data for sharing (Open Graph)',
  problem: 'The page has no complete preview data for sharing (Open Graph)',
  why: 'Messaging apps and social networks build the preview of a shared link from this data.',
  fix: 'Add og:title, og:type, og:image and og:url to the head.',
  source: 'https://ogp.me/#metadata',
  check: (page) => {
    const missing = REQUIRED.filter((name) => !page.meta[name]?.trim());
    return missing.length === 0
      ? null
      : { ...missingFromHead(page, missing.join(', ')), count: missing.length, fix: `Add ${missing.join(', ')} to the head.` };
  },
});
