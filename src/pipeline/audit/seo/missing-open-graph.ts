import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

const REQUIRED = ['og:title', 'og:type', 'og:image', 'og:url'];

export const missingOpenGraph = defineAudit({
  id: 'missing-open-graph',
  category: 'seo',
  severity: 'low',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Pages describe themselves for sharing',
  problem: 'The page lacks the data for a preview when it is shared',
  why: 'Messengers and social networks build the preview of a shared link from them.',
  fix: 'Add og:title, og:type, og:image and og:url to the head.',
  source: 'https://ogp.me/#metadata',
  check: (page) => {
    const missing = REQUIRED.filter((name) => !page.meta[name]?.trim());
    return missing.length === 0
      ? null
      : { ...missingFromHead(page, missing.join(', ')), count: missing.length, fix: `Add ${missing.join(', ')} to the head.` };
  },
});
