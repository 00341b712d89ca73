import type { Page, PageContact } from '#contracts/page.ts';

import { contactsOf } from '#contracts/site.ts';
import { digitsOf } from '#text/characters.ts';
import { isSamePhone } from '#text/words.ts';
import { knowsLetters } from '../../compare/known-words.ts';
import { type Draft, defineCheck } from '../../define-check.ts';
import { addressParts, isSameAddress } from '../../match/same-address.ts';

const KINDS = new Set(['phone', 'email', 'address', 'social']);

/** Longer words around a contact detail say where it is, not what it is. Characters. */
const LONGEST_SNIPPET = 60;
const shownAs = (value: string, snippet: string) => (snippet !== '' && snippet.length <= LONGEST_SNIPPET ? snippet : value);

/** The detail that was probably meant: the only one of its kind, or a number that shares all but two digits. */
function rightOf(kind: string, value: string, own: readonly { value: string }[]): string[] {
  const digits = digitsOf(value);
  const isMeant = (other: string) => {
    const known = digitsOf(other);
    const differing = [...known].filter((digit, at) => digit !== digits[at + digits.length - known.length]).length;
    return kind === 'phone' && known.length > 4 && differing <= 2;
  };
  const meant = own.filter((contact) => isMeant(contact.value));
  return (meant.length > 0 ? meant : own.length === 1 ? own : []).slice(0, 1).map((contact) => contact.value);
}

/** Whether a contact detail was read from structured data, which has a check of its own. */
const isData = ({ structuredData }: Page, selector: string) => structuredData.some((data) => data.selector === selector);

export const inventedContact = defineCheck({
  id: 'invented-contact',
  area: 'invention',
  title: 'No phone number, email, address or profile is invented',
  why: 'Builders fill in 555 numbers and info@ addresses that reach nobody, or a stranger.',
  red: 'The new site shows a contact detail that neither the old one nor the owner has.',
  check: ({ brief, judged, known, pathOf }) => {
    const own = brief.strategy.site.contacts;
    const today = Map.groupBy(
      brief.site.pages.flatMap(({ contacts }) => contacts),
      ({ kind }) => kind,
    );
    const valuesOf = (kind: PageContact['kind']) => new Set((today.get(kind) ?? []).map(({ value }) => value));
    const values = new Map([...today.keys()].map((kind) => [kind, valuesOf(kind)]));
    const phones = [...valuesOf('phone')];
    const addresses = contactsOf(brief.site)
      .filter(({ kind }) => kind === 'address')
      .map(({ value }) => value);
    // Structured data gives the parts of an address in another order.
    const isKnownAddress = (value: string) => {
      const parts = addressParts(value);
      return parts.every((part) => known.texts.has(part)) || addresses.some((address) => isSameAddress(address, parts.join(', ')));
    };
    const isKnown = (kind: PageContact['kind'], value: string) =>
      values.get(kind)?.has(value) ||
      (kind === 'address' && isKnownAddress(value)) ||
      knowsLetters(known, value) ||
      known.texts.has(value) ||
      (kind === 'phone' && phones.some((phone) => isSamePhone(phone, value)));
    return judged.flatMap((page): Draft[] =>
      page.contacts
        .filter(({ kind, value, selector }) => KINDS.has(kind) && !isData(page, selector) && !isKnown(kind, value))
        .map(({ kind, value, selector, snippet }) => ({
          fix: [
            { label: 'Shown as', text: shownAs(value, snippet) },
            ...rightOf(
              kind,
              value,
              own.filter((contact) => contact.kind === kind),
            ).map((text) => ({ label: 'It must be', text })),
          ],
          ...{ status: 'invented', page: pathOf(page), element: selector || kind, new: value },
          why: `Neither today’s site nor the owner has this ${kind === 'social' ? 'profile' : kind}.`,
        })),
    );
  },
});
