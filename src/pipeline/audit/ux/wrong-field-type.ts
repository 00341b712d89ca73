import { defineAudit } from '../define-audit.ts';
import { entryFields, personalDataOf } from '../form-fields.ts';

export const wrongFieldType = defineAudit('ux/wrong-field-type', {
  severity: 'low',
  title: 'Fields bring up the right keyboard',
  problem: 'A field for email or phone is a plain text field',
  why: 'With the right type, a phone shows the matching keyboard, and the browser catches typing errors.',
  fix: 'Use type="email" and type="tel".',
  source: 'https://web.dev/learn/forms/attributes',
  applies: (page) => page.forms.some((form) => entryFields(form).some((field) => ['email', 'tel'].includes(personalDataOf(field) ?? ''))),
  check: (page) =>
    page.forms.flatMap(entryFields).flatMap((field) => {
      const meant = personalDataOf(field);
      return field.type === 'text' && (meant === 'email' || meant === 'tel')
        ? [{ selector: field.selector, snippet: `${field.label || field.name || field.placeholder}: type text, should be ${meant}` }]
        : [];
    }),
});
