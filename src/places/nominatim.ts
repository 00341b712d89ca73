import { z } from 'zod';
import { distanceMeters } from './distance.ts';
import type { Place, PlaceQuery } from './places-client.ts';
import { recordedText } from './recorded-text.ts';

/** Parts of a postal address that name a place for people, the town first. */
const TOWN_KEYS = ['city', 'town', 'village', 'municipality', 'hamlet', 'suburb'];

const coordinate = z.coerce.number().min(-180).max(180);
const Result = z.object({
  lat: coordinate,
  lon: coordinate,
  name: z.string().nullish(),
  display_name: z.string(),
  /** South, north, west, east. */
  boundingbox: z.tuple([coordinate, coordinate, coordinate, coordinate]),
  address: z.record(z.string(), z.string()).optional(),
});

/** The URL of a free-form search for one place (https://nominatim.org/release-docs/latest/api/Search/). */
export function placeUrl(baseUrl: string, { text, country }: PlaceQuery): string {
  const parameters = new URLSearchParams({ q: text, format: 'jsonv2', limit: '1', addressdetails: '1' });
  if (country) parameters.set('countrycodes', country);
  return `${baseUrl}/search?${parameters}`;
}

/** Reads the best match of a response in the format jsonv2; null when there is none. Throws when it has another shape. */
export function parsePlace(body: string): Place | null {
  const [result] = z.array(z.unknown()).parse(JSON.parse(body));
  if (result === undefined) return null;
  const { lat, lon, name, display_name, boundingbox, address = {} } = Result.parse(result);
  const [south, north, west, east] = boundingbox;
  const towns = TOWN_KEYS.flatMap((key) => address[key] ?? []).filter((town) => town !== '');
  return {
    name: recordedText(towns[0] || name || display_name.split(',')[0]),
    knownAs: [...towns, address.postcode ?? ''].filter((text) => text !== '').map(recordedText),
    latitude: lat,
    longitude: lon,
    extentMeters: distanceMeters({ latitude: south, longitude: west }, { latitude: north, longitude: east }),
  };
}
