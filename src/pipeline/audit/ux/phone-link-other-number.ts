import { dialsAnother } from '#text/dialed-number.ts';
import { defineAudit } from '../define-audit.ts';
import { schemeOf } from '../url-parts.ts';

const CALLS = new Set(['tel', 'callto']);

export const phoneLinkOtherNumber = defineAudit('ux/phone-link-other-number', {
  severity: 'high',
  title: 'Phone links dial the number that is shown',
  problem: 'A phone link dials another number than the one shown',
  why: 'Who taps the number reaches nobody or a stranger, and nobody notices, because the number on the page is right.',
  fix: 'Dial the number that visitors read: the same digits in href and text, in href with the country code.',
  source: 'https://www.rfc-editor.org/rfc/rfc3966',
  applies: (page) => page.links.some(({ rawHref }) => CALLS.has(schemeOf(rawHref))),
  check: (page) =>
    page.links
      .filter(({ rawHref, text, hidden }) => !hidden && CALLS.has(schemeOf(rawHref)) && dialsAnother(text, rawHref))
      .map(({ rawHref, text, selector }) => ({ selector, snippet: `${text} (${rawHref})` })),
});
