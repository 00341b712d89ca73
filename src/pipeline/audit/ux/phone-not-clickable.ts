import type { Page } from '#contracts/page.ts';
import { digitsOf } from '#text/characters.ts';
import { defineAudit } from '../define-audit.ts';
import { isReadByVisitors } from '../evidence.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

const CALLS = new Set(['tel', 'sms', 'callto']);

export const phoneNotClickable = defineAudit('ux/phone-not-clickable', {
  applies: (page) => page.contacts.some(({ kind }) => kind === 'phone'),
  check: (page) => {
    const linked = page.links
      .filter((link) => CALLS.has(schemeOf(link.rawHref)) || bareHost(link.rawHref) === 'wa.me')
      .map((link) => digitsOf(link.rawHref));
    return phonesOf(page)
      .filter(({ value }) => !linked.some((number) => endsAlike(number, digitsOf(value))))
      .map(({ selector, value }) => ({ selector, snippet: value }));
  },
});

/** Numbers that visitors read, not those from structured data in the head. */
function phonesOf(page: Page) {
  return page.contacts.filter(({ kind, selector }) => kind === 'phone' && isReadByVisitors(selector));
}

/** Equal except for the country code or the leading zero: the last seven digits decide. */
function endsAlike(one: string, other: string): boolean {
  return one.slice(-7) === other.slice(-7);
}
