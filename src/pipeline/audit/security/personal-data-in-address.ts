import { defineAudit } from '../define-audit.ts';
import { issueFrom } from '../evidence.ts';
import { asksPersonalData, entryFields } from '../form-fields.ts';

export const personalDataInAddress = defineAudit({
  id: 'personal-data-in-address',
  category: 'security',
  severity: 'medium',
  weight: 1,
  effort: 'small',
  scope: 'page',
  title: 'Forms keep personal data out of the URL',
  problem: 'A form puts personal data in the URL',
  why: 'URLs end up in browser histories, server logs and analytics.',
  fix: 'Set method="post" on the form.',
  source: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-17.9',
  applies: (page) => page.forms.some(isPersonal),
  // Without an address a script most likely takes over, and the method says nothing.
  check: (page) =>
    issueFrom(
      page.forms
        .filter((form) => isPersonal(form) && form.method.toLowerCase() === 'get' && form.action !== '')
        .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form, method get, to ${form.action}` })),
    ),
});

function isPersonal(form: Parameters<typeof entryFields>[0]): boolean {
  return asksPersonalData(form) || entryFields(form).some(({ type }) => type === 'password');
}
