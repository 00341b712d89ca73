import type { Issue } from '../define-audit.ts';
import { defineAudit } from '../define-audit.ts';
import { readingOf } from '../evidence.ts';

export const missingLang = defineAudit({
  id: 'missing-lang',
  category: 'accessibility',
  severity: 'medium',
  weight: 3,
  effort: 'small',
  scope: 'page',
  title: 'Every page declares its language',
  problem: 'The page does not declare its language',
  why: 'Screen readers use it to pick a voice, and browsers to decide whether to offer a translation.',
  fix: 'Add the lang attribute to the html element, for example <html lang="en">.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  check: (page): Issue | null =>
    (page.lang ?? '').trim() === ''
      ? { selector: 'html', lookedIn: `html element of ${readingOf(page)}: ${page.lang === null ? 'no lang attribute' : 'lang is empty'}` }
      : null,
});
