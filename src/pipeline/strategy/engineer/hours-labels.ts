import { sectionsOf } from '#contracts/page.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { countWords } from '#text/segment.ts';
import type { Reading } from '../read-site.ts';

type Contacts = Strategy['site']['contacts'];

/** A longer heading is a sentence, and no name for hours. */
const MOST_WORDS = 6;

/** Hours with the heading above them, where a page has several kinds: those of the office and those of the open consultation. */
export function withHoursLabels(contacts: Contacts, { pages }: Pick<Reading, 'pages'>): Contacts {
  const headings = contacts.map(({ kind, evidence }) => {
    const [place] = kind === 'hours' ? evidence : [];
    const page = pages.find((entry) => entry.page.url === place?.url)?.page;
    const section = page && sectionsOf(page).find(({ blocks }) => blocks.some(({ selector }) => selector === place?.selector));
    return section?.heading?.text ?? '';
  });
  const names = new Set(contacts.flatMap(({ kind }, at) => (kind === 'hours' ? [headings[at] ?? ''] : [])));
  if (names.size < 2 || names.has('') || [...names].some((name) => countWords(name) > MOST_WORDS)) return contacts;
  return contacts.map((contact, at) => (contact.kind === 'hours' ? { ...contact, label: headings[at] ?? '' } : contact));
}
