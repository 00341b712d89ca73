import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { isAppError } from '#contracts/errors.ts';
import { createEgress } from '#egress/create-egress.ts';
import { MAINZ, type MapReply, node, overpass, startMapServer, way } from '#testing/map-server.ts';
import { createPlaces } from './create-places.ts';
import { folderIn, NO_FOLDER, type OwnFolder } from './own-folder.ts';
import { KEPT_MS } from './response-cache.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const never = new AbortController().signal;
/** Waiting takes no time: the clock is set forward. */
function fakeClock(start = 1_764_000_000_000) {
  const clock = {
    time: start,
    now: () => clock.time,
    wait: async (ms: number) => {
      clock.time += ms;
    },
  };
  return clock;
}

async function open(replies: { nominatim?: MapReply; overpass?: MapReply }, folder: OwnFolder = NO_FOLDER, clock = fakeClock()) {
  const server = await startMapServer(replies);
  const egress = createEgress({ pins: new Map(), trustedHosts: new Set(['127.0.0.1']), userAgent: 'Sitebrief/test (ops@example.org)' });
  cleanups.push(server.close, () => egress.close());
  const settings = { nominatimUrl: server.url, overpassUrl: `${server.url}/api/interpreter` };
  return { places: createPlaces(settings, { egress, folder, clock }), asked: server.asked, clock };
}

async function failureOf(asked: Promise<unknown>) {
  const error = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(isAppError(error), String(error)).toBe(true);
  return error as { code: string; message: string };
}

const around = { name: 'Mainz', knownAs: ['Mainz'], latitude: 50, longitude: 8.27, extentMeters: 20_000 };
const bakeries = { tags: ['shop=bakery', 'amenity=cafe+cuisine=cake'], around, radiusMeters: 2_000 };

describe('findPlace', () => {
  it('reads name, position and size, and says who asks', async () => {
    const { places, asked } = await open({});
    const place = await places.findPlace({ text: 'Lindenweg 7, Mainz', country: 'de' }, never);
    expect(place).toMatchObject({ name: 'Mainz', knownAs: ['Mainz', '55122'], latitude: 49.9995205, longitude: 8.2736253 });
    expect(place?.extentMeters).toBeGreaterThan(15_000);
    expect(place?.extentMeters).toBeLessThan(25_000);
    expect(Object.fromEntries(asked[0]?.query ?? [])).toMatchObject({
      q: 'Lindenweg 7, Mainz',
      format: 'jsonv2',
      limit: '1',
      countrycodes: 'de',
    });
    expect(asked[0]?.userAgent).toBe('Sitebrief/test (ops@example.org)');
  });

  it('returns null when the map knows no such place', async () => {
    const { places } = await open({ nominatim: { body: [] } });
    expect(await places.findPlace({ text: 'Nowhere Town' }, never)).toBeNull();
  });
});

describe('findNearby', () => {
  it('asks for all tags within the radius, with the limits the service wants', async () => {
    const { places, asked } = await open({});
    expect(await places.findNearby(bakeries, never)).toEqual([]);
    const query = asked[0]?.query.get('data');
    expect(query).toContain('[out:json][timeout:25]');
    expect(query).toContain('nwr["shop"="bakery"]["name"](around:2000,50.00000,8.27000);');
    expect(query).toContain('nwr["amenity"="cafe"]["cuisine"="cake"]["name"](around:2000,');
  });

  it('reads nodes and ways, nearest first', async () => {
    const far = node(1, { name: 'Far Bakery', shop: 'bakery', 'contact:website': 'far.example/shops; other.example' }, [50.01, 8.27]);
    const near = way(2, { name: 'Near Bakery', shop: 'bakery', phone: '+49 6131 1', brand: 'Ditsch', 'brand:wikidata': 'Q1229570' });
    const { places } = await open({ overpass: { body: overpass(far, near) } });
    const found = await places.findNearby(bakeries, never);
    expect(found.map(({ distanceMeters, ...rest }) => ({ ...rest, hundreds: Math.round(distanceMeters / 100) }))).toEqual([
      { id: 'way/2', name: 'Near Bakery', website: '', phone: '+49 6131 1', brand: 'Ditsch', brandWikidata: 'Q1229570', hundreds: 1 },
      { id: 'node/1', name: 'Far Bakery', website: 'https://far.example/', phone: '', brand: '', brandWikidata: '', hundreds: 11 },
    ]);
  });

  it('leaves out what has no name or position, and markup', async () => {
    const odd = [null, 7, { type: 'node' }, node(1, {}), { type: 'way', id: 2, tags: { name: 'Nowhere' } }, { ...node(3, {}), tags: 'x' }];
    const evil = node(4, { name: '<script>alert(1)</script> Oven\u202e\u0000 Street', website: 'javascript:alert(1)' });
    const { places } = await open({ overpass: { body: overpass(...odd, evil) } });
    expect((await places.findNearby(bakeries, never)).map(({ name, website }) => [name, website])).toEqual([['alert(1) Oven Street', '']]);
  });
});

