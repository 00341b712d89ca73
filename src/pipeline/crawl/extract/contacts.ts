import { foldText } from '#contracts/evidence.ts';
import type { PageContact, PageLink, PageResource, StructuredData, TextBlock } from '#contracts/page.ts';
import { attribute, elementsFrom } from './dom.ts';
import { decodeProtectedEmail, emailsIn } from './email-addresses.ts';
import type { FactReader } from './fact-reader.ts';
import type { Frame } from './frame.ts';
import { openingHoursIn } from './opening-hours.ts';
import { phoneKey, phonesIn } from './phone-numbers.ts';
import { addressesIn, addressOfData } from './postal-addresses.ts';
import { CHAT_SERVICES, isMapEmbed } from './providers.ts';
import { Signs } from './scan-text.ts';
import { snippetAround, snippetOf } from './snippet.ts';
import { socialProfileOf } from './social-profiles.ts';

const MAX_CONTACTS = 200;

const SEVEN_DIGITS = /(?:\d[^\d]{0,4}){7}/;

type Sources = { blocks: TextBlock[]; signs: number[]; links: PageLink[]; resources: PageResource[]; structuredData: StructuredData[] };
type Add = (contact: PageContact) => void;

/** Ways to reach the business that the page shows, each once; at most 200. */
export function readContacts(reader: FactReader, { blocks, signs, links, resources, structuredData }: Sources): PageContact[] {
  const contacts: PageContact[] = [];
  const seen = new Set<string>();
  const add: Add = (contact) => {
    const plain = contact.value.toLowerCase();
    const key = `${contact.kind}|${contact.kind === 'phone' ? phoneKey(plain) : contact.kind === 'address' ? plain.replace(/[^\p{L}\p{N}]/gu, '') : plain}`;
    if (contact.value === '' || seen.has(key) || contacts.length >= MAX_CONTACTS) return;
    seen.add(key);
    contacts.push(contact);
  };
  for (const link of links) if (!link.hidden) addFromLink(link, add);
  addFromElements(reader, add);
  const texts = new Set<string>();
  for (const [index, block] of blocks.entries()) {
    const found = signs[index] ?? 0;
    // Without one of these signs only an address spelled in words can be in there.
    if (found === 0 && !block.text.includes(' dot ')) continue;
    // A text that stands here twice has nothing new to say.
    if (!texts.has(block.text)) addFromText(block, found, add);
    texts.add(block.text);
  }
  addSplitAddresses(blocks, signs, add);
  for (const { kind, url, selector } of resources) {
    if (url === '') continue;
    if (kind === 'iframe' && isMapEmbed(url)) add({ kind: 'map', value: url, platform: '', selector, snippet: snippetOf(url) });
    const chat = kind === 'script' || kind === 'iframe' ? CHAT_SERVICES.find((service) => service.pattern.test(url)) : undefined;
    if (chat) add({ kind: 'chat', value: url, platform: chat.name.toLowerCase(), selector, snippet: snippetOf(url) });
  }
  for (const { data, selector } of structuredData) {
    for (const address of addressOfData(data))
      add({ kind: 'address', value: address, platform: '', selector, snippet: snippetOf(address) });
  }
  return contacts;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).toWellFormed().replaceAll('\u0000', '');
  } catch {
    return text;
  }
}

function addFromLink({ href, text, selector, internal }: PageLink, add: Add): void {
  if (internal) return;
  const common = { platform: '', selector, snippet: snippetOf(text || href) };
  if (/^mailto:/i.test(href)) {
    const address = foldText(decoded(href.slice(7).split('?')[0] ?? '').split(',')[0] ?? '').replace(/^[\s:/]+/, '');
    if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) add({ ...common, kind: 'email', value: address });
  } else if (/^(?:tel|callto|sms):/i.test(href)) {
    const number = foldText(decoded(href.replace(/^[a-z]+:(?:\/\/)?/i, '').split(/[;?]/)[0] ?? ''));
    if (/\d.*\d.*\d/.test(number)) add({ ...common, kind: 'phone', value: number });
  } else if (/^https?:/.test(href)) {
    const hidden = /\/cdn-cgi\/l\/email-protection/.test(href);
    const profile = hidden ? null : socialProfileOf(href);
    if (profile) add({ ...common, kind: profile.chat ? 'chat' : 'social', value: href, platform: profile.platform });
    else if (isMapEmbed(href)) add({ ...common, kind: 'map', value: href });
  }
}

