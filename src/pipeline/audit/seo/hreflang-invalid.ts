import { defineAudit } from '../define-audit.ts';
import { isLanguageTag } from '../language-tag.ts';

export const hreflangInvalid = defineAudit('seo/hreflang-invalid', {
  applies: (page) => page.hreflang.length > 0,
  check: (page) =>
    page.hreflang
      .filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !(isLanguageTag(lang) && (lang.split('-', 1)[0] ?? '').length <= 3))
      .map(({ lang, url }) => ({ selector: `head > link[hreflang="${lang}"]`, snippet: `${lang}: ${url}` })),
});
