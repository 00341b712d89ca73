import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closeApp } from './close-app.ts';

it('cuts a request that is never answered, after answering the others', async () => {
  const app = Fastify();
  const asked = Promise.withResolvers<void>();
  app.get('/never', () => {
    asked.resolve();
    return new Promise(() => {});
  });
  const finish = Promise.withResolvers<string>();
  app.get('/soon', () => finish.promise);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const arrived = once(app.server, 'request');
  const soon = get('/soon');
  await arrived;
  const never = get('/never').then(
    () => 'answered',
    () => 'cut',
  );
  await asked.promise;
  const closed = closeApp(app, 300);
  finish.resolve('here');
  expect(await (await soon).text()).toBe('here');
  await closed;
  expect(await never).toBe('cut');
});
