import { defineAudit } from '../define-audit.ts';
import { isLanguageTag } from '../language-tag.ts';

export const invalidLang = defineAudit({
  id: 'invalid-lang',
  category: 'accessibility',
  severity: 'medium',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Languages are named by valid codes',
  problem: 'The language of the page is not a valid code',
  why: 'Screen readers cannot choose a voice by a code that they do not know.',
  fix: 'Use a language code such as en, de or pt-BR.',
  source: 'https://www.w3.org/WAI/standards-guidelines/act/rules/bf051a/',
  applies: (page) => (page.lang ?? '').trim() !== '',
  check: ({ lang }) => (isLanguageTag((lang ?? '').trim()) ? null : { selector: 'html', snippet: `lang="${lang}"` }),
});
