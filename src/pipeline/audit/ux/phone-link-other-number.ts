import { dialsAnother } from '#text/dialed-number.ts';
import { defineAudit } from '../define-audit.ts';
import { schemeOf } from '../url-parts.ts';

const CALLS = new Set(['tel', 'callto']);

export const phoneLinkOtherNumber = defineAudit('ux/phone-link-other-number', {
  applies: (page) => page.links.some(({ rawHref }) => CALLS.has(schemeOf(rawHref))),
  check: (page) =>
    page.links
      .filter(({ rawHref, text, hidden }) => !hidden && CALLS.has(schemeOf(rawHref)) && dialsAnother(text, rawHref))
      .map(({ rawHref, text, selector }) => ({ selector, snippet: `${text} (${rawHref})` })),
});
