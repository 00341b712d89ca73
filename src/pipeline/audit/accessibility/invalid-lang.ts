import { defineAudit } from '../define-audit.ts';
import { isLanguageTag } from '../language-tag.ts';

export const invalidLang = defineAudit('accessibility/invalid-lang', {
  applies: (page) => (page.lang ?? '').trim() !== '',
  check: ({ lang }) => (isLanguageTag((lang ?? '').trim()) ? null : { selector: 'html', snippet: `lang="${lang}"` }),
});
