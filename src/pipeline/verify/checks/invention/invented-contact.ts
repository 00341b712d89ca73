import { isSamePhone } from '#text/words.ts';
import { knowsLetters } from '../../compare/known-words.ts';
import { type Draft, defineCheck } from '../../define-check.ts';

const KINDS = new Set(['phone', 'email', 'address', 'social']);

export const inventedContact = defineCheck({
  id: 'invented-contact',
  area: 'invention',
  title: 'No phone number, email, address or profile is invented',
  why: 'Builders fill in 555 numbers and info@ addresses that reach nobody, or a stranger.',
  red: 'The new site shows a contact detail that neither the old one nor the owner has.',
  check: ({ brief, judged, known, pathOf }) => {
    const phones = brief.site.pages.flatMap(({ contacts }) => contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => value));
    const isKnown = (kind: string, value: string) =>
      knowsLetters(known, value) ||
      known.texts.find(value).isThere ||
      (kind === 'phone' && phones.some((phone) => isSamePhone(phone, value)));
    return judged.flatMap((page): Draft[] =>
      page.contacts
        .filter(({ kind, value }) => KINDS.has(kind) && !isKnown(kind, value))
        .map(({ kind, value, selector }) => ({
          ...{ status: 'invented', page: pathOf(page), element: selector || kind, new: value },
          why: `Neither today’s site nor the owner has this ${kind === 'social' ? 'profile' : kind}.`,
        })),
    );
  },
});
