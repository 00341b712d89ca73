import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { isAppError } from '#contracts/errors.ts';
import { rejectCrossOriginWrites } from './csrf.ts';

async function statusOf(method: 'GET' | 'POST', headers: Record<string, string>, publicUrl?: string): Promise<number> {
  const app = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(isAppError(error) ? error.status : 500).send());
  rejectCrossOriginWrites(app, publicUrl);
  app.route({ method: ['GET', 'POST'], url: '/', handler: () => 'ok' });
  const { statusCode } = await app.inject({ method, url: '/', headers: { host: 'sitebrief.example', ...headers } });
  await app.close();
  return statusCode;
}

it.each([
  ['the same origin', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a bookmark or the address bar', { 'sec-fetch-site': 'none' }, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site that also claims our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://sitebrief.example' }, 403],
  ['an older browser on our origin', { origin: 'http://sitebrief.example' }, 200],
  ['an older browser with the default port spelled out', { origin: 'http://sitebrief.example:80' }, 200],
  ['an older browser on another site', { origin: 'https://evil.example' }, 403],
  ['an opaque origin', { origin: 'null' }, 403],
  ['no browser at all', {}, 200],
])('a write from %s', async (_what, headers, status) => {
  expect(await statusOf('POST', headers)).toBe(status);
});

it('accepts the public origin behind a proxy that changes the host', async () => {
  expect(await statusOf('POST', { origin: 'https://app.example' }, 'https://app.example')).toBe(200);
});

it('accepts a write from everywhere where the route says that its address decides', async () => {
  const app = Fastify();
  rejectCrossOriginWrites(app, undefined);
  app.post('/', { config: { isOpenToOtherSites: true } }, () => 'ok');
  expect((await app.inject({ method: 'POST', url: '/', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(200);
  await app.close();
});

it('lets reads from other sites pass', async () => {
  expect(await statusOf('GET', { 'sec-fetch-site': 'cross-site' })).toBe(200);
});
