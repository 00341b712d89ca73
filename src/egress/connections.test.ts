import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { closeServer } from '#testing/close-server.ts';
import { createConnections } from './connections.ts';
import type { Destination } from './resolve-host.ts';

const open: { close(): unknown }[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((resource) => resource.close()));
});

async function serveOn(address: string, port = 0): Promise<number> {
  const server = createServer((_, answer) => answer.end(address));
  await new Promise<void>((listening) => server.listen(port, address, listening));
  open.push({ close: () => closeServer(server) });
  return (server.address() as AddressInfo).port;
}

function connections() {
  const made = createConnections();
  open.push(made);
  return made;
}

const to = (url: string, addresses: string[], port: number): Destination => ({ url: new URL(url), addresses, port, pinned: false });
const ask = async (made: ReturnType<typeof createConnections>, destination: Destination) =>
  (await made.to(destination).request({ path: '/', method: 'GET' })).body.text();

describe('createConnections', () => {
  it.each([[['127.0.0.2']], [['127.0.0.2', '127.0.0.3']]])(
    'leads to the checked address %s, not to what the name resolves to',
    async (addresses) => {
      const port = await serveOn('127.0.0.2');
      await serveOn('127.0.0.1', port);
      expect(await ask(connections(), to('http://localhost/', addresses, port))).toBe('127.0.0.2');
    },
  );

  it('goes on to the next checked address when the first does not answer', async () => {
    const port = await serveOn('127.0.0.3');
    expect(await ask(connections(), to('http://shop.example/', ['127.0.0.2', '127.0.0.3'], port))).toBe('127.0.0.3');
  });

  it('does not reuse a connection for a name that leads elsewhere now', async () => {
    const port = await serveOn('127.0.0.2');
    await serveOn('127.0.0.1', port);
    const made = connections();
    const answers = [
      await ask(made, to('http://shop.example/', ['127.0.0.2'], port)),
      await ask(made, to('http://shop.example/', ['127.0.0.1'], port)),
    ];
    expect(answers).toEqual(['127.0.0.2', '127.0.0.1']);
  });
});
