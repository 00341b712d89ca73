import { defineAudit } from '../define-audit.ts';
import { entryFields, personalDataOf } from '../form-fields.ts';

export const wrongFieldType = defineAudit('ux/wrong-field-type', {
  applies: (page) => page.forms.some((form) => entryFields(form).some((field) => ['email', 'tel'].includes(personalDataOf(field) ?? ''))),
  check: (page) =>
    page.forms.flatMap(entryFields).flatMap((field) => {
      const meant = personalDataOf(field);
      return field.type === 'text' && (meant === 'email' || meant === 'tel')
        ? [{ selector: field.selector, snippet: `${field.label || field.name || field.placeholder}: type text, should be ${meant}` }]
        : [];
    }),
});
