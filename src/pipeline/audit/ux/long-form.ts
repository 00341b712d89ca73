import { defineAudit } from '../define-audit.ts';
import { entryFields } from '../form-fields.ts';

/** Fields a first contact needs at most; orders and registrations need more and are left out. */
const MAX_FIELDS = 8;
const SHORT_PURPOSES = new Set(['contact', 'newsletter', 'search', 'login']);

export const longForm = defineAudit('ux/long-form', {
  applies: (page) => page.forms.some((form) => SHORT_PURPOSES.has(form.purpose) && entryFields(form).length > 0),
  check: (page) => {
    const long = page.forms.filter((form) => SHORT_PURPOSES.has(form.purpose)).map((form) => ({ form, count: questionsOf(form) }));
    return long
      .filter(({ count }) => count > MAX_FIELDS)
      .map(({ form, count }) => ({
        selector: form.selector,
        snippet: `${count} fields: ${entryFields(form)
          .map((field) => field.label || field.name)
          .join(', ')}`,
      }));
  },
});

/** Radio buttons and checkboxes of one name are one question. */
function questionsOf(form: Parameters<typeof entryFields>[0]): number {
  return new Set(
    entryFields(form).map((field, index) => (['radio', 'checkbox'].includes(field.type) && field.name ? field.name : `#${index}`)),
  ).size;
}
