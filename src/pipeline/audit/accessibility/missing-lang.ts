import { defineAudit } from '../define-audit.ts';
import { ifSeen, readingOf } from '../evidence.ts';

export const missingLang = defineAudit('accessibility/missing-lang', {
  check: (page) =>
    (page.lang ?? '').trim() === ''
      ? {
          selector: 'html',
          lookedIn: `html element of ${readingOf(page)}: ${page.lang === null ? 'no lang attribute' : 'lang is empty'}`,
          ...ifSeen(page),
        }
      : null,
});