describe('a service that can not be used', () => {
  const busy = 'Local competitors were not looked up: OpenStreetMap has too many requests at the moment.';
  const odd = 'Local competitors were not looked up: OpenStreetMap did not give a usable answer.';
  it.each<[string, MapReply, string, string]>([
    ['429', { status: 429, body: 'rate_limited' }, 'too-many-requests', busy],
    ['a busy server', { status: 504, body: '<html>The server is probably too busy</html>' }, 'too-many-requests', busy],
    ['403', { status: 403, body: 'blocked' }, 'unavailable', 'Local competitors were not looked up: OpenStreetMap refused the request.'],
    ['500', { status: 500, body: '' }, 'unavailable', odd],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' }, 'unavailable', odd],
    ['HTML', { body: '<html>' }, 'unavailable', odd],
    ['another shape', { body: { elements: 'none' } }, 'unavailable', odd],
    ['an empty body', { body: '' }, 'unavailable', odd],
    ['a query that ran out of time', { body: { elements: [], remark: 'runtime error: Query timed out' } }, 'unavailable', odd],
    ['an endless response', 'endless', 'unavailable', odd],
  ])('ends in a sentence on %s, and is left alone for a while', async (_what, reply, code, message) => {
    const { places, asked, clock } = await open({ overpass: reply });
    expect(await failureOf(places.findNearby(bakeries, never))).toMatchObject({ code, message });
    expect(await failureOf(places.findNearby({ ...bakeries, radiusMeters: 5_000 }, never))).toMatchObject({ code, message });
    expect(asked).toHaveLength(1);
    clock.time += 61 * 60_000;
    await failureOf(places.findNearby(bakeries, never));
    expect(asked).toHaveLength(2);
  });

  it('is not asked again before it allows it', async () => {
    const { places, asked, clock } = await open({ nominatim: { status: 429, headers: { 'retry-after': '7200' }, body: '' } });
    await failureOf(places.findPlace({ text: 'Mainz' }, never));
    clock.time += 7_000_000;
    await failureOf(places.findPlace({ text: 'Mainz' }, never));
    expect(asked).toHaveLength(1);
  });

  it('is named when its host is unknown, at once and without its address', async () => {
    const egress = createEgress({ pins: new Map(), resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
    cleanups.push(() => egress.close());
    const settings = { nominatimUrl: 'https://map.example', overpassUrl: 'https://map.example/api' };
    const clock = fakeClock();
    const before = clock.time;
    const places = createPlaces(settings, { egress, folder: NO_FOLDER, clock });
    const { message } = await failureOf(places.findPlace({ text: 'Mainz' }, never));
    expect(message).toBe('Local competitors were not looked up: OpenStreetMap could not be reached.');
    expect(clock.time).toBe(before);
  });

  it('stops when the analysis is canceled, and may be asked again', async () => {
    const { places, asked } = await open({ overpass: 'hang' });
    const stop = new AbortController();
    const asking = failureOf(places.findNearby(bakeries, stop.signal));
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect((await asking).code).toBe('cancelled');
    const again = new AbortController();
    const second = failureOf(places.findNearby(bakeries, again.signal));
    while (asked.length === 1) await new Promise((resolve) => setImmediate(resolve));
    again.abort();
    await second;
  });

  it('is not reached at a private address that nobody configured', async () => {
    const server = await startMapServer({});
    const egress = createEgress({ pins: new Map() });
    cleanups.push(server.close, () => egress.close());
    const places = createPlaces({ nominatimUrl: server.url, overpassUrl: server.url }, { egress, folder: NO_FOLDER, clock: fakeClock() });
    expect((await failureOf(places.findPlace({ text: 'Mainz' }, never))).code).toBe('unavailable');
    expect(server.asked).toEqual([]);
  });
});

describe('responses', () => {
  async function dataDir() {
    const path = await mkdtemp(join(tmpdir(), 'sitebrief-places-'));
    cleanups.push(() => rm(path, { recursive: true }));
    return path;
  }

  it.each(['in memory', 'in a folder'])('are kept for 30 days %s', async (where) => {
    const folder = where === 'in memory' ? NO_FOLDER : folderIn(await dataDir(), 'map');
    const { places, asked, clock } = await open({ overpass: { body: overpass(node(1, { name: 'Oven' })) } }, folder);
    const first = await places.findNearby(bakeries, never);
    clock.time += KEPT_MS - 10_000;
    expect(await places.findNearby(bakeries, never)).toEqual(first);
    expect(asked).toHaveLength(1);
    clock.time += 20_000;
    expect(await places.findNearby(bakeries, never)).toEqual(first);
    expect(asked).toHaveLength(2);
  });

  it('without a result are kept as well, failures are not', async () => {
    const { places, asked, clock } = await open({ nominatim: { body: [] }, overpass: { status: 500, body: '' } });
    await places.findPlace({ text: 'Nowhere Town' }, never);
    await places.findPlace({ text: 'Nowhere Town' }, never);
    expect(asked).toHaveLength(1);
    await failureOf(places.findNearby(bakeries, never));
    clock.time += 10 * 60_000;
    await failureOf(places.findNearby(bakeries, never));
    expect(asked).toHaveLength(3);
  });

  it('are asked for one a second', async () => {
    const { places, asked, clock } = await open({ nominatim: { body: MAINZ } });
    const sentAt: number[] = [];
    for (const text of ['Mainz', 'Worms', 'Bingen']) {
      await places.findPlace({ text }, never);
      sentAt.push(clock.time);
    }
    expect(asked).toHaveLength(3);
    expect(sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0) >= 1_000)).toEqual([true, true]);
  });
});
