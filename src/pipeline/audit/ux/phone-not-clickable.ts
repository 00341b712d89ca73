import type { Page } from '#contracts/page.ts';
import { phoneKey } from '#text/words.ts';
import { defineAudit } from '../define-audit.ts';
import { isReadByVisitors } from '../evidence.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

const CALLS = new Set(['tel', 'sms', 'callto']);

export const phoneNotClickable = defineAudit('ux/phone-not-clickable', {
  applies: (page) => page.contacts.some(({ kind }) => kind === 'phone'),
  check: (page) => {
    const linked = page.links
      .filter((link) => CALLS.has(schemeOf(link.rawHref)) || bareHost(link.rawHref) === 'wa.me')
      .map((link) => phoneKey(link.rawHref));
    return phonesOf(page)
      .filter(({ value }) => !linked.includes(phoneKey(value)))
      .map(({ selector, value }) => ({ selector, snippet: value }));
  },
});

/** Numbers that visitors read, not those from structured data in the head. */
function phonesOf(page: Page) {
  return page.contacts.filter(({ kind, selector }) => kind === 'phone' && isReadByVisitors(selector));
}
