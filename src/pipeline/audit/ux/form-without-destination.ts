import { defineAudit } from '../define-audit.ts';
import { entryFields } from '../form-fields.ts';

export const formWithoutDestination = defineAudit('ux/form-without-destination', {
  applies: (page) => page.forms.some((form) => form.method !== '' && entryFields(form).length > 0),
  check: (page) =>
    page.forms
      .filter((form) => form.method !== '' && form.action === '' && form.purpose !== 'search' && entryFields(form).length > 0)
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form, button “${form.submitText}”, no action` })),
});
