// Competitors from the map, with the services as a process creates them: real sockets, settings and files.
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config';
import { createServices, type Services } from '#create-services';
import { analyzeSite } from '#pipeline/analyze-site.ts';
import { MAINZ, type MapServer, node, overpass, startMapServer, way } from '#testing/map-server.ts';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';

const BAKERY = join(import.meta.dirname, '../fixtures/sites/bakery');
const shop = (name: string, more: Record<string, string> = {}) => ({ name, shop: 'bakery', ...more });

let sites: FolderServer[];
let map: MapServer;
let cacheDir: string;
let services: Services;

beforeAll(async () => {
  sites = await Promise.all([serveFolder(BAKERY), serveFolder(BAKERY)]);
  map = await startMapServer({
    nominatim: { body: MAINZ.map((place) => ({ ...place, name: 'Whitby', address: { town: 'Whitby' } })) },
    overpass: {
      body: overpass(
        node(1, shop('Harbour Lane Bakery', { website: 'http://harbour-lane.example/' })),
        node(2, shop('Greggs', { brand: 'Greggs', 'brand:wikidata': 'Q3403981', website: 'https://greggs.example/' })),
        way(3, shop('Quay Bakery', { 'contact:website': 'quay-bakery.example' })),
        node(4, shop('Village Oven')),
      ),
    },
  });
  cacheDir = await mkdtemp(join(tmpdir(), 'sitebrief-local-'));
  const pins = ['harbour-lane.example', 'quay-bakery.example'].map((host, at) => `${host}=127.0.0.1:${sites[at]?.port}`);
  const settings = { NOMINATIM_URL: map.url, OVERPASS_URL: `${map.url}/api/interpreter`, OSM_CONTACT: 'ops@brief.example' };
  services = await createServices(readConfig({ ...settings, EGRESS_RESOLVE: pins.join(','), CHROMIUM_PATH: '/none' }), { cacheDir });
});
afterAll(async () => {
  await services.close();
  map.close();
  await Promise.all(sites.map((site) => site.close()));
  await rm(cacheDir, { recursive: true });
});

const request = { url: 'http://harbour-lane.example/', schemeGiven: true, maxPages: 6, namedCompetitors: [] };
const analyze = () => analyzeSite(request, { ...services, signal: new AbortController().signal, report: () => undefined });

describe('local competitors', () => {
  it('are visited and credited; the bakery itself and chains are not among them', async () => {
    const { competitors: report } = await analyze();
    expect(report.competitors.map(({ name, foundVia, status }) => [name, foundVia, status])).toEqual([
      ['Quay Bakery', 'openstreetmap', 'verified'],
      ['Village Oven', 'openstreetmap', 'suggested'],
    ]);
    expect(report.competitors[0]?.reason).toMatch(/^OpenStreetMap: bakery and patisserie within 2 km of Whitby\. Its site shows the same/);
    expect(report.attribution).toBe('© OpenStreetMap contributors');
    expect(new Set(map.asked.map(({ userAgent }) => userAgent))).toEqual(new Set(['Sitebrief/0.2 (ops@brief.example)']));
    expect(map.asked[0]?.query.get('q')).toContain('Whitby');
  });

  it('are not asked for again within 30 days', async () => {
    const before = map.asked.length;
    const { competitors: report } = await analyze();
    expect(report.competitors).toHaveLength(2);
    expect(map.asked).toHaveLength(before);
    expect((await readdir(join(cacheDir, 'openstreetmap'))).every((file) => file.endsWith('.json'))).toBe(true);
  });
});
