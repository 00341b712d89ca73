/** A place on the map. */
export type Place = {
  /** Town or region, for people: `Mainz`. */
  name: string;
  /** Names of the towns and quarters it is in, and its postal code. */
  knownAs: string[];
  latitude: number;
  longitude: number;
  /** Corner to corner, in meters: some 100 for a building, 10,000 for a town, 1,000,000 for a country. */
  extentMeters: number;
};

/** A business as OpenStreetMap's volunteers recorded it: text of unknown people, '' where nothing is recorded. */
export type MappedBusiness = {
  /** `node/240109189`. */
  id: string;
  name: string;
  /** Home page of its website. */
  website: string;
  phone: string;
  /** The chain it belongs to, or the make that it sells. */
  brand: string;
  /** The brand's entry in Wikidata: `Q38076`. */
  brandWikidata: string;
  /** From the point that was asked for. */
  distanceMeters: number;
};

export type PlaceQuery = {
  /** A postal address, a town, a region. */
  text: string;
  /** ISO 3166-1 code in lower case, where the country is known. */
  country?: string | undefined;
};

/** Businesses with one of these tags (`shop=bakery`, several joined with `+` must all be there) around a place. */
export type NearbyQuery = { tags: readonly string[]; around: Place; radiusMeters: number };

/**
 * Client of OpenStreetMap; the only access to it. Responses are kept for 30 days, and no service gets more than one request a second.
 * Both functions throw `AppError` with a sentence: `'cancelled'`, `too-many-requests`, `unavailable`.
 */
export type PlacesClient = {
  /** For people: `OpenStreetMap`. */
  name: string;
  /** Must be shown with what was found (its license, the ODbL, asks for it). */
  attribution: string;
  /** The best match; null when there is none. */
  findPlace(query: PlaceQuery, signal: AbortSignal): Promise<Place | null>;
  /** Named businesses only, nearest first. */
  findNearby(query: NearbyQuery, signal: AbortSignal): Promise<MappedBusiness[]>;
};
