import { defineAudit } from '../define-audit.ts';
import { visible } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const formSendsByMailProgram = defineAudit('ux/form-sends-by-mail-program', {
  severity: 'medium',
  effort: 'medium',
  title: 'Forms are submitted by the site itself',
  problem: 'A form uses mailto: instead of submitting',
  why: 'If no email program is set up, nothing happens, and the input is lost.',
  fix: 'Send the form to a URL on the site or to a form service.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submit-mailto-headers',
  applies: (page) => visible(page.forms).length > 0,
  check: (page) =>
    visible(page.forms)
      .filter((form) => schemeOf(form.action) === 'mailto')
      .map(({ selector, action }) => ({ selector, snippet: action })),
});
