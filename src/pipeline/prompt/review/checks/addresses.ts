import { readable } from '#text/address.ts';
import { digitsOf, hasLetter, hasNumber } from '#text/characters.ts';
import { dropStart } from '#text/edges.ts';
import { foldWords } from '#text/normalize.ts';
import { isSamePhone, phoneKey, WRITTEN_PHONE } from '#text/words.ts';
import { siteText } from '../../site-text.ts';
import { cellsIn, isRow } from '../../table-rows.ts';
import { type Draft, promptOf } from '../draft.ts';
import { factTexts } from '../known-texts.ts';
import type { ReviewContext } from '../review-input.ts';
import { addressesIn, codeIn } from './addresses-in.ts';
import type { Check } from './check.ts';

/** A chat on WhatsApp is opened by this and a number with its country code (WhatsApp: "How to use click to chat"). */
const CHAT = 'https://wa.me/';
/** Addresses that every site may have, and that data for search engines name. */
const COMMON = new Set(['/', '/sitemap.xml', '/robots.txt', '/favicon.ico', '/index.html', 'https://schema.org', 'https://schema.org/']);
const isInAddress = (character: string) =>
  hasLetter(character) || hasNumber(character) || (character !== '' && '/_~%&=+?#-'.includes(character));

/** Whether an address is in a text and ends there, in one of its spellings. */
export function isInText(text: string, address: string): boolean {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (!isInAddress(text.charAt(at + address.length))) return true;
  return false;
}

/** Names of the fields that rows of a form's table give: in the cell after the label; what follows are types and values. */
const fieldsIn = (text: string) =>
  text
    .split('\n')
    .filter(isRow)
    .flatMap((row) => codeIn(cellsIn(row)[1] ?? ''));

/** Names that rows for fields of the plan make of their labels: one row for several fields leaves the names to the builder. */
function namesOfLabels(text: string, planned: ReadonlySet<string>): Set<string> {
  const rows = text.split('\n').filter(isRow);
  return new Set(
    rows.flatMap((row) => {
      const [label = ''] = cellsIn(row);
      const words = new Set(foldWords(label).split(' '));
      return planned.has(label) ? codeIn(row).filter((name) => name.split('_').every((part) => words.has(part))) : [];
    }),
  );
}

/** Every web address, path, email address, phone number and field name that a correction writes is on today's site, in the prompt, or the owner's. */
export function createAddressCheck(before: Draft, context: ReviewContext): Check {
  const texts = [...factTexts(context), promptOf(before), before.content];
  const all = texts.join('\n');
  const known = `${all}\n${readable(all)}`.toLowerCase();
  const origin = new URL(context.strategy.site.url).origin.toLowerCase();
  const numbers = texts.flatMap((text) => text.match(WRITTEN_PHONE) ?? []);
  const byKey = Map.groupBy(numbers, (number) => phoneKey(number));
  const contacts = new Set(context.strategy.site.contacts.filter(({ kind }) => kind === 'phone').map(({ value }) => phoneKey(value)));
  const fields = new Set([
    ...codeIn(`${promptOf(before)}\n${before.content}`),
    ...context.outputs.crawl.pages.flatMap(({ forms }) => forms.flatMap((form) => form.fields.map(({ name }) => name ?? ''))),
  ]);
  const registered = new Set([...numbers, ...texts.flatMap((text) => addressesIn(text).registered)].map(digitsOf));
  const { forms } = context.strategy.engineer;
  const planned = new Set(forms.flatMap(({ fields: all }) => all.map(({ label }) => siteText(label))));
  const hasChat = known.includes('whatsapp');
  const isKnownPhone = (phone: string) =>
    byKey.get(phoneKey(phone))?.some((number) => isSamePhone(number, phone)) ?? known.includes(dropStart(phone.toLowerCase(), '('));

  /** A place on a page is known by the page, which opens where it has no such id; what a link hands over to a known page of the site is the builder's. */
  function isKnown(address: string): boolean {
    const lower = address.toLowerCase();
    const path = lower.startsWith(origin) ? lower.slice(origin.length) || '/' : lower;
    if (COMMON.has(path) || isInText(known, path) || isInText(known, readable(path)) || isInText(known, `${origin}${path}`)) return true;
    if (path.startsWith(CHAT)) return hasChat && isKnownPhone(`+${path.slice(CHAT.length)}`);
    const query = path.indexOf('?');
    if (query > 0 && path.startsWith('/')) return isKnown(path.slice(0, query));
    const at = path.indexOf('#');
    return at > 0 && path.startsWith('/') && isKnown(path.slice(0, at));
  }

  /** Paths of files may have spaces: then the text goes on with the rest of a known one. */
  const isKnownPath = (path: string, text: string) =>
    isKnown(path) || [...spaced].some((whole) => whole.startsWith(path) && text.includes(whole));
  const spaced = new Set(
    context.outputs.crawl.pages
      .flatMap(({ links }) => links.map(({ href }) => readable(URL.parse(href)?.pathname ?? '')))
      .filter((path) => path.includes(' ')),
  );

  return ({ correction: { kind, part, find, replace } }) => {
    const old = addressesIn(find);
    const { web, paths, emails, phones, registered: ids, dotted } = addressesIn(replace);
    const address = web.find((url) => !isKnown(url)) ?? paths.find((path) => !isKnownPath(path, replace));
    if (address) return `Neither the site nor the prompt has the address ${address}.`;
    const email = emails.find((entry) => !known.includes(entry.toLowerCase()));
    if (email) return `Neither the site nor the prompt has the email address ${email}.`;
    const host = dotted.find((name) => !known.includes(name.toLowerCase()));
    if (host) return `Neither the site nor the prompt names ${host}.`;
    const own = namesOfLabels(replace, planned);
    const asksForMore = forms.some(
      (form) => form.decision !== 'keep' && form.decision !== 'drop' && part?.includes(`\`${siteText(form.path)}\``),
    );
    // A form that is replaced may ask for what the trade needs to answer.
    const asked = new Set(asksForMore ? fieldsIn(replace) : []);
    const isNew = (name: string) => !own.has(name) && !asked.has(name);
    const field =
      codeIn(replace).find((name) => isNew(name) && !known.includes(name.toLowerCase())) ??
      fieldsIn(replace).find((name) => isNew(name) && !fields.has(name));
    if (field) return `Today's forms have no field "${field}".`;
    const phone = phones.find((number) => !isKnownPhone(number)) ?? ids.find((number) => !registered.has(digitsOf(number)));
    if (phone) return `Neither the site nor the prompt has the number ${phone}.`;
    const digits = digitsOf(replace);
    // Data for search engines may name another phone of the business.
    const isOwnPhone = find.includes('"telephone"') && phones.every((number) => contacts.has(phoneKey(number)));
    const isSwapped =
      kind !== 'rewritten' &&
      !isOwnPhone &&
      old.phones.some((number) => !digits.includes(phoneKey(number))) &&
      phones.some((number) => !digitsOf(find).includes(phoneKey(number)));
    return isSwapped ? 'It puts another phone number in the place of one.' : '';
  };
}
