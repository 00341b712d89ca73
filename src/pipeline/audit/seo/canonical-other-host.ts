import { defineAudit } from '../define-audit.ts';
import { bareHost } from '../url-parts.ts';

export const canonicalOtherHost = defineAudit('seo/canonical-other-host', {
  siteWide: true,
  applies: (page) => page.canonical !== null && URL.canParse(page.canonical),
  check: (page) =>
    bareHost(page.canonical ?? '') === bareHost(page.url)
      ? null
      : { selector: 'head > link[rel="canonical"]', snippet: page.canonical ?? '' },
});
