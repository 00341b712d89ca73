import { hasTerm, matchTerms } from '#lexicon/match-terms.ts';
import { digitsOf } from '#text/characters.ts';
import { foldWords } from '#text/normalize.ts';
import { splitWords } from '#text/segment.ts';
import { declaredText } from '../../../site-model/declared-entities.ts';
import type { SiteModel } from '../../../site-model/site-model.ts';
import { namedPeople } from '../facts/named-people.ts';
import { cuesIn } from '../industry/keyword-index.ts';
import { nameKey } from '../name/name-parts.ts';
import type { OfferCandidate } from './offer-candidate.ts';

/**
 * Returns a test for names that are right for something other than an offer: a person of the team or a client who is quoted, a place
 * of the business, the business itself, a job, or a heading made of general words ("Other services").
 */
export function namesSomethingElse(model: SiteModel, businessName: string): (candidate: OfferCandidate) => boolean {
  const people = new Set([...namedPeople(model).map(({ name }) => name), ...quotedPeople(model)].map(foldWords));
  const places = new Set(placesOf(model).map(foldWords));
  const own = ` ${foldWords(businessName)} `;
  const initials = splitWords(businessName)
    .map((word) => word.charAt(0))
    .join('');
  const key = nameKey(businessName);
  const isOwn = (name: string) =>
    nameKey(name) === key ||
    (own.trim().includes(' ') && ` ${foldWords(name)} `.includes(own)) ||
    (initials.length > 2 && foldWords(name) === initials);
  const named = [...people].filter((person) => person.includes(' '));
  return ({ name, source, price }) =>
    people.has(foldWords(name)) ||
    (price === '' && !isKindOfService(name) && named.some((person) => ` ${foldWords(name)} `.includes(` ${person} `))) ||
    (source !== 'structured data' && isModelCode(name)) ||
    places.has(foldWords(name)) ||
    isGeneral(name) ||
    (source !== 'named product' && source !== 'structured data' && isOwn(name)) ||
    hasTerm(name, 'offer-labels', 'role');
}

const isKindOfService = (name: string): boolean => hasTerm(name, 'service-nouns') || cuesIn(name).size > 0;

/** Shortest word that says what something is, and fewest parts of a code: car and aircraft models have short names, too. */
const [MIN_WORD, MIN_CODES] = [4, 2];

/** Whether a name is little more than the code of a model, which tells visitors nothing: "ZWB 25/28-1 A", "PUHZ-SW50VKA + ERST20D-VM2C-S". */
function isModelCode(name: string): boolean {
  const parts = splitWords(name);
  const words = parts.filter((part) => part.length >= MIN_WORD && digitsOf(part) === '');
  const codes = parts.filter((part) => digitsOf(part) !== '');
  return codes.length >= MIN_CODES
    ? words.length <= 1 && words.length < codes.length
    : codes.length === 1 && words.length === 0 && parts.length >= 3;
}

/** Who is quoted: the authors of quotations in the markup and of declared reviews. */
function quotedPeople({ pages, declared }: SiteModel): string[] {
  const authors = pages.flatMap(({ page }) => page.quotes.flatMap(({ author }) => author?.split(',')[0] ?? []));
  const persons = declared.filter(({ types }) => types.includes('Person')).flatMap((entity) => declaredText(entity, 'name')?.text ?? []);
  return [...authors, ...persons];
}

/** The towns of declared and printed addresses: "79111 Freiburg" names Freiburg. */
function placesOf({ pages, declared }: SiteModel): string[] {
  const localities = declared.flatMap((entity) => declaredText(entity, 'addressLocality')?.text ?? []);
  const printed = pages.flatMap(({ page }) =>
    page.contacts.filter(({ kind }) => kind === 'address').flatMap(({ value }) => townsIn(value)),
  );
  return [...localities, ...printed];
}

/** The parts of an address that hold a town: what follows a postal code, and lines without a number. */
function townsIn(address: string): string[] {
  return address.split(',').flatMap((part) => {
    const words = part.trim().split(' ');
    const code = words.findIndex((word) => word.length >= 4 && !Number.isNaN(Number(word)));
    return code >= 0 ? [words.slice(code + 1).join(' ')] : digitsOf(part) === '' ? [part.trim()] : [];
  });
}

/** Whether every word is one that headings are made of: "Services include", "Other services", "Unsere Leistungen". */
function isGeneral(name: string): boolean {
  const words = splitWords(name);
  const general = new Set(
    [...matchTerms(name, 'offer-labels', 'general'), ...matchTerms(name, 'section-headings', 'features')].flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, step) => from + step),
    ),
  );
  return words.length > 0 && general.size >= words.length;
}
