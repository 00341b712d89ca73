import type { Strategy } from '#contracts/strategy.ts';
import { fileTypeOf, TEXT_FILES, withoutContactScheme } from '#text/address.ts';
import { dialed, hasLetter } from '#text/characters.ts';
import { printedNumber, withoutTrunkZero } from '#text/dialed-number.ts';
import { listed } from '#text/list.ts';
import { once, oncePerObject } from '#text/memoize.ts';
import { withSpaces } from '#text/segment.ts';
import { shorten } from '#text/truncate.ts';
import { comparable, distinctBy, lettersOf, phoneKey, significantWords } from '#text/words.ts';
import { isCallToAction } from '../../strategy/claims/sentence-classifiers.ts';
import { ONLY_HEADING } from '../../strategy/elevate/proof.ts';
import { contactLabels } from '../../strategy/engineer/contact-labels.ts';
import { disputedPrices } from '../copy/disputed-prices.ts';
import { leftOutTexts } from '../copy/leave-out.ts';
import { createSaidTexts } from '../copy/said-texts.ts';
import { isWritten } from '../is-written.ts';
import type { PromptContext } from '../prompt-context.ts';
import { quoted, sentence, siteText } from '../site-text.ts';
import { decisions } from './opening.ts';

/** `Name (what it is, where)`. */
export function identity({ name, industry, place }: PromptContext): string {
  const about = [industry.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()), place].filter(Boolean).join(', ');
  if (about === '') return name;
  return about.includes('(') ? `${name}: ${about}` : `${name} (${about})`;
}

/** The business's stated purpose; '' where it is a call to action, or where headline, subhead, a difference or the copy in `shown` already say it. */
export function purposeText({ strategy, purpose }: PromptContext, shown = ''): string {
  const { craft, xFactor } = strategy;
  const said = createSaidTexts();
  for (const text of [shown, craft.headline.text, craft.subhead.text, ...xFactor.differences.map((entry) => entry.text)]) said.add(text);
  return isCallToAction(purpose) || said.has(purpose) || leftOutTexts(strategy)(purpose) ? '' : sentence(purpose);
}

/** Hours with the space between day and time that a page may lack: `Mardi9h–19h`. */
export const hoursText = (text: string): string => withSpaces(siteText(text)).replace(/(?<=\p{L}{4})(?=\p{N})/gu, ' ');

/** Share of the words of an offer's name from which on a page of the plan is about it. Set by hand. */
const ABOUT_OFFER = 0.75;

/** Every number that a button or an entry of the plan dials with its country code. */
const dialedNumbers = oncePerObject(({ craft, engineer }: Strategy): string[] => {
  const text = JSON.stringify([craft.goal, craft.pages.map(({ sections }) => sections), engineer.navigation]);
  return [...new Set(text.match(/(?<=tel:)\+\p{N}+/gu) ?? [])];
});

/** A number as a link dials it: with its country code where the plan has it. */
const dialedAs = (text: string, strategy: Strategy): string =>
  dialedNumbers(strategy).find((number) => phoneKey(number) === phoneKey(text)) ?? dialed(withoutTrunkZero(text));

/** Pages on which a contact detail is that of the whole business. */
const OWN_PAGES = new Set(['home', 'contact', 'legal', 'about']);

/** What hours are those of, as ` (Open consultation)`, or the page that alone gives them, ` (on /restaurant)`; '' for the business's own. */
export function partOf({ kind, label, evidence }: Strategy['site']['contacts'][number], { engineer }: Strategy): string {
  if (label !== undefined) return ` (${siteText(label)})`;
  const page = kind === 'hours' ? engineer.pagePlan.find(({ url }) => url === evidence[0]?.url) : undefined;
  return page && !OWN_PAGES.has(page.type) ? ` (on ${siteText(page.path)})` : '';
}

/** The value as the site writes it, with the link that opens it: `06131 1234 (tel:+4961311234)`. */
function contactText({ kind, value, evidence }: Strategy['site']['contacts'][number], strategy: Strategy): string {
  const text = siteText(value);
  if (kind === 'email') return `${text} (mailto:${text})`;
  if (kind === 'hours') return hoursText(text);
  if (kind !== 'phone') return text;
  const printed = printedNumber(
    evidence.map(({ snippet }) => siteText(snippet)),
    text,
  );
  return `${printed} (tel:${dialedAs(text, strategy)})`;
}

