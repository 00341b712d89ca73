import { contactsOf, formsOf } from '#contracts/site.ts';
import { unreadContactLinks } from '../../site-model/unseen.ts';
import { defineSiteAudit } from '../define-audit.ts';
import { whyNotReadInFull } from '../site-pages.ts';
import { bareHost, schemeOf } from '../url-parts.ts';

const REACHABLE = new Set(['email', 'phone', 'address', 'chat']);

const CONTACTS = new Set(['mailto', 'tel', 'sms']);

export const missingContact = defineSiteAudit('ux/missing-contact', {
  check: (site) => {
    const found =
      unreadContactLinks(site).length > 0 ||
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
