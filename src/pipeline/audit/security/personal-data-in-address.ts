import { defineAudit } from '../define-audit.ts';
import { asksSecrets } from '../form-fields.ts';

export const personalDataInAddress = defineAudit('security/personal-data-in-address', {
  applies: (page) => page.forms.some(asksSecrets),
  // Without an address a script most likely takes over, and the method says nothing.
  check: (page) =>
    page.forms
      .filter((form) => asksSecrets(form) && form.method.toLowerCase() === 'get' && form.action !== '')
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form, method get, to ${form.action}` })),
});
