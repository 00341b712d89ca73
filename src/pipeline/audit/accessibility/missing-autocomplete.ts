import { defineAudit } from '../define-audit.ts';
import { entryFields, personalDataOf } from '../form-fields.ts';

export const missingAutocomplete = defineAudit('accessibility/missing-autocomplete', {
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
