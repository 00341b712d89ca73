import type { Claim } from '#contracts/evidence.ts';
import { matchTerms } from '#lexicon/match-terms.ts';
import { partsWithTerm } from '#lexicon/parts-with-term.ts';
import { foldWords } from '#text/normalize.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { makeClaim, notFound, numbered, type Quote } from '../../evidence.ts';
import { trimPunctuation } from '../../shapes.ts';
import { CONFIDENCE } from '../confidence/claim-confidence.ts';
import { ownContacts } from './own-contacts.ts';

const MAX_PLACES = 5;
const MAX_LENGTH = 120;
/** Declared, a printed postal address, "based in ...", "nationwide". */
const [DECLARED, ADDRESS, STATED, WIDE] = [CONFIDENCE.declared, CONFIDENCE.labeled, CONFIDENCE.stated, CONFIDENCE.usual];

type Place = { text: string; quote: Quote; confidence: number };

/** Where it is and which places it serves: declared and printed addresses, "based in ...", "nationwide". */
export function findGeographies(model: SiteModel): Claim[] {
  const found = new Map<string, { text: string; quotes: Quote[]; confidence: number }>();
  for (const { text, quote, confidence } of [...declaredPlaces(model), ...statedPlaces(model)]) {
    const key = foldWords(text);
    const entry = found.get(key);
    if (entry) entry.quotes.push(quote);
    else if (key !== '' && text.length <= MAX_LENGTH) found.set(key, { text, quotes: [quote], confidence });
  }
  if (found.size === 0)
    return [{ ...notFound('No place named', 'addresses, declared data and "based in" phrases on all pages read'), id: 'place-1' }];
  const claims = [...found.values()].sort((a, b) => b.confidence - a.confidence || b.quotes.length - a.quotes.length);
  return numbered(
    'place',
    withoutParts(claims)
      .slice(0, MAX_PLACES)
      .map(({ text, confidence, quotes }) => makeClaim({ text, kind: 'observed', confidence, quotes, around: text })),
  );
}

/** One postal address is often read twice, with more or less of what is around it: the first of equals is kept. */
function withoutParts<T extends { text: string; confidence: number }>(places: readonly T[]): T[] {
  const isSameAddress = (a: T, b: T) =>
    a.confidence === ADDRESS && b.confidence === ADDRESS && overlaps(foldWords(a.text), foldWords(b.text));
  return places.filter((place, at) => !places.slice(0, at).some((before) => isSameAddress(before, place)));
}

const overlaps = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

function declaredPlaces(model: SiteModel): Place[] {
  return model.declared.flatMap((entity) => {
    const keys = entity.types.includes('PostalAddress') ? ['addressLocality', 'addressRegion', 'addressCountry'] : ['areaServed'];
    return keys.flatMap((key) => declaredText(entity, key) ?? []).map((quote) => ({ text: quote.text, quote, confidence: DECLARED }));
  });
}

function statedPlaces(model: SiteModel): Place[] {
  const known = knownPlaces(model);
  const own = new Set(ownContacts(model.site).map(({ value }) => value.toLowerCase()));
  return model.pages.flatMap(({ page, content }): Place[] => {
    if (page.type === 'article') return [];
    const addresses = page.contacts
      .filter(({ kind, value }) => kind === 'address' && own.has(value.toLowerCase()))
      .map(({ value, selector, snippet }) => ({ text: value, quote: { page, selector, text: snippet || value }, confidence: ADDRESS }));
    if (page.type === 'legal') return addresses;
    const stated = partsWithTerm(content, 'places').flatMap(({ selector, text }) => placesIn({ page, selector, text }, known));
    return [...addresses, ...stated];
  });
}

/** A name of one to four words with capitals, and a second one after a comma. */
const NAME = "\\p{Lu}[\\p{L}.'-]+(?:(?:[ -]| of | am | an der | de | del | la | sur | upon )\\p{Lu}[\\p{L}.'-]+){0,3}";
const PLACE_FOLLOWS = new RegExp(`^:?\\s+(?:the |all of |greater |downtown )?(${NAME}(?:, ${NAME})?)`, 'u');

/** Letters of what a full stop shortens: "St. Gallen". After a longer word it ends the sentence. */
const SHORTENED = 3;

/** A place without the start of the next sentence: "Podgorze. With" is Podgorze. */
function wholePlace(place: string): string {
  const words = place.split(' ');
  const end = words.findIndex((word) => word.endsWith('.') && word.length - 1 > SHORTENED);
  return end < 0 ? place : words.slice(0, end + 1).join(' ');
}

function placesIn(quote: Quote, known: string): Place[] {
  return matchTerms(quote.text, 'places').flatMap(({ group, start, end }): Place[] => {
    if (group === 'wide') return [{ text: quote.text.slice(start, end), quote, confidence: WIDE }];
    const place = trimPunctuation(wholePlace(PLACE_FOLLOWS.exec(quote.text.slice(end))?.[1] ?? ''));
    // "across Editor, Terminal": programs and teams are named so as well.
    const isKnown = group === 'seat' || known.includes(` ${foldWords(place).split(' ')[0] ?? ''} `);
    return place !== '' && isKnown ? [{ text: place, quote, confidence: STATED }] : [];
  });
}

/** What the site says about itself in its heads and postal addresses (compared form): places named loosely must be there too. */
function knownPlaces(model: SiteModel): string {
  const addresses = model.pages.flatMap(({ page }) => page.contacts.filter(({ kind }) => kind === 'address').map(({ value }) => value));
  const declared = model.declared.map(
    (entity) => declaredText(entity, 'addressLocality')?.text ?? declaredText(entity, 'areaServed')?.text ?? '',
  );
  const heads = model.pages.map(({ page }) => [page.title, page.description, ...page.headings.map(({ text }) => text)].join(' '));
  return ` ${foldWords([...addresses, ...declared, ...heads].join(' '))} `;
}
