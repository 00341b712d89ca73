import { defineAudit } from '../define-audit.ts';
import { ifSeen, readingOf } from '../evidence.ts';

export const missingLang = defineAudit('accessibility/missing-lang', {
  severity: 'medium',
  weight: 3,
  title: 'Every page declares its language',
  problem: 'The page does not declare its language',
  why: 'Screen readers use it to pick a voice, and browsers to decide whether to offer a translation.',
  fix: 'Add the lang attribute to the html element, for example <html lang="en">.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  check: (page) =>
    (page.lang ?? '').trim() === ''
      ? {
          selector: 'html',
          lookedIn: `html element of ${readingOf(page)}: ${page.lang === null ? 'no lang attribute' : 'lang is empty'}`,
          ...ifSeen(page),
        }
      : null,
});
