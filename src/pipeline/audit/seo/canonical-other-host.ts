import { defineAudit } from '../define-audit.ts';
import { bareHost } from '../url-parts.ts';

export const canonicalOtherHost = defineAudit('seo/canonical-other-host', {
  severity: 'high',
  weight: 2,
  siteWide: true,
  title: 'Canonical URLs stay on this site',
  problem: 'The canonical URL points to another site',
  why: "It asks search engines to show the other site's page instead of this one.",
  fix: "Set the canonical link to the page's own URL, unless the other site is the original or this is a copy for testing.",
  source: 'https://developers.google.com/search/docs/crawling-indexing/canonicalization',
  applies: (page) => page.canonical !== null && URL.canParse(page.canonical),
  check: (page) =>
    bareHost(page.canonical ?? '') === bareHost(page.url)
      ? null
      : { selector: 'head > link[rel="canonical"]', snippet: page.canonical ?? '' },
});
