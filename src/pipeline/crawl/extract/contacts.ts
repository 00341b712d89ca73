import type { PageContact, PageLink, PageResource, StructuredData, TextBlock } from '#contracts/page.ts';
import { decoded, isEmail } from '#text/address.ts';
import { digitsOf, lettersAndDigits } from '#text/characters.ts';
import { withoutTrunkZero } from '#text/dialed-number.ts';
import { dropStart } from '#text/edges.ts';
import { foldText } from '#text/normalize.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { cutSnippet } from '#text/snippet.ts';
import { phoneKey } from '#text/words.ts';
import { isWebUrl } from '../url-key.ts';
import { findBusinessHours, titleAfter } from './business-hours.ts';
import { attribute, listElements } from './dom.ts';
import type { DomElement } from './dom-element.ts';
import { decodeProtectedEmail, findEmails } from './email-addresses.ts';
import { faxKeys } from './fax-marks.ts';
import type { PageFactReader } from './page-facts.ts';
import { findPhones } from './phone-numbers.ts';
import { addressFromData, findPostalAddresses } from './postal-addresses.ts';
import { findChat, findMap } from './providers.ts';
import { Hints } from './scan-text.ts';
import { findSocialProfile } from './social-profiles.ts';

const MAX_CONTACTS = 200;
/** Notations of one phone number share their last digits. */
export const NUMBER_DIGITS = 9;

const SEVEN_DIGITS = /(?:\d[^\d]{0,4}){7}/;

/** Schemes of links that dial a number or write to it. */
const DIAL_SCHEMES = new Set(['tel', 'callto', 'sms']);
/** Path of links to e-mail addresses that Cloudflare hides. */
const PROTECTED_EMAIL = '/cdn-cgi/l/email-protection';

type Sources = { blocks: TextBlock[]; hints: number[]; links: PageLink[]; resources: PageResource[]; structuredData: StructuredData[] };
type Add = (contact: PageContact) => void;

/** Ways to reach the business that the page shows, each once; at most 200. */
export function readContacts(reader: PageFactReader, { blocks, hints, links, resources, structuredData }: Sources): PageContact[] {
  const contacts: PageContact[] = [];
  const seen = new Set<string>();
  const faxes = faxKeys(
    reader,
    blocks.filter((block, at) => ((hints[at] ?? 0) & Hints.digit) !== 0 && SEVEN_DIGITS.test(block.text)),
  );
  const add: Add = (contact) => {
    const plain = contact.value.toLowerCase();
    const key = `${contact.kind}|${contact.kind === 'phone' ? phoneKey(plain, NUMBER_DIGITS) : contact.kind === 'address' ? lettersAndDigits(plain) : plain}`;
    if (contact.value === '' || seen.has(key) || contacts.length >= MAX_CONTACTS) return;
    if (contact.kind === 'phone' && faxes.has(phoneKey(plain))) return;
    seen.add(key);
    contacts.push(contact);
  };
  for (const link of links) if (!link.hidden) addFromLink(link, add);
  addFromElements(reader, add);
  const texts = new Set<string>();
  let [label, title] = ['', ''];
  for (const [index, block] of blocks.entries()) {
    const found = hints[index] ?? 0;
    // Without one of these characters only an e-mail address spelled in words can be in the text.
    if (found !== 0 || block.text.includes(' dot ')) {
      // A repeated text has nothing new.
      if (!texts.has(block.text)) addFromText(block, found, { label, title }, add);
      texts.add(block.text);
    }
    label = labelAfter(block, found, label);
    title = titleAfter(block, (found & Hints.digit) !== 0, title);
  }
  addSplitAddresses(blocks, hints, add);
  for (const { kind, url, selector } of resources) {
    if (url === '') continue;
    if (kind === 'iframe' && findMap(url)) add({ kind: 'map', value: url, platform: '', selector, snippet: cutSnippet(url) });
    const chat = kind === 'script' || kind === 'iframe' ? findChat(url) : null;
    if (chat) add({ kind: 'chat', value: url, platform: chat.name.toLowerCase(), selector, snippet: cutSnippet(url) });
  }
  for (const { data, selector } of structuredData) {
    for (const address of addressFromData(data))
      add({ kind: 'address', value: address, platform: '', selector, snippet: cutSnippet(address) });
  }
  return contacts;
}

