import { defineAudit } from '../define-audit.ts';
import { isLanguageTag } from '../language-tag.ts';

export const invalidLang = defineAudit('accessibility/invalid-lang', {
  severity: 'medium',
  weight: 2,
  title: 'Page language codes are valid',
  problem: "The page's language code is not valid",
  why: 'Screen readers cannot pick a voice for a code they do not know.',
  fix: 'Use a language code such as en, de or pt-BR.',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/',
  applies: (page) => (page.lang ?? '').trim() !== '',
  check: ({ lang }) => (isLanguageTag((lang ?? '').trim()) ? null : { selector: 'html', snippet: `lang="${lang}"` }),
});
