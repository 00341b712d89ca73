import type { ContactClaim, SocialHandle } from '#contracts/business.ts';
import { contactsOf, formsOf, type Site } from '#contracts/site.ts';
import { makeClaim, numbered } from '../../evidence.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { ownContacts } from './own-contacts.ts';

const MAX_CONTACTS = 12;
const CONTACT_PURPOSES: ReadonlySet<string> = new Set(['contact', 'booking', 'order', 'registration']);

/** Ways to reach the business: e-mail, telephone, address, hours, map, chat and forms, each with its source. */
export function findContacts(site: Site): ContactClaim[] {
  const claims: ContactClaim[] = [];
  for (const contact of ownContacts(site)) {
    const page = site.pages.find((one) => one.url === contact.pageUrl);
    if (!page || contact.kind === 'social') continue;
    const claim = makeClaim({
      text: contact.value,
      kind: 'observed',
      confidence: CONFIDENCE.declared,
      quotes: [{ page, selector: contact.selector, text: contact.snippet || contact.value }],
    });
    claims.push({ ...claim, contactKind: contact.kind });
  }
  for (const form of formsOf(site)) {
    const page = site.pages.find((one) => one.url === form.pageUrl);
    if (!page || !CONTACT_PURPOSES.has(form.purpose)) continue;
    const label = form.submitText || form.fields.find((field) => field.label)?.label || '';
    claims.push({
      ...makeClaim({
        text: `Form: ${label || form.purpose}`,
        kind: 'observed',
        confidence: CONFIDENCE.declared,
        quotes: [{ page, selector: form.selector, text: label }],
      }),
      contactKind: 'form',
    });
  }
  return numbered('contact', claims.slice(0, MAX_CONTACTS));
}

/** Profiles on social platforms that the pages link to. */
export function findSocialHandles(site: Site): SocialHandle[] {
  const handles: SocialHandle[] = [];
  for (const contact of contactsOf(site)) {
    const page = site.pages.find((one) => one.url === contact.pageUrl);
    if (!page || contact.kind !== 'social') continue;
    const claim = makeClaim({
      text: `${contact.platform}: ${contact.value}`,
      kind: 'observed',
      confidence: CONFIDENCE.declared,
      quotes: [{ page, selector: contact.selector, text: contact.value }],
    });
    handles.push({ ...claim, platform: contact.platform, url: contact.value });
  }
  return numbered('social', handles.slice(0, MAX_CONTACTS));
}
