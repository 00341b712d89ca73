import type { BusinessProfile } from '#contracts/business.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import type { PlaceQuery } from '#places/places-client.ts';

/** A printed address first, then the place it names: each is a request, and the second one seldom fails. */
const MAX_QUERIES = 2;
/** Longer texts are more than an address. */
const MAX_LENGTH = 120;
/** Country domains that are used everywhere. */
const GENERIC_COUNTRY_DOMAINS = new Set(['ai', 'cc', 'co', 'eu', 'fm', 'gg', 'io', 'ly', 'me', 'sh', 'to', 'tv']);

/** What to ask a map for, best first: where the site says that the business is, not how far it serves ("worldwide"). */
export function placeQueries({ contacts, geographies }: BusinessProfile, ownUrl: string): PlaceQuery[] {
  const addresses = contacts.filter(({ contactKind }) => contactKind === 'address');
  const texts = [...addresses, ...geographies]
    .filter(({ kind, text }) => (kind === 'observed' || kind === 'inferred') && text !== '' && text.length <= MAX_LENGTH)
    .map(({ text }) => text)
    .filter((text) => !servesWidely(text));
  const country = countryOf(ownUrl);
  return [...new Set(texts)].slice(0, MAX_QUERIES).map((text) => ({ text, ...(country ? { country } : {}) }));
}

/** Whether a text says that a business serves a whole country or the world. */
export function servesWidely(text: string): boolean {
  return hasTerm(text, 'places', 'wide');
}

function countryOf(url: string): string | null {
  const top = URL.parse(url)?.hostname.split('.').at(-1) ?? '';
  if (!/^[a-z]{2}$/.test(top) || GENERIC_COUNTRY_DOMAINS.has(top)) return null;
  return top === 'uk' ? 'gb' : top;
}
