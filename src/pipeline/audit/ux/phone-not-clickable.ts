import type { Page } from '#contracts/page.ts';
import { digitsOf } from '#text/characters.ts';
import { defineAudit } from '../define-audit.ts';
import { isReadByVisitors } from '../evidence.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

const CALLS = new Set(['tel', 'sms', 'callto']);

export const phoneNotClickable = defineAudit('ux/phone-not-clickable', {
  severity: 'medium',
  title: 'Phone numbers can be tapped',
  problem: 'A phone number cannot be tapped',
  why: 'On a phone, people expect to call with one tap; those who would have to copy the number give up.',
  fix: 'Make the number a link: <a href="tel:+43…">.',
  source: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/a#linking_to_telephone_numbers',
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
