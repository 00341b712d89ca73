import { z } from 'zod';
import { readWebsiteUrl } from '#contracts/website-url.ts';
import { distanceMeters } from './distance.ts';
import type { MappedBusiness, NearbyQuery } from './places-client.ts';
import { recordedText } from './recorded-text.ts';

/** Given to the server: it stops a query that takes longer, or more memory. */
const SERVER_LIMITS = '[timeout:25][maxsize:33554432]';
const MAX_ELEMENTS = 300;

const Point = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });
const Element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number().int(),
  tags: z.record(z.string(), z.string()),
  // Nodes have a position, ways and relations a center.
  lat: z.number().optional(),
  lon: z.number().optional(),
  center: Point.optional(),
});
const Response = z.object({ elements: z.array(z.unknown()), remark: z.string().optional() });

/** The URL of a query for named businesses around a point (https://wiki.openstreetmap.org/wiki/Overpass_API/Overpass_QL). */
export function nearbyUrl(baseUrl: string, query: NearbyQuery): string {
  return `${baseUrl}?${new URLSearchParams({ data: nearbyQuery(query) })}`;
}

function nearbyQuery({ tags, around, radiusMeters }: NearbyQuery): string {
  const near = `(around:${radiusMeters},${around.latitude.toFixed(5)},${around.longitude.toFixed(5)})`;
  const conditions = tags.map((tag) => tag.split('+').map(condition).join(''));
  const statements = conditions.map((all) => `nwr${all}["name"]${near};`);
  return `[out:json]${SERVER_LIMITS};(${statements.join('')});out center ${MAX_ELEMENTS};`;
}

function condition(tag: string): string {
  const [key, value] = tag.split('=');
  return `[${JSON.stringify(key)}=${JSON.stringify(value)}]`;
}

/**
 * Reads a response: the named businesses, nearest first. Elements of another shape are left out. Throws when the response has another
 * shape, or is empty because the server gave up (it says so in a remark, with status 200).
 */
export function parseNearby(body: string, { around }: NearbyQuery): MappedBusiness[] {
  const { elements, remark } = Response.parse(JSON.parse(body));
  if (elements.length === 0 && remark) throw new Error(`Overpass gave up: ${remark}`);
  return elements
    .flatMap((element) => toBusiness(element, around))
    .sort((a, b) => a.distanceMeters - b.distanceMeters || (a.id < b.id ? -1 : 1));
}

function toBusiness(value: unknown, around: NearbyQuery['around']): MappedBusiness[] {
  const element = Element.safeParse(value);
  if (!element.success) return [];
  const { type, id, tags, lat, lon, center } = element.data;
  const point = Point.safeParse(center ?? { lat, lon });
  const name = recordedText(tags.name);
  if (!point.success || name === '') return [];
  return [
    {
      id: `${type}/${id}`,
      name,
      website: homePage(tags.website ?? tags['contact:website'] ?? tags.url ?? ''),
      phone: recordedText(tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile']),
      brand: recordedText(tags.brand),
      brandWikidata: recordedText(tags['brand:wikidata']),
      distanceMeters: distanceMeters(around, { latitude: point.data.lat, longitude: point.data.lon }),
    },
  ];
}

/** Several websites are separated by semicolons. */
function homePage(text: string): string {
  const read = readWebsiteUrl(text.split(';')[0] ?? '');
  return read.ok ? `${new URL(read.url).origin}/` : '';
}
