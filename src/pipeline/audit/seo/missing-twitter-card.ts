import { defineAudit } from '../define-audit.ts';
import { missingFromHead } from '../evidence.ts';

export const missingTwitterCard = defineAudit('seo/missing-twitter-card', {
  severity: 'low',
  siteWide: true,
  title: 'Pages set a Twitter/X card type',
  problem: 'No Twitter/X card type is set',
  why: 'Without it, X shows a small preview even if there is a large image.',
  fix: 'Add <meta name="twitter:card" content="summary_large_image"> to the head.',
  source: 'https://developer.x.com/en/docs/x-for-websites/cards/overview/markup',
  check: (page) => (page.meta['twitter:card']?.trim() ? null : missingFromHead(page, 'meta twitter:card')),
});
