import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const formSendsByMailProgram = defineAudit('ux/form-sends-by-mail-program', {
  applies: (page) => visible(page.forms).length > 0,
  check: (page) =>
    visible(page.forms)
      .filter((form) => schemeOf(form.action) === 'mailto')
      .map(({ selector, action }) => ({ selector, snippet: action })),
});