/** The contacts of the site, each once, without those that are left out or wait for a decision. */
export function shownContacts(strategy: Strategy): Strategy['site']['contacts'] {
  const isLeftOut = leftOutTexts(strategy);
  const shown = strategy.site.contacts.filter(
    (contact) => siteText(contact.value) !== '' && !isLeftOut(contact.value) && !isLeftOut(contactText(contact, strategy)),
  );
  const distinct = distinctBy(shown, ({ kind, value }) => `${kind} ${kind === 'phone' ? phoneKey(value) : lettersOf(value)}`);
  // Hours that another line says with a word more are the same.
  const isPart = (value: string) =>
    distinct.some((other) => other.kind === 'hours' && other.value !== value && lettersOf(other.value).includes(lettersOf(value)));
  return distinct.filter(({ kind, value }) => kind !== 'hours' || !isPart(value));
}

/** A profile of a person, next to which a company has one of its own. */
const PERSON = /linkedin\.[a-z]+\/in\//u;

/** Whose each of several numbers or emails is, where the copy says it: ` (Box office)`. */
function namesOfContacts(
  contacts: Strategy['site']['contacts'],
  { craft }: Strategy,
): (contact: Strategy['site']['contacts'][number]) => string {
  const entries = craft.pages.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
  const names = new Map(
    ['phone', 'email'].flatMap((kind) => {
      const values = contacts.filter((contact) => contact.kind === kind).map(({ value }) => value);
      return contactLabels(values, entries).map((label, at) => [values[at] ?? '', siteText(label)] as const);
    }),
  );
  return ({ value }) => (names.get(value) ? ` (${names.get(value)})` : '');
}

/** Contact details and social profiles as `kind: value`; of a kind that the owner has to decide on, only the first; none that is left out. */
export function contactLines(context: PromptContext): string[] {
  const { site } = context.strategy;
  const asked = decisions(context);
  const isAsked = (kind: string, value: string) =>
    asked.some(({ id, question }) => id === `which-${kind}` && question.includes(siteText(value)));
  const all = shownContacts(context.strategy);
  const isFirst = (kind: string, at: number) => all.findIndex((contact) => contact.kind === kind) === at;
  const shown = all.filter(({ kind, value }, at) => isFirst(kind, at) || !isAsked(kind, value));
  const { strategy } = context;
  const nameOf = namesOfContacts(shown, strategy);
  const contacts = shown.map(
    (contact) => `${contact.kind}${nameOf(contact) || partOf(contact, strategy)}: ${contactText(contact, strategy)}`,
  );
  const hasCompany = site.social.some(({ url }) => url.includes('/company/'));
  const owner = (url: string) => (hasCompany && PERSON.test(url) ? ' of a person' : '');
  return [...contacts, ...site.social.map(({ platform, url }) => `${platform}${owner(url)}: ${siteText(url)}`)];
}

/** Offers as the site names them: `name (price)`, and the description, '' where it adds nothing. */
function offers({ strategy }: PromptContext): { name: string; description: string }[] {
  const isLeftOut = leftOutTexts(strategy);
  return strategy.site.offers
    .map((offer) => ({ name: siteText(offer.name), price: siteText(offer.price), description: siteText(offer.description) }))
    .filter(({ name }) => name !== '' && !isLeftOut(name))
    .map(({ name, price, description }) => ({
      name: price === '' || name.includes(price) ? name : `${name} (${price})`,
      description: description === name ? '' : description,
    }));
}

/** Offers as `name (price)`. */
export function offerNames(context: PromptContext): string[] {
  return offers(context).map(({ name }) => name);
}

/** Whether the copy has an entry for an offer, `"Name: ...`, and its price somewhere. */
function isEntryOf(name: string, shown: string): boolean {
  const at = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  const [bare, price] = at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 2, -1)];
  return shown.includes(`"${bare}: `) && shown.includes(price);
}

/** The words of the address, title and label of each page of the plan that stays, but the home page. */
const wordsOfPages = oncePerObject(({ engineer }: Strategy): ReadonlySet<string>[] =>
  engineer.pagePlan
    .filter(({ decision, path }) => decision === 'keep' && path !== '/')
    .map(({ path, title, label = '' }) => new Set(significantWords(`${path.replaceAll('-', ' ')} ${title} ${label}`))),
);

