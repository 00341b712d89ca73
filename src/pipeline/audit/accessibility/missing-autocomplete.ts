import { defineAudit } from '../define-audit.ts';
import { entryFields, personalDataOf } from '../form-fields.ts';

export const missingAutocomplete = defineAudit('accessibility/missing-autocomplete', {
  severity: 'low',
  weight: 2,
  title: 'Fields about the visitor can be autofilled',
  problem: 'A field about the visitor has no autocomplete attribute',
  why: 'With it, browsers fill in name, email and phone; that prevents mistakes and helps people who find typing hard.',
  fix: 'Add the autocomplete attribute: name, email, tel, street-address, postal-code.',
  source: 'https://www.w3.org/WAI/WCAG22/Understanding/identify-input-purpose.html',
  applies: (page) => page.forms.some((form) => entryFields(form).some((field) => personalDataOf(field) !== null)),
  check: (page) =>
    page.forms.flatMap(entryFields).flatMap((field) => {
      const token = personalDataOf(field);
      return token !== null && !field.autocomplete?.trim()
        ? [
            {
              selector: field.selector,
              snippet: `${field.label || field.name || field.placeholder || field.type}: autocomplete="${token}" is missing`,
            },
          ]
        : [];
    }),
});
