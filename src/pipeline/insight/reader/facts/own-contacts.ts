import type { Page, PageContact, PageType } from '#contracts/page.ts';
import type { Site, SiteContact } from '#contracts/site.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { withoutWww } from '#text/address.ts';
import { digitsOf } from '#text/characters.ts';
import { showsNumber } from '#text/dialed-number.ts';
import { foldWords } from '#text/normalize.ts';
import { lettersOf, phoneKey } from '#text/words.ts';
import { NUMBER_DIGITS } from '../../../crawl/extract/contacts.ts';
import roles from './mailbox-roles.json' with { type: 'json' };

/** Kinds of which a site may name those of others: stand-ins, suppliers, its web host. */
const OTHERS_HAVE: ReadonlySet<string> = new Set(['email', 'phone', 'address']);
const OWN_PAGES: ReadonlySet<PageType> = new Set<PageType>(['home', 'contact', 'about', 'team', 'booking']);

/** For visitors, for technicians, or of a mailing list: in this order they are named. */
const VISITORS = 0;
const TECHNICAL = 1;
const LIST = 2;

type Placed = { page: Page; contact: PageContact };

/**
 * The contacts that are the business's own, each value once, from the page that best shows so. A page about privacy or terms
 * alone is no source. Where an e-mail address, telephone number or postal address is on the home, contact or another page about
 * the business, in its imprint, in structured data, at its own domain or on several pages, others on one page are someone else's. Mailboxes
 * for visitors come first, those of mailing lists are left out where there is another.
 */
export function ownContacts(site: Site): SiteContact[] {
  const placed = site.pages.flatMap((page) => page.contacts.map((contact) => ({ page, contact })));
  const groups = [...Map.groupBy(placed, keyOf).values()].map((all) => all.filter(({ page }) => !isFinePrint(page)));
  const shown = new Set(
    placed.flatMap(({ page, contact }) => (OWN_PAGES.has(page.type) && contact.kind !== 'address' ? [contact.kind] : [])),
  );
  const sure = groups.filter((group) => isOwn(group, site.host, shown));
  const own = [...sure, ...groups.filter((group) => !sure.includes(group) && standsIn(group, sure, site.pages.length))];
  const known = new Set(own.map(([first]) => first?.contact.kind));
  const kept = groups.filter((group) => own.includes(group) || !known.has(group[0]?.contact.kind));
  const byValue = Map.groupBy(inOrder(kept.flat(), placed), ({ contact }) => `${contact.kind}|${contact.value.toLowerCase()}`);
  const contacts = withoutRepeatedAddresses(withoutShortNumbers([...byValue.values()])).flatMap((same) => {
    const best = same.find(({ page }) => isOwnPage(page)) ?? same[0];
    return best ? [{ ...best.contact, ...whereShown(best), pageUrl: best.page.url, isOnOwnPage: isOwnPage(best.page) }] : [];
  });
  return mailboxesInOrder(contacts, site.host);
}

/** Fewest digits of a whole number, in Denmark and Norway. */
const WHOLE_NUMBER = 8;

/** Leaves out a number that another one has behind its country code: `99 56 12 14` next to `+47 99 56 12 14`. */
function withoutShortNumbers(groups: readonly Placed[][]): readonly Placed[][] {
  const digits = groups.map(([first]) => (first?.contact.kind === 'phone' ? digitsOf(first.contact.value) : ''));
  const isShort = (own: string) => own.length >= WHOLE_NUMBER && digits.some((other) => other.length > own.length && other.endsWith(own));
  return groups.filter((_, at) => !isShort(digits[at] ?? ''));
}

/** Words by which an address may be longer than another and still be the same: a country's code or name. */
const MORE_WORDS = 1;

/** Leaves out what an earlier address says in other order or punctuation: `..., NY 11415` and `..., 11415, NY, US`. */
function withoutRepeatedAddresses(groups: readonly Placed[][]): readonly Placed[][] {
  const seen: Set<string>[] = [];
  return groups.filter(([first]) => {
    if (first?.contact.kind !== 'address') return true;
    const words = new Set(foldWords(first.contact.value).split(' '));
    if (seen.some((other) => isSameAddress(words, other))) return false;
    seen.push(words);
    return true;
  });
}

function isSameAddress(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [shorter, longer] = one.size < other.size ? [one, other] : [other, one];
  return longer.size - shorter.size <= MORE_WORDS && [...shorter].every((word) => longer.has(word));
}