/** Offers as `name (price): description`, without those that the copy in `shown` gives already. */
export function offerLines(context: PromptContext, shown = ''): string[] {
  const { strategy } = context;
  if (isWritten(strategy)) return [];
  const isDisputed = disputedPrices(strategy);
  // What a page of the plan is about is there, in its own words.
  const hasPage = (line: string) => {
    const words = significantWords(line.split(': ')[0] ?? '');
    return (
      words.length > 0 && wordsOfPages(strategy).some((page) => words.filter((word) => page.has(word)).length >= ABOUT_OFFER * words.length)
    );
  };
  const lines = offers(context)
    .filter(({ name }) => !isEntryOf(name, shown))
    .map(({ name, description }) => `${name}${description && `: ${description}`}`)
    .filter((line) => !shown.includes(line) && !isDisputed(line) && !hasPage(line));
  if (lines.length === 0) return [];
  const said = createSaidTexts();
  said.add(shown);
  return lines.filter((line) => !said.has(line));
}

/** Differences from competitors that the copy in `shown` does not say, with the competitors that lack them. */
export function differenceLines({ strategy }: PromptContext, shown = ''): string[] {
  const said = createSaidTexts();
  for (const text of [shown, strategy.craft.headline.text, strategy.craft.subhead.text]) said.add(text);
  return strategy.xFactor.differences
    .filter(({ text }) => !said.has(text))
    .map(({ text, competitors }) => ({ text: siteText(text), competitors: competitors.map(siteText).filter(Boolean) }))
    .filter(({ text }) => text !== '')
    .map(({ text, competitors }) => `${text}${competitors.length > 0 ? ` (not shown by ${listed(competitors.slice(0, 3))})` : ''}`);
}

/**
 * Proof to use, word for word: `kind: "words", author (from /page)`, without what the copy in `shown` gives already; none where a strategist
 * wrote the copy, which is complete.
 */
export function proofLines({ strategy }: PromptContext, shown = ''): string[] {
  if (isWritten(strategy)) return [];
  const isLeftOut = leftOutTexts(strategy);
  const given = once(() => comparable(shown));
  const isGiven = (text: string) => given().includes(comparable(siteText(text)));
  return strategy.elevate.proof
    .filter(({ decision, text }) => decision === 'use' && quoted(text) !== '' && !isLeftOut(text) && !isGiven(text))
    .map(({ trustKind, text, author, page }) => {
      const by = siteText(author) === '' ? '' : `, ${siteText(author)}`;
      const from = siteText(page) === '' ? '' : ` (from ${siteText(page)})`;
      return `${trustKind.replaceAll('-', ' ')}: ${quoted(text)}${by}${from}`;
    });
}

/** Longest words of a proof that is not used; the reason matters, not the words. */
const DROPPED_LENGTH = 120;

/** Proof that is not used, by reason; none where a strategist wrote the copy, which is complete. */
export function droppedProofLines({ strategy }: PromptContext): string[] {
  if (isWritten(strategy)) return [];
  const isLeftOut = leftOutTexts(strategy);
  const dropped = strategy.elevate.proof.filter(
    (proof) =>
      proof.decision === 'drop' &&
      proof.reason !== ONLY_HEADING &&
      hasLetter(proof.text) &&
      quoted(proof.text) !== '' &&
      !isLeftOut(proof.text),
  );
  return [...Map.groupBy(dropped, ({ reason }) => sentence(siteText(reason)))].map(
    ([reason, group]) => `${listed(group.map(({ text }) => quoted(shorten(siteText(text), DROPPED_LENGTH))))}. ${reason}`,
  );
}

/** Path, URL, phone number or email address that the primary call to action opens. */
export function goalValue({ craft }: Strategy): string {
  return siteText(withoutContactScheme(craft.goal.target));
}

/** What the primary call to action opens, in words a builder understands. */
export function goalTarget({ strategy }: PromptContext): string {
  const value = goalValue(strategy);
  const { targetKind } = strategy.craft.goal;
  if (targetKind === 'phone') return `a call to ${value}`;
  if (targetKind === 'email') return `an email to ${value}`;
  if (targetKind === 'form') return `the form on ${value}`;
  if (targetKind === 'external') return value;
  return TEXT_FILES.has(fileTypeOf(value)) ? `the document ${value}` : `the page ${value}`;
}
