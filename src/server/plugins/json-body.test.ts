import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { acceptJsonOnly } from './json-body.ts';

async function post(payload: string, type = 'application/json'): Promise<{ status: number; body: unknown }> {
  const app = Fastify();
  acceptJsonOnly(app);
  app.post('/', (request) => ({ body: request.body ?? null }));
  const response = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': type }, payload });
  await app.close();
  return { status: response.statusCode, body: response.statusCode === 200 ? response.json().body : null };
}

it('parses JSON', async () => {
  expect(await post('{"a":[1,"b"]}')).toEqual({ status: 200, body: { a: [1, 'b'] } });
});

it('replaces lone surrogates in keys, texts and lists', async () => {
  expect((await post('{"a\\ud800":["\\udc00x",{"b":"\\ud83d\\ude00"}]}')).body).toEqual({ 'a\uFFFD': ['\uFFFDx', { b: '😀' }] });
});

it('treats an empty body as none', async () => {
  expect(await post('')).toEqual({ status: 200, body: null });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])('refuses %s', async (type) => {
  expect((await post('a=1', type)).status).toBe(415);
});

it.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}', '{broken'])('refuses %s', async (payload) => {
  expect((await post(payload)).status).toBe(400);
});
