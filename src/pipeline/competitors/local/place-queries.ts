import type { BusinessProfile } from '#contracts/business.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import type { Place, PlaceQuery } from '#places/places-client.ts';
import { hasNumber } from '#text/characters.ts';
import { splitWords } from '#text/segment.ts';

/** A printed address first, then the place it is in: each is a request, and the second one seldom fails. */
const MAX_QUERIES = 2;
/** Longer texts are more than an address. */
const MAX_LENGTH = 120;
/** Country domains that are used everywhere. */
const GENERIC_COUNTRY_DOMAINS = new Set(['ai', 'cc', 'co', 'eu', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'to', 'tv']);

/** What to ask a map for, best first: where the site says that the business is, not how far it serves ("worldwide"). */
export function placeQueries(profile: BusinessProfile, ownUrl: string): PlaceQuery[] {
  const { addresses, places } = placeTexts(profile);
  const country = countryOf(ownUrl);
  return [...new Set([...addresses.slice(0, 1), ...places.filter((text) => !hasNumber(text)), ...places])]
    .slice(0, MAX_QUERIES)
    .map((text) => ({ text, ...(country ? { country } : {}) }));
}

/**
 * Whether a place that the map gave for a text may be meant. Streets of one name are in many towns, and addresses are often read in part:
 * the town or the postal code of an address must be one that the site names.
 */
export function isNamedPlace({ text }: PlaceQuery, place: Place, profile: BusinessProfile): boolean {
  if (!hasNumber(text)) return true;
  const { addresses, places } = placeTexts(profile);
  const named = ` ${splitWords([...addresses, ...places].join(' ')).join(' ')} `;
  return place.knownAs.some((name) => named.includes(` ${splitWords(name).join(' ')} `));
}

/** Whether a text says that a business serves a whole country or the world. */
export function servesWidely(text: string): boolean {
  return hasTerm(text, 'places', 'wide');
}

function placeTexts({ contacts, geographies }: BusinessProfile): { addresses: string[]; places: string[] } {
  const textsOf = (claims: readonly { kind: string; text: string }[]) =>
    claims
      .filter(({ kind, text }) => (kind === 'observed' || kind === 'inferred') && text !== '' && text.length <= MAX_LENGTH)
      .map(({ text }) => text)
      .filter((text) => !servesWidely(text));
  return { addresses: textsOf(contacts.filter(({ contactKind }) => contactKind === 'address')), places: textsOf(geographies) };
}

function countryOf(url: string): string | null {
  const top = URL.parse(url)?.hostname.split('.').at(-1) ?? '';
  if (top.length !== 2 || hasNumber(top) || GENERIC_COUNTRY_DOMAINS.has(top)) return null;
  return top === 'uk' ? 'gb' : top;
}
