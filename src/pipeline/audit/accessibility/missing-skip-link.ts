import { defineAudit } from '../define-audit.ts';
import { ifSeen, isReadWhole, readingOf, visible } from '../evidence.ts';

/** Fewer links before the content are passed quickly with the tab key. */
const MIN_LINKS_BEFORE = 8;
/** A skip link is one of the first things reached by keyboard. */
const AMONG_FIRST = 4;

export const missingSkipLink = defineAudit('accessibility/missing-skip-link', {
  siteWide: true,
  applies: (page) =>
    isReadWhole(page) && visible(page.links).filter(({ region }) => region === 'nav' || region === 'header').length >= MIN_LINKS_BEFORE,
  check: (page) =>
    page.links.slice(0, AMONG_FIRST).some(({ rawHref }) => /#[^/!]/.test(rawHref))
      ? null
      : { lookedIn: `the first ${AMONG_FIRST} links of ${readingOf(page)}: none to a part of the page`, ...ifSeen(page) },
});
