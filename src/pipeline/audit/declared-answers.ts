import type { Page } from '#contracts/page.ts';
import { letterRuns, withoutAccents } from '#text/characters.ts';
import { PHONE_DIGITS, phoneKey } from '#text/words.ts';
import { type DeclaredEntity, declaredText, isBusinessEntity } from '../site-model/declared-entities.ts';
import type { Case } from './define-audit.ts';
import { ifSeen, isReadByVisitors, visible } from './evidence.ts';

/** What visitors read on the pages of a site, in the form in which it is compared. */
export type ShownAnswers = { phones: Set<string>; phone: string; times: Set<string>; hours: string; letters: string };

/** Collects what the pages show: phone numbers, opening and closing times, and the letters of the home page. */
export function shownAnswers(pages: Page[], home: Page | undefined): ShownAnswers {
  const shown: ShownAnswers = {
    phones: new Set(),
    phone: '',
    times: new Set(),
    hours: '',
    letters: home && !ifSeen(home).unchecked ? homeLetters(home) : '',
  };
  for (const { contacts } of pages) {
    for (const { kind, value } of contacts.filter(({ selector }) => isReadByVisitors(selector))) {
      if (kind === 'phone') shown.phones.add(phoneKey(value));
      if (kind === 'phone') shown.phone ||= value;
      if (kind === 'hours') for (const time of shownTimes(value)) shown.times.add(time);
      if (kind === 'hours') shown.hours ||= value;
    }
  }
  return shown;
}

/** Statements of a page's structured data that what visitors read contradicts. Nothing is said where visitors read nothing on the matter. */
export function contradictedCases(page: Page, entities: DeclaredEntity[], shown: ShownAnswers): Case[] {
  const businesses = entities.filter(isBusinessEntity);
  return [
    ...priceCases(page, entities),
    ...businesses.flatMap((business) => phoneCases(business, shown)),
    ...(page.type === 'home' ? businesses.flatMap((business) => nameCases(business, shown)) : []),
    ...(businesses.length === 1 ? hoursCases(entities, shown) : []),
  ];
}

/** More different prices on a page are those of other offers. */
const MAX_PRICES = 2;

/** The one declared price of a page that shows one or two prices and none of them is it. */
function priceCases(page: Page, entities: DeclaredEntity[]): Case[] {
  const offers = entities.filter(({ types }) => types.includes('Offer'));
  const declared = new Set(offers.map((offer) => Number(declaredText(offer, 'price')?.text ?? Number.NaN)));
  const amounts = new Set(page.prices.flatMap(({ amount }) => amount ?? []));
  const [price = Number.NaN] = declared;
  const [offer] = offers;
  if (!offer || declared.size !== 1 || !(price > 0) || amounts.size === 0 || amounts.size > MAX_PRICES) return [];
  // A price in another currency says nothing of this one.
  const currency = declaredText(offer, 'priceCurrency')?.text ?? null;
  const isOther = page.prices.some((shown) => shown.amount === null || (currency && shown.currency && shown.currency !== currency));
  if (isOther || [...amounts].some((amount) => Math.abs(amount - price) < 0.005)) return [];
  return [{ selector: offer.selector, snippet: `price ${price}${currency ? ` ${currency}` : ''}; the page shows ${page.prices[0]?.text}` }];
}

function phoneCases(business: DeclaredEntity, { phones, phone }: ShownAnswers): Case[] {
  const declared = declaredText(business, 'telephone')?.text ?? '';
  const key = phoneKey(declared);
  if (key.length < PHONE_DIGITS || phones.size === 0 || phones.has(key)) return [];
  return [{ selector: business.selector, snippet: `telephone ${declared}; the pages show ${phone}` }];
}

/** A declared name of which the home page shows not a single word, however it is joined or accented. */
function nameCases(business: DeclaredEntity, { letters }: ShownAnswers): Case[] {
  const name = declaredText(business, 'name')?.text ?? '';
  const parts = wordsOf(name);
  if (parts.length === 0 || letters === '' || parts.some((part) => letters.includes(part))) return [];
  return [{ selector: business.selector, snippet: `name ${name}; the home page does not show it` }];
}

/** Declared hours of which not a single time is among those that visitors read. */
function hoursCases(entities: DeclaredEntity[], { times, hours }: ShownAnswers): Case[] {
  const texts = entities.flatMap((entity) => {
    const found = ['openingHours', 'opens', 'closes'].map((name) => declaredText(entity, name)?.text ?? '').filter(Boolean);
    return found.map((text) => ({ text, selector: entity.selector }));
  });
  const declared = texts.flatMap(({ text }) => [...text.matchAll(CLOCK_TIME)].map(([, hour, minute]) => `${Number(hour)}:${minute}`));
  const [first] = texts;
  if (!first || times.size === 0 || declared.length === 0 || declared.some((time) => times.has(time) || ALL_DAY.has(time))) return [];
  return [{ selector: first.selector, snippet: `hours ${first.text}; the pages show ${hours}` }];
}

const CLOCK_TIME = /\b(\d{1,2}):(\d\d)/g;
/** Times that mean "all day" or "closed". */
const ALL_DAY = new Set(['0:00', '24:00', '23:59']);

/** Times in visible hours; where morning or afternoon is not said, as both. */
function* shownTimes(text: string): Generator<string> {
  for (const [, hour = '', minute = '00'] of text.matchAll(/(\d{1,2})(?:\s?[:.h]\s?(\d\d))?/g)) {
    yield `${Number(hour)}:${minute}`;
    yield `${(Number(hour) + 12) % 24}:${minute}`;
  }
}

function wordsOf(text: string): string[] {
  return letterRuns(withoutAccents(text).toLowerCase()).filter((word) => word.length >= 3);
}

/** All by which the home page may show the name: texts, title, address and names of images. */
function homeLetters({ title, url, meta, blocks, images }: Page): string {
  const alts = visible(images).map(({ alt }) => alt ?? '');
  return wordsOf([title, url, meta['og:site_name'], ...blocks.map(({ text }) => text), ...alts].join(' ')).join('');
}
