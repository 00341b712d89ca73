import { defineAudit } from '../define-audit.ts';
import { addressKey } from '../site-pages.ts';

export const hreflangWithoutSelf = defineAudit('seo/hreflang-without-self', {
  applies: (page) => page.hreflang.length > 0,
  check: (page) =>
    page.hreflang.some(({ url }) => addressKey(url) === addressKey(page.url) || addressKey(url) === addressKey(page.canonical ?? page.url))
      ? null
      : { selector: 'head > link[hreflang]', snippet: page.hreflang.map(({ lang, url }) => `${lang}: ${url}`).join(', ') },
});
