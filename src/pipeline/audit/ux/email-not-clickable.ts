import { decoded } from '#text/address.ts';
import { defineAudit } from '../define-audit.ts';
import { isReadByVisitors } from '../evidence.ts';
import { schemeOf } from '../url-parts.ts';

export const emailNotClickable = defineAudit('ux/email-not-clickable', {
  applies: (page) => page.contacts.some(({ kind }) => kind === 'email'),
  check: (page) => {
    const linked = new Set(page.links.filter((link) => schemeOf(link.rawHref) === 'mailto').map((link) => addressOf(link.rawHref)));
    return page.contacts
      .filter(({ kind, value, selector }) => kind === 'email' && isReadByVisitors(selector) && !linked.has(value.trim().toLowerCase()))
      .map(({ selector, value }) => ({ selector, snippet: value }));
  },
});

/** Email address of a mailto: link. */
function addressOf(href: string): string {
  const address = href.slice(href.indexOf(':') + 1).split('?')[0] ?? '';
  return decoded(address).trim().toLowerCase();
}
