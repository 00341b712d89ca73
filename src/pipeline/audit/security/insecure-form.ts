import type { PageForm } from '#contracts/page.ts';
import { defineAudit } from '../define-audit.ts';
import { asksSecrets } from '../form-fields.ts';
import { schemeOf } from '../url-parts.ts';

export const insecureForm = defineAudit('security/insecure-form', {
  applies: (page) => page.forms.some(isPersonal),
  check: (page) =>
    page.forms
      .filter((form) => isPersonal(form) && schemeOf(form.action || page.url) === 'http')
      .map((form) => ({ selector: form.selector, snippet: `${form.purpose} form to ${form.action || page.url}` })),
});

const isPersonal = (form: PageForm) => form.method !== '' && asksSecrets(form);