/** The code of a protected address where a `span` in the link keeps it. */
function spanCode(element: Frame): string | null {
  const [first] = elementsFrom(element.first);
  return first ? attribute(first, 'data-cfemail') : null;
}

function addFromElements(reader: FactReader, add: Add): void {
  for (const frame of reader.visit.links) {
    const href = attribute(frame, 'href') ?? '';
    if (!href.includes('email-protection')) continue;
    const raw = attribute(frame, 'data-cfemail') ?? /#([0-9a-f]+)$/i.exec(href)?.[1] ?? spanCode(frame);
    const email = raw ? decodeProtectedEmail(raw) : null;
    if (email && !frame.hidden)
      add({ kind: 'email', value: email, platform: '', selector: reader.selectorOf(frame), snippet: snippetOf(reader.textOf(frame)) });
  }
  for (const frame of reader.visit.addresses) {
    const text = frame.hidden ? '' : reader.textOf(frame);
    // An address element may also hold an e-mail address or a line about an author.
    if (/\d/.test(text) && text.length >= 12 && text.length <= 300 && /\p{L}{3}/u.test(text)) {
      const [postal] = addressesIn(text);
      const value = postal?.value ?? text;
      add({ kind: 'address', value, platform: '', selector: reader.selectorOf(frame), snippet: snippetOf(text) });
    }
  }
}

function addFromText({ text, selector }: TextBlock, signs: number, add: Add): void {
  if ((signs & (Signs.at | Signs.bracket)) !== 0 || text.includes(' dot '))
    for (const { value, index } of emailsIn(text))
      add({ kind: 'email', value, platform: '', selector, snippet: snippetAround(text, index) });
  if ((signs & Signs.digit) === 0) return;
  if (SEVEN_DIGITS.test(text))
    for (const { value, index } of phonesIn(text))
      add({ kind: 'phone', value, platform: '', selector, snippet: snippetAround(text, index) });
  for (const { value, index } of addressesIn(text))
    add({ kind: 'address', value, platform: '', selector, snippet: snippetAround(text, index) });
  const hours = openingHoursIn(text);
  if (hours) add({ kind: 'hours', value: hours.value, platform: '', selector, snippet: snippetAround(text, hours.index) });
}

/** Longest line of an address. */
const MAX_ADDRESS_LINE = 80;

/** Addresses whose street and place are two blocks side by side; the element around both is named. */
function addSplitAddresses(blocks: TextBlock[], signs: number[], add: Add): void {
  for (let index = 1; index < blocks.length; index += 1) {
    if (((signs[index - 1] ?? 0) & (signs[index] ?? 0) & Signs.digit) === 0) continue;
    const first = blocks[index - 1];
    const second = blocks[index];
    if (!first || !second || first.text.length > MAX_ADDRESS_LINE || second.text.length > MAX_ADDRESS_LINE) continue;
    const around = first.selector.slice(0, Math.max(0, first.selector.lastIndexOf(' > ')));
    if (around === '' || around !== second.selector.slice(0, Math.max(0, second.selector.lastIndexOf(' > ')))) continue;
    const text = `${first.text} ${second.text}`;
    for (const { value, index: at } of addressesIn(text)) {
      if (at < first.text.length && at + value.length > first.text.length + 1) {
        add({ kind: 'address', value, platform: '', selector: around, snippet: snippetOf(text) });
      }
    }
  }
}
