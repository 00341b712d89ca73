import { defineAudit } from '../define-audit.ts';
import { entryFields } from '../form-fields.ts';

export const formWithoutDestination = defineAudit('ux/form-without-destination', {
  severity: 'low',
  effort: 'medium',
  title: 'Forms declare where they are sent',
  problem: 'A form has no action URL',
  why: 'It works only if a script or this very page handles the input; if neither does, what people enter is lost.',
  fix: 'Submit a test entry. Set the URL in action, so that the form also works when the script fails.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/form#action',
  applies: (page) => page.forms.some((form) => form.method !== '' && entryFields(form).length > 0),
  check: (page) =>
    page.forms
      .filter((form) => form.method !== '' && form.action === '' && form.purpose !== 'search' && entryFields(form).length > 0)
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form, button “${form.submitText}”, no action` })),
});
