import { defineAudit } from '../define-audit.ts';
import { isLanguageTag } from '../language-tag.ts';

export const hreflangInvalid = defineAudit('seo/hreflang-invalid', {
  severity: 'medium',
  title: 'Language versions use valid codes',
  problem: 'A language version uses an invalid code',
  why: 'Search engines ignore versions whose language code they cannot read.',
  fix: 'Use an ISO 639-1 language code, followed by a country where needed: de, en-GB, x-default.',
  source: 'https://developers.google.com/search/docs/specialty/international/localized-versions#language-codes',
  applies: (page) => page.hreflang.length > 0,
  check: (page) =>
    page.hreflang
      .filter(({ lang }) => lang.toLowerCase() !== 'x-default' && !(isLanguageTag(lang) && /^[a-z]{2,3}\b/i.test(lang)))
      .map(({ lang, url }) => ({ selector: `head > link[hreflang="${lang}"]`, snippet: `${lang}: ${url}` })),
});
