import type { BusinessProfile } from '#contracts/business.ts';
import { isAppError } from '#contracts/errors.ts';
import type { MappedBusiness, Place, PlacesClient } from '#places/places-client.ts';
import { startsWithCapital } from '#text/characters.ts';
import type { Candidate } from '../candidate.ts';
import { listingSiteKind } from '../listing-sites.ts';
import type { Found } from '../search-candidates.ts';
import { isChain } from './is-chain.ts';
import { isOwnEntry } from './is-own-entry.ts';
import { type LocalTrade, localTradeOf } from './local-trade.ts';
import { isNamedPlace, placeQueries } from './place-queries.ts';

/** Limit for all questions together. */
const TIMEOUT_MS = 20_000;
/** A larger place is a region or a country: its middle is nobody's neighborhood. */
const MAX_PLACE_METERS = 80_000;
/** Searched in turn until there are enough. */
const RADII_METERS = [2_000, 5_000, 15_000];
/** Businesses with a website: some of them do not pass the gate. */
const ENOUGH = 10;
/** At most so many without one are named. */
const MAX_WITHOUT_WEBSITE = 5;

/** `ownUrl`: the analyzed site. `mostMs`: 20 s at most. */
export type LocalSearch = { places: PlacesClient; ownUrl: string; signal: AbortSignal; mostMs?: number };

/**
 * Businesses of the same trade near the analyzed one, from OpenStreetMap: those with a website first, nearest first. Chains and the
 * business itself are left out. Empty without a question where customers are not local or no place is known. What fails or takes too long
 * ends the search with what there is. Throws only when `signal` is aborted.
 */
export async function findLocalCandidates(profile: BusinessProfile, { mostMs = TIMEOUT_MS, ...search }: LocalSearch): Promise<Found> {
  const { places, ownUrl, signal } = search;
  const trade = localTradeOf(profile, ownUrl);
  if (!trade) return { candidates: [], note: '' };
  const deadline = AbortSignal.timeout(Math.min(TIMEOUT_MS, mostMs));
  const limited = { places, signal: AbortSignal.any([signal, deadline]) };
  let nearby: Candidate[] = [];
  let note = '';
  try {
    const place = await findPlace(profile, ownUrl, limited);
    for (const radiusMeters of place ? RADII_METERS : []) {
      const own = { url: ownUrl, profile, trade, place: place as Place };
      const query = { tags: trade.openStreetMap.tags, around: own.place, radiusMeters };
      const businesses = await places.findNearby(query, limited.signal);
      nearby = businesses
        .filter((business) => !isChain(business, trade) && !isOwnEntry(business, own))
        .map((business) => toCandidate(business, { places, trade, place: own.place }));
      if (nearby.filter(({ url }) => url !== '').length >= ENOUGH) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (nearby.length === 0)
      note = deadline.aborted ? `Local competitors were not all looked up: ${places.name} took too long.` : sentenceFor(error, places);
  }
  const [withSite, without] = [nearby.filter(({ url }) => url !== ''), nearby.filter(({ url }) => url === '')];
  return { candidates: [...withSite, ...without.slice(0, MAX_WITHOUT_WEBSITE)], note };
}

/** The first place of the site that the map knows; null when it knows none or only a whole region. */
async function findPlace(
  profile: BusinessProfile,
  ownUrl: string,
  { places, signal }: Pick<LocalSearch, 'places' | 'signal'>,
): Promise<Place | null> {
  for (const query of placeQueries(profile, ownUrl)) {
    const place = await places.findPlace(query, signal);
    if (place && place.extentMeters <= MAX_PLACE_METERS && isNamedPlace(query, place, profile)) return place;
  }
  return null;
}

function toCandidate(
  { id, name, website, distanceMeters }: MappedBusiness,
  { places, trade, place }: { places: PlacesClient; trade: LocalTrade; place: Place },
): Candidate {
  const radius = RADII_METERS.find((meters) => distanceMeters <= meters) ?? Math.ceil(distanceMeters);
  // A page in a social network or a directory is not its website.
  const url = website !== '' && listingSiteKind(website) ? '' : website;
  return {
    name,
    url,
    foundVia: 'openstreetmap',
    reason: `${places.name}: ${lowerFirst(trade.label)} within ${Math.ceil(radius / 1_000)} km of ${place.name}.`,
    evidence: [{ url: `https://www.openstreetmap.org/${id}`, selector: 'name', snippet: name }],
  };
}

/** As in the middle of a sentence; abbreviations stay. */
const lowerFirst = (label: string) =>
  startsWithCapital(label) && startsWithCapital(label.slice(1)) ? label : label.charAt(0).toLowerCase() + label.slice(1);

function sentenceFor(error: unknown, { name }: PlacesClient): string {
  return isAppError(error) ? error.message : `Local competitors were not looked up: ${name} could not be used.`;
}
