import type { PageForm } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { asksSecrets } from '../form-fields.ts';
import { schemeOf } from '../url-parts.ts';

export const insecureForm = defineAudit('security/insecure-form', {
  severity: 'high',
  weight: 2,
  title: 'Forms send personal data encrypted',
  problem: 'A form sends personal data without encryption',
  why: 'Anyone on the network path can read what is entered; browsers warn before it is sent.',
  fix: 'Send the form to an https URL, from an https page.',
  source: 'https://www.w3.org/TR/mixed-content/#requirements-forms',
  applies: (page) => page.forms.some(isPersonal),
  check: (page) =>
    page.forms
      .filter((form) => isPersonal(form) && schemeOf(form.action || page.url) === 'http')
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form to ${form.action || page.url}` })),
});

const isPersonal = (form: PageForm) => form.method !== '' && asksSecrets(form);
