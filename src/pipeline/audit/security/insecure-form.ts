import { defineAudit } from '../define-audit.ts';
import { issueFrom } from '../evidence.ts';
import { asksPersonalData, entryFields } from '../form-fields.ts';
import { schemeOf } from '../url-parts.ts';

export const insecureForm = defineAudit({
  id: 'insecure-form',
  category: 'security',
  severity: 'high',
  weight: 2,
  effort: 'small',
  scope: 'page',
  title: 'Forms send personal data encrypted',
  problem: 'A form sends personal data without encryption',
  why: 'Anyone on the network path can read what is entered; browsers warn before it is sent.',
  fix: 'Send the form to an https URL, from an https page.',
  source: 'https://www.w3.org/TR/mixed-content/#requirements-forms',
  applies: (page) => page.forms.some(isPersonal),
  check: (page) =>
    issueFrom(
      page.forms
        .filter((form) => isPersonal(form) && schemeOf(form.action || page.url) === 'http')
        .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form to ${form.action || page.url}` })),
    ),
});

function isPersonal(form: Parameters<typeof entryFields>[0]): boolean {
  return form.method !== '' && (asksPersonalData(form) || entryFields(form).some(({ type }) => type === 'password'));
}
