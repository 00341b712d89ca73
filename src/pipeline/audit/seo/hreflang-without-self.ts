import { defineAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';

export const hreflangWithoutSelf = defineAudit('seo/hreflang-without-self', {
  severity: 'low',
  title: 'Each language version lists itself',
  problem: 'The page lists its language versions but not itself',
  why: 'Each version has to list itself and all others; incomplete sets may be ignored.',
  fix: 'Add a link rel="alternate" with the page\'s own language and URL.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions#all-method-guidelines',
  applies: (page) => page.hreflang.length > 0,
  check: (page) =>
    page.hreflang.some(({ url }) => addressKey(url) === addressKey(page.url) || addressKey(url) === addressKey(page.canonical ?? page.url))
      ? null
      : { selector: 'head > link[hreflang]', snippet: page.hreflang.map(({ lang, url }) => `${lang}: ${url}`).join(', ') },
});
