import { defineAudit } from '../define-audit.ts';
import { asksSecrets } from '../form-fields.ts';

export const personalDataInAddress = defineAudit('security/personal-data-in-address', {
  severity: 'medium',
  title: 'Forms keep personal data out of the URL',
  problem: 'A form puts personal data in the URL',
  why: 'URLs end up in browser histories, server logs and analytics.',
  fix: 'Set method="post" on the form.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-17.9',
  applies: (page) => page.forms.some(asksSecrets),
  // Without an address a script most likely takes over, and the method says nothing.
  check: (page) =>
    page.forms
      .filter((form) => asksSecrets(form) && form.method.toLowerCase() === 'get' && form.action !== '')
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form, method get, to ${form.action}` })),
});
