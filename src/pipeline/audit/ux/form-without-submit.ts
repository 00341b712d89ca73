import { defineAudit } from '../define-audit.ts';
import { isReadWhole } from '../evidence.ts';
import { entryFields } from '../form-fields.ts';

export const formWithoutSubmit = defineAudit('ux/form-without-submit', {
  applies: (page) => isReadWhole(page) && page.forms.some(isSent),
  check: (page) =>
    page.forms
      .filter((form) => isSent(form) && form.submitText.trim() === '')
      .map((form) => ({
        selector: form.selector,
        snippet: `fields: ${entryFields(form)
          .map((field) => field.label || field.name || field.type)
          .join(', ')}`,
      })),
});

/** A real form with fields; fields outside of any form have no method. Search fields are sent by the enter key, lists alone when one is chosen. */
function isSent(form: Parameters<typeof entryFields>[0]): boolean {
  return form.method !== '' && form.purpose !== 'search' && entryFields(form).some(({ type }) => type !== 'select');
}
