import type { FormField, Page } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { entryFields } from '../form-fields.ts';

export const missingFormLabel = defineAudit('accessibility/missing-form-label', {
  applies: (page) => fieldsOf(page).length > 0,
  check: (page) =>
    fieldsOf(page)
      .filter((field) => (field.label ?? '').trim() === '')
      .map((field) => ({ selector: field.selector, snippet: `${field.type} ${field.name || field.placeholder}`.trim() })),
});

function fieldsOf(page: Page): FormField[] {
  return page.forms.flatMap(entryFields);
}
