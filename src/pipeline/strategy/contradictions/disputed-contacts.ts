import type { ContactClaim } from '#contracts/business.ts';
import type { Page } from '#contracts/page.ts';
import { digitsOf, hasNumber, numberRuns } from '#text/characters.ts';
import { showsNumber } from '#text/dialed-number.ts';
import { comparable, lettersOf, phoneKey } from '#text/words.ts';
import type { Reading } from '../read-site.ts';

const pagesOf = (claims: readonly ContactClaim[]) => new Set(claims.flatMap(({ evidence }) => evidence.map(({ url }) => url)));

/** An address has its numbers in any order and its words in any spelling. */
const addressKey = (text: string) => {
  const numbers = numberRuns(text);
  return numbers.length === 0 ? comparable(text) : numbers.sort().join(' ');
};

/** The contacts of one kind by what tells them apart; those that only a legal page names (a court, a host) are left out. */
function byValue({ profile, site }: Reading, kind: 'phone' | 'address'): ContactClaim[][] {
  const legal = new Set(site.pages.filter(({ type }) => type === 'legal').map(({ url }) => url));
  const shown = profile.contacts.filter(
    (contact) =>
      contact.contactKind === kind &&
      contact.kind !== 'not-found' &&
      (contact.evidence.length === 0 || contact.evidence.some(({ url }) => !legal.has(url))),
  );
  return [...Map.groupBy(shown, ({ text }) => (kind === 'phone' ? phoneKey(text) : addressKey(text))).values()];
}

/** The letters next to a number where visitors read it: `After hours`; '' where there are none. */
function labelOf(claims: readonly ContactClaim[]): string {
  const shown = claims.flatMap(({ text, evidence }) => evidence.filter(({ snippet }) => digitsOf(snippet).endsWith(phoneKey(text))));
  return shown.map(({ snippet }) => lettersOf(withoutNumbers(snippet))).find((letters) => letters.length > 1) ?? '';
}

const withoutNumbers = (text: string) => [...text].filter((character) => !hasNumber(character)).join('');

/** Whether the site says of each number what it is for, in its link or all on one page: then none has to be chosen. */
function areNamed(groups: readonly ContactClaim[][], { site }: Reading): boolean {
  const differ = (labels: readonly string[]) => labels.every(Boolean) && new Set(labels).size === labels.length;
  return differ(groups.map(labelOf)) || site.pages.some((page) => differ(groups.map(([first]) => lineLabel(page, first?.text ?? ''))));
}

/** The letters next to a number in its line of a page: `Mobile: 0171 234567`. */
function lineLabel({ blocks }: Page, number: string): string {
  const lines = blocks.flatMap(({ hidden, text, pieces }) => (hidden ? [] : (pieces ?? [text])));
  const line = lines.find((one) => showsNumber(one, number));
  return lettersOf(withoutNumbers(line ?? ''));
}

/** More than one phone number or address, and whether each is alone on its pages; null where there is one, or the owner named one. */
export function severalContacts(reading: Reading, kind: 'phone' | 'address'): { values: ContactClaim[]; isApart: boolean } | null {
  const groups = byValue(reading, kind);
  if (groups.length < 2 || groups.flat().some(({ by }) => by === 'owner') || (kind === 'phone' && areNamed(groups, reading))) return null;
  const pages = groups.map(pagesOf);
  const isApart = !pages.some((own, index) => pages.some((others, at) => at > index && [...own].some((url) => others.has(url))));
  return { values: groups.flatMap(([first]) => (first ? [first] : [])), isApart };
}

const HOURS = /^(\p{L}[\p{L}\s.–-]*?):?\s*(\d.*)$/u;

/** Days for which two pages give different opening hours. */
export function disputedHours({ profile }: Reading): { day: string; claims: ContactClaim[] }[] {
  const hours = profile.contacts.filter(({ contactKind, kind, by }) => contactKind === 'hours' && kind === 'observed' && by !== 'owner');
  const byDay = Map.groupBy(hours, ({ text }) => comparable(HOURS.exec(text)?.[1] ?? ''));
  return [...byDay].flatMap(([day, same]) => {
    const times = Map.groupBy(same, ({ text }) => numberRuns(HOURS.exec(text)?.[2] ?? '').join(' '));
    const [first, second] = [...times.values()].map(([claim]) => claim);
    if (day === '' || !first || !second) return [];
    const isApart = ![...pagesOf([first])].some((url) => pagesOf([second]).has(url));
    return isApart ? [{ day: HOURS.exec(first.text)?.[1]?.trim() ?? day, claims: [first, second] }] : [];
  });
}
