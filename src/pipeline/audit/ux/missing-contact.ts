import { contactsOf, formsOf } from '#contracts/site.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { whyNotReadInFull } from '../site-pages.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

const REACHABLE = new Set(['email', 'phone', 'address', 'chat']);

const CONTACTS = new Set(['mailto', 'tel', 'sms']);

export const missingContact = defineSiteAudit('ux/missing-contact', {
  severity: 'high',
  weight: 3,
  title: 'Visitors can get in touch',
  problem: 'No way to get in touch was found',
  why: 'People who cannot ask do not buy, and a business without contact details looks untrustworthy.',
  fix: 'Show an email address, a phone number or a contact form on every page.',
  source: 'https://www.nngroup.com/articles/contact-us-pages/',
  check: (site) => {
    const found =
      contactsOf(site).some(({ kind }) => REACHABLE.has(kind)) ||
      formsOf(site).some(({ purpose }) => purpose === 'contact' || purpose === 'booking' || purpose === 'order') ||
      site.pages.some(
        (page) =>
          page.type === 'contact' || page.links.some(({ rawHref }) => CONTACTS.has(schemeOf(rawHref)) || bareHost(rawHref) === 'wa.me'),
      );
    return found
      ? null
      : {
          lookedIn: `all ${site.pages.length} pages: no email, phone, postal address, chat or contact form`,
          unchecked: whyNotReadInFull(site),
        };
  },
});
