import type { FormField, Page } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { entryFields } from '../form-fields.ts';

export const missingFormLabel = defineAudit('accessibility/missing-form-label', {
  severity: 'high',
  weight: 3,
  title: 'Every form field has a label',
  problem: 'A form field has no label',
  why: 'Without a label, screen reader users do not know what to enter; a placeholder disappears as soon as someone types.',
  fix: 'Connect a visible label to the field with <label for>.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions.html',
  applies: (page) => fieldsOf(page).length > 0,
  check: (page) =>
    fieldsOf(page)
      .filter((field) => (field.label ?? '').trim() === '')
      .map((field) => ({ selector: field.selector, snippet: `${field.type} ${field.name || field.placeholder}`.trim() })),
});

function fieldsOf(page: Page): FormField[] {
  return page.forms.flatMap(entryFields);
}