function addFromLink({ href, text, selector, internal }: PageLink, add: Add): void {
  if (internal) return;
  const common = { platform: '', selector, snippet: cutSnippet(text || href) };
  const colon = href.indexOf(':');
  const scheme = href.slice(0, Math.max(0, colon)).toLowerCase();
  const target = href.slice(colon + 1);
  if (scheme === 'mailto') {
    const address = dropStart(foldText(sanitizeText(decoded(target.split('?', 1)[0] ?? '')).split(',', 1)[0] ?? ''), ' :/');
    if (isEmail(address)) add({ ...common, kind: 'email', value: address });
  } else if (DIAL_SCHEMES.has(scheme)) {
    const dialed = target.startsWith('//') ? target.slice(2) : target;
    const number = foldText(sanitizeText(decoded(dialed.split(';', 1)[0]?.split('?', 1)[0] ?? '')));
    if (digitsOf(number).length >= 3) add({ ...common, kind: 'phone', value: withoutTrunkZero(number) });
  } else if (isWebUrl(href)) {
    const profile = href.includes(PROTECTED_EMAIL) ? null : findSocialProfile(href);
    if (profile) add({ ...common, kind: profile.chat ? 'chat' : 'social', value: href, platform: profile.platform });
    else if (findMap(href)) add({ ...common, kind: 'map', value: href });
  }
}

/** The code of a protected address where a `span` in the link keeps it. */
function spanCode(element: DomElement): string | null {
  const [first] = listElements(element.first);
  return first ? attribute(first, 'data-cfemail') : null;
}

function addFromElements(reader: PageFactReader, add: Add): void {
  for (const element of reader.state.links) {
    const href = attribute(element, 'href') ?? '';
    if (!href.includes('email-protection')) continue;
    const raw = attribute(element, 'data-cfemail') ?? (href.split('#')[1] || spanCode(element));
    const email = raw ? decodeProtectedEmail(raw) : null;
    if (email && !element.hidden)
      add({ kind: 'email', value: email, platform: '', selector: reader.selectorOf(element), snippet: cutSnippet(reader.textOf(element)) });
  }
  for (const element of reader.state.addresses) {
    const text = element.hidden ? '' : reader.textOf(element);
    // An address element may also hold an e-mail address or a line about an author.
    if (digitsOf(text) !== '' && text.length >= 12 && text.length <= 300 && /\p{L}{3}/u.test(text)) {
      const [postal] = findPostalAddresses(text);
      if (!postal && text.includes('@')) continue;
      const value = postal?.value ?? text;
      add({ kind: 'address', value, platform: '', selector: reader.selectorOf(element), snippet: cutSnippet(text) });
    }
  }
}

/** Longest text that labels the number below it: `TELEFON:`. */
const MAX_LABEL = 30;
const hasLetters = (text: string) => text.toLowerCase() !== text.toUpperCase();

/** The words above a text: the label of numbers, the title of hours. */
type Above = { label: string; title: string };

/** The label that counts for the text after this one: a short text without a figure, also below the first of several numbers. */
function labelAfter({ text }: TextBlock, hints: number, label: string): string {
  if ((hints & Hints.digit) !== 0) return hasLetters(text) ? '' : label;
  return text.length <= MAX_LABEL ? text : '';
}

function addFromText({ text, selector, pieces }: TextBlock, hints: number, { label, title }: Above, add: Add): void {
  if ((hints & (Hints.at | Hints.bracket)) !== 0 || text.includes(' dot '))
    for (const { value, index } of findEmails(text))
      add({ kind: 'email', value, platform: '', selector, snippet: cutSnippet(text, index) });
  if ((hints & Hints.digit) === 0) return;
  if (SEVEN_DIGITS.test(text))
    for (const { value, index } of findPhones(text, hasLetters(text) ? '' : label))
      add({ kind: 'phone', value, platform: '', selector, snippet: cutSnippet(text, index) });
  // The place ends with its line: `10115 Berlin` is not in `Mo`.
  for (const { value, index } of findPostalAddresses(pieces?.join('\n') ?? text))
    add({ kind: 'address', value, platform: '', selector, snippet: cutSnippet(text, index) });
  const hours = findBusinessHours(text, title);
  if (hours) add({ kind: 'hours', value: hours.value, platform: '', selector, snippet: cutSnippet(text, hours.index) });
}

/** Longest line of an address. */
const MAX_ADDRESS_LINE = 80;

/** Addresses whose street and place are two blocks side by side; the element around both is named. */
function addSplitAddresses(blocks: TextBlock[], hints: number[], add: Add): void {
  for (let index = 1; index < blocks.length; index += 1) {
    if (((hints[index - 1] ?? 0) & (hints[index] ?? 0) & Hints.digit) === 0) continue;
    const first = blocks[index - 1];
    const second = blocks[index];
    if (!first || !second || first.text.length > MAX_ADDRESS_LINE || second.text.length > MAX_ADDRESS_LINE) continue;
    const around = first.selector.slice(0, Math.max(0, first.selector.lastIndexOf(' > ')));
    if (around === '' || around !== second.selector.slice(0, Math.max(0, second.selector.lastIndexOf(' > ')))) continue;
    const text = `${first.text} ${second.text}`;
    for (const { value, index: at } of findPostalAddresses(text)) {
      if (at < first.text.length && at + value.length > first.text.length + 1) {
        add({ kind: 'address', value, platform: '', selector: around, snippet: cutSnippet(text) });
      }
    }
  }
}