/** The link on which visitors read a number, next to what it is for: one that only dials it says less. */
function whereShown({ page, contact: { kind, value } }: Placed): Partial<Pick<PageContact, 'selector' | 'snippet'>> {
  const link =
    kind === 'phone'
      ? page.links.find(({ href, text, hidden }) => !hidden && href.startsWith('tel:') && showsNumber(text, value))
      : undefined;
  return link ? { selector: link.selector, snippet: link.text } : {};
}

/** What a mailbox is for, by its address. */
function roleOf(email: string): number {
  const [name = '', domain = ''] = email.toLowerCase().split('@');
  if (roles.listHosts.some((host) => (host.endsWith('.') ? domain.startsWith(host) : domain === host))) return LIST;
  if (roles.listNames.some((word) => name === word || name.endsWith(`-${word}`) || name.endsWith(`+${word}`))) return LIST;
  return roles.technical.includes(name) ? TECHNICAL : VISITORS;
}

/** The contacts with the mailboxes among them in the order in which visitors should be given them; everything else keeps its place. */
function mailboxesInOrder(contacts: readonly (SiteContact & { isOnOwnPage: boolean })[], host: string): SiteContact[] {
  const emails = contacts.filter(({ kind }) => kind === 'email');
  const rank = ({ value, isOnOwnPage }: (typeof emails)[number]) =>
    roleOf(value) * 4 + (isAtDomain(value, host) ? 0 : 2) + (isOnOwnPage ? 0 : 1);
  const ordered = emails.toSorted((one, other) => rank(one) - rank(other)).values();
  const isForPeople = emails.some(({ value }) => roleOf(value) !== LIST);
  return contacts
    .map((contact) => (contact.kind === 'email' ? (ordered.next().value ?? contact) : contact))
    .filter(({ kind, value }) => kind !== 'email' || !isForPeople || roleOf(value) !== LIST)
    .map(({ isOnOwnPage: _, ...contact }) => contact);
}

function keyOf({ contact: { kind, value } }: Placed): string {
  if (kind === 'phone') return `${kind}|${phoneKey(value, NUMBER_DIGITS)}`;
  return `${kind}|${kind === 'address' ? lettersOf(value) : value.toLowerCase()}`;
}

/** `shown`: numbers and mailboxes, where a page for visitors has them; an imprint also names those of a chamber, an insurer or a web host. */
function isOwn(group: readonly Placed[], host: string, shown: ReadonlySet<string>): boolean {
  const [first] = group;
  if (!first) return false;
  const { kind, value } = first.contact;
  return (
    !OTHERS_HAVE.has(kind) ||
    (kind === 'email' && isAtDomain(value, host)) ||
    new Set(group.map(({ page }) => page.url)).size > 1 ||
    group.some(({ page, contact }) => (shown.has(kind) ? OWN_PAGES.has(page.type) : isOwnPage(page)) || contact.selector.includes('script'))
  );
}

/**
 * Whether a contact has the place that one of the business's own has on the other pages: a department's number on its page. One of its kind
 * is on at least half of the pages, and on none of these.
 */
function standsIn(group: readonly Placed[], own: readonly Placed[][], pages: number): boolean {
  const kind = group[0]?.contact.kind;
  const usual = new Set(own.flat().flatMap(({ page, contact }) => (contact.kind === kind ? [page.url] : [])));
  return group.length > 0 && usual.size > 1 && usual.size * 2 >= pages && group.every(({ page }) => !usual.has(page.url));
}

const isAtDomain = (email: string, host: string) => email.toLowerCase().endsWith(`@${withoutWww(host.split(':')[0] ?? '')}`);

const isOwnPage = (page: Page) => OWN_PAGES.has(page.type) || isImprint(page);
const isFinePrint = (page: Page) => page.type === 'legal' && !isImprint(page);

function isImprint(page: Page): boolean {
  const heading = page.headings.find(({ level, hidden }) => level === 1 && !hidden)?.text ?? '';
  const says = (text: string) => hasTerm(text, 'page-labels', 'imprint');
  // The title may be that of the page it was copied from; the main heading says that it is about privacy.
  if (hasTerm(heading, 'page-labels', 'privacy-policy') && !says(heading) && !says(page.path)) return false;
  return page.type === 'legal' && [page.path, page.title ?? '', heading].some(says);
}

function inOrder(kept: readonly Placed[], all: readonly Placed[]): Placed[] {
  const chosen = new Set(kept);
  return all.filter((one) => chosen.has(one));
}
