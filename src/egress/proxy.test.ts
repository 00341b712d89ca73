import { createServer, request as httpRequest, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { parsePins } from './parse-pins.ts';
import { createEgressProxy, type EgressProxy, type ProxySession } from './proxy.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const resource of open.splice(0).reverse()) await resource.close();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return (server.address() as AddressInfo).port;
}

/** A listener inside the network: counts who comes. */
async function inside(): Promise<{ port: number; contacts: () => number }> {
  let contacts = 0;
  const server = createTcpServer((socket) => {
    contacts += 1;
    socket.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(server);
  return { port: (server.address() as AddressInfo).port, contacts: () => contacts };
}

async function proxyFor(pins: string, answers: Record<string, string[]> = {}): Promise<EgressProxy> {
  const proxy = await createEgressProxy({ pins: parsePins(pins), resolve: async (host) => answers[host] ?? [] });
  open.push(proxy);
  return proxy;
}

type Answer = { status: number; body: string; headers: IncomingHttpHeaders };
const authOf = ({ username, password }: ProxySession) => `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;

function ask(proxy: EgressProxy, url: string, session: ProxySession | null, headers: Record<string, string> = {}): Promise<Answer> {
  const auth = session ? { 'proxy-authorization': authOf(session) } : {};
  return new Promise((done, failed) => {
    httpRequest({ host: '127.0.0.1', port: new URL(proxy.url).port, path: url, headers: { ...auth, ...headers } }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => {
        body += chunk;
      });
      answer.on('error', failed).on('end', () => done({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    })
      .on('error', failed)
      .end();
  });
}

/** Asks for a tunnel; the answer's status, and what comes back for `sent`. */
function tunnel(proxy: EgressProxy, authority: string, session: ProxySession | null, sent = ''): Promise<string> {
  return new Promise((done) => {
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1');
    let text = '';
    const auth = session ? `proxy-authorization: ${authOf(session)}\r\n` : '';
    socket.write(`CONNECT ${authority} HTTP/1.1\r\nhost: ${authority}\r\n${auth}\r\n${sent}`);
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined).on('close', () => done(text));
  });
}

describe('createEgressProxy', () => {
  it('passes requests to a pinned host on, without what is between us and the browser', async () => {
    let seen: IncomingHttpHeaders = {};
    const port = await serve((request, answer) => {
      seen = request.headers;
      answer.setHeader('set-cookie', ['a=1', 'b=2']).end(`hello from ${request.url}`);
    });
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port}`);
    const answer = await ask(proxy, 'http://shop.test/a?b=c', proxy.openSession(), { 'x-page': '1', te: 'trailers' });
    expect(answer).toMatchObject({ status: 200, body: 'hello from /a?b=c' });
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(seen).toMatchObject({ 'x-page': '1', host: 'shop.test' });
    expect(Object.keys(seen)).not.toContain('proxy-authorization');
    expect(seen.te).toBeUndefined();
  });

  it('tunnels to a pinned host and to nothing else there', async () => {
    const port = await serve((request, answer) => answer.setHeader('connection', 'close').end(`through: ${request.url}`));
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port}`);
    const session = proxy.openSession();
    const text = await tunnel(proxy, 'shop.test:443', session, 'GET /x HTTP/1.1\r\nhost: shop.test\r\n\r\n');
    expect(text).toMatch(/^HTTP\/1\.1 200 Connection Established[\s\S]*through: \/x/);
    expect(session.bytes()).toBeGreaterThan(50);
    expect(await tunnel(proxy, `127.0.0.1:${port}`, session)).toMatch(/^HTTP\/1\.1 403 Forbidden/);
  });

  it.each([
    ['decimal', '2130706433'],
    ['octal', '0177.0.0.1'],
    ['hex', '0x7f000001'],
    ['short', '127.1'],
    ['trailing dot', '127.0.0.1.'],
    ['IPv6 loopback', '[::1]'],
    ['mapped', '[::ffff:127.0.0.1]'],
    ['NAT64', '[64:ff9b::7f00:1]'],
    ['6to4', '[2002:7f00:1::]'],
    ['metadata', '169.254.169.254'],
    ['private', '10.0.0.1'],
    ['a name that leads inside', 'inside.test'],
    ['a name with one address inside', 'half.test'],
    ['localhost', 'localhost'],
  ])('refuses %s without contact, as request and as tunnel', async (_, host) => {
    const { port, contacts } = await inside();
    const proxy = await proxyFor('', {
      'inside.test': ['127.0.0.1'],
      'half.test': ['93.184.215.14', '127.0.0.1'],
      localhost: ['127.0.0.1'],
    });
    const session = proxy.openSession();
    const answer = await ask(proxy, `http://${host}:${port}/secret`, session);
    expect(answer).toMatchObject({ status: 403, body: 'Forbidden\n' });
    expect(await tunnel(proxy, `${host}:${port}`, session)).toMatch(/^HTTP\/1\.1 403 Forbidden/);
    expect(contacts()).toBe(0);
  });

  it('refuses films by name and by type, and the services of the browser itself', async () => {
    const port = await serve((_, answer) => answer.setHeader('content-type', 'video/mp4').end('film'));
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port},update.googleapis.com=127.0.0.1:${port}`);
    const session = proxy.openSession();
    expect((await ask(proxy, 'http://shop.test/clip.mp4?x=1', session)).status).toBe(403);
    expect(await ask(proxy, 'http://shop.test/stream', session)).toMatchObject({ status: 403, body: 'Forbidden\n' });
    expect((await ask(proxy, 'http://update.googleapis.com/', session)).status).toBe(403);
    expect(await tunnel(proxy, 'update.googleapis.com:443', session)).toMatch(/ 403 /);
  });

  it('serves nobody without the secret of an open session', async () => {
    const port = await serve((_, answer) => answer.end('hello'));
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port}`);
    const session = proxy.openSession();
    expect(await ask(proxy, 'http://shop.test/', null)).toMatchObject({
      status: 407,
      headers: { 'proxy-authenticate': 'Basic realm="sitebrief"' },
    });
    expect((await ask(proxy, 'http://shop.test/', { ...session, password: 'x'.repeat(24) })).status).toBe(407);
    expect(await tunnel(proxy, 'shop.test:443', null)).toMatch(/ 407 /);
    expect((await ask(proxy, proxy.readyUrl, session)).status).toBe(204);
    session.close();
    expect((await ask(proxy, 'http://shop.test/', session)).status).toBe(407);
  });

  it('ends a session that moves too much', async () => {
    const port = await serve((_, answer) => {
      const pour = () => {
        while (!answer.destroyed && answer.write('x'.repeat(60_000)));
      };
      answer.on('drain', pour);
      pour();
    });
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port}`);
    const session = proxy.openSession({ maxBytes: 1_000_000 });
    await expect(ask(proxy, 'http://shop.test/endless', session)).rejects.toThrow();
    expect(session.bytes()).toBeLessThan(2_000_000);
    expect((await ask(proxy, 'http://shop.test/', session)).status).toBe(407);
  });

  it('refuses more requests than a session may make', async () => {
    const port = await serve((_, answer) => answer.end('hello'));
    const proxy = await proxyFor(`shop.test=127.0.0.1:${port}`);
    const session = proxy.openSession({ maxRequests: 2 });
    const statuses = [];
    for (let turn = 0; turn < 3; turn += 1) statuses.push((await ask(proxy, 'http://shop.test/', session)).status);
    expect(statuses).toEqual([200, 200, 403]);
    session.allow(1);
    expect((await ask(proxy, 'http://shop.test/', session)).status).toBe(200);
    expect((await ask(proxy, 'http://shop.test/', session)).status).toBe(403);
  });

  it('says the same of a closed port as of a site that hangs up', async () => {
    const { port } = await inside();
    const proxy = await proxyFor(`up.test=127.0.0.1:${port},down.test=127.0.0.1:9`);
    const session = proxy.openSession();
    const [up, down] = [await ask(proxy, 'http://up.test/', session), await ask(proxy, 'http://down.test/', session)];
    expect([up.status, up.body]).toEqual([502, 'Bad Gateway\n']);
    expect([down.status, down.body]).toEqual([up.status, up.body]);
  });

  it('is no server of its own', async () => {
    const proxy = await proxyFor('');
    expect((await ask(proxy, '/etc/passwd', proxy.openSession())).status).toBe(400);
    expect((await ask(proxy, 'ftp://shop.test/', proxy.openSession())).status).toBe(400);
  });
});
