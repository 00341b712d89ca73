import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response of Nominatim in the format jsonv2, shortened to one result of its real shape. */
export const MAINZ = [
  {
    place_id: 134903174,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: 62630,
    lat: '49.9995205',
    lon: '8.2736253',
    category: 'boundary',
    type: 'administrative',
    place_rank: 12,
    importance: 0.6627,
    addresstype: 'city',
    name: 'Mainz',
    display_name: 'Mainz, Rheinland-Pfalz, Deutschland',
    address: {
      city: 'Mainz',
      postcode: '55122',
      state: 'Rheinland-Pfalz',
      'ISO3166-2-lvl4': 'DE-RP',
      country: 'Deutschland',
      country_code: 'de',
    },
    boundingbox: ['49.8960660', '50.0353552', '8.1434156', '8.3428174'],
  },
];

type Tags = Record<string, string>;
/** An element of Overpass as `out center` gives it: nodes have a position. */
export const node = (id: number, tags: Tags, [lat, lon] = [50.0, 8.27]) => ({ type: 'node', id, lat, lon, tags });
/** Ways have a center and their nodes. */
export const way = (id: number, tags: Tags, [lat, lon] = [50.001, 8.271]) => ({
  type: 'way',
  id,
  center: { lat, lon },
  nodes: [1, 2, 3, 1],
  tags,
});
/** A whole response of Overpass. */
export const overpass = (...elements: unknown[]) => ({
  version: 0.6,
  generator: 'Overpass API 0.7.62.8 e802775f',
  osm3s: { timestamp_osm_base: '2026-11-22T08:12:11Z', copyright: 'The data included in this document is from www.openstreetmap.org.' },
  elements,
});

/** What the server does with a request; a function responds depending on the decoded query. */
export type MapReply =
  | 'hang'
  | 'endless'
  | { status?: number; headers?: Record<string, string>; body: unknown }
  | ((query: URLSearchParams) => { body: unknown });
export type MapServer = { url: string; asked: { path: string; query: URLSearchParams; userAgent: string }[]; close(): void };

/** For tests: Nominatim at `/search` and Overpass at `/api/interpreter` on this machine. */
export async function startMapServer(replies: { nominatim?: MapReply; overpass?: MapReply }): Promise<MapServer> {
  const asked: MapServer['asked'] = [];
  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    asked.push({ path, query, userAgent: request.headers['user-agent'] ?? '' });
    const given = path === '/search' ? (replies.nominatim ?? { body: MAINZ }) : (replies.overpass ?? { body: overpass() });
    if (given === 'hang') return;
    if (given === 'endless') {
      const pour = () => {
        while (!response.destroyed && response.write(' '.repeat(65_536)));
      };
      response.on('drain', pour);
      return pour();
    }
    const { status = 200, headers = {}, body } = typeof given === 'function' ? { ...given(query) } : given;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close };
}
