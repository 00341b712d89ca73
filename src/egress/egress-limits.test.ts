import type { RequestListener } from 'node:http';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, egressWith, failure, limits, serve, serveRaw, text } from '#testing/local-egress.ts';

afterEach(closeAll);

describe('content encodings', () => {
  const page = 'words '.repeat(2_000);
  it.each([
    ['gzip', gzipSync(page)],
    ['x-gzip', gzipSync(page)],
    ['br', brotliCompressSync(page)],
    ['deflate', deflateSync(page)],
    ['deflate', deflateRawSync(page)],
    ['identity', Buffer.from(page)],
    ['gzip, identity', gzipSync(page)],
    ['', Buffer.from(page)],
  ])('undoes %s', async (encoding, body) => {
    const { port } = await serve((_, answer) => answer.writeHead(200, { 'content-encoding': encoding }).end(body));
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits);
    expect(text(answer.body)).toBe(page);
    expect(answer.transferBytes).toBe(body.length);
  });

  it.each([
    ['two layers', 'gzip, gzip', gzipSync(gzipSync(page)), 'compressed more than once'],
    ['an unknown one', 'rot13', Buffer.from(page), 'compressed in a way'],
    ['damaged data', 'gzip', Buffer.from('no gzip at all'), 'does not unpack'],
    ['damaged brotli', 'br', Buffer.from('no brotli at all'), 'does not unpack'],
  ])('refuses %s', async (_, encoding, body, words) => {
    const { port } = await serve((_request, answer) => answer.writeHead(200, { 'content-encoding': encoding }).end(body));
    const error = await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits));
    expect([error.code, error.message]).toEqual(['site-unreachable', expect.stringContaining(words)]);
  });

  it('gives what came of a compressed body that ends early', async () => {
    const whole = gzipSync(Buffer.from(Array.from({ length: 50_000 }, (_, at) => Math.imul(at, 0x9e3779b1) >>> 24)));
    const { port } = await serve((_, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip' }).end(whole.subarray(0, whole.length / 2)),
    );
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits);
    expect(answer.body.length).toBeGreaterThan(1_000);
  });

  it('accepts an empty body that claims to be compressed', async () => {
    const { port } = await serve((_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end());
    expect((await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits)).body.length).toBe(0);
  });

  it('stops a stream that unpacks to nothing', async () => {
    // gzip allows any number of empty members.
    const nothing = Buffer.concat(Array(100_000).fill(gzipSync('')));
    const { port } = await serve((_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(nothing));
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', { ...limits, timeoutMs: 30_000 });
    expect([answer.body.length, answer.truncated]).toEqual([0, true]);
    expect(answer.transferBytes).toBeLessThan(1_000_000);
  });

  it('stops a compression bomb at the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { port } = await serve((_, answer) => answer.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb));
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits);
    expect([answer.body.length, answer.truncated]).toEqual([limits.maxBytes, true]);
    expect(answer.transferBytes).toBeLessThan(bomb.length + 1);
  });
});

describe('limits', () => {
  it('cuts an endless body', async () => {
    const { port } = await serve((_, answer) => {
      const pour = () => {
        while (!answer.destroyed && answer.write(Buffer.alloc(65_536, 'x')));
      };
      answer.on('drain', pour);
      pour();
    });
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits);
    expect([answer.body.length, answer.truncated]).toEqual([limits.maxBytes, true]);
  });

  it('does not call a body cut that just fits', async () => {
    const { port } = await serve((_, answer) => answer.end(Buffer.alloc(limits.maxBytes)));
    expect((await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits)).truncated).toBe(false);
  });

  it.each<[string, RequestListener]>([
    ['says nothing', () => undefined],
    ['stops amid its body', (_, answer) => void answer.writeHead(200).write('half a')],
    [
      'redirects and then says nothing',
      (request, answer) => {
        if (request.url === '/') answer.writeHead(302, { location: '/later' }).end();
      },
    ],
  ])('gives up on a host that %s', async (_, listener) => {
    const { port } = await serve(listener);
    const error = await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', { ...limits, timeoutMs: 150 }));
    expect([error.code, error.message]).toEqual(['site-unreachable', 'shop.test did not finish its answer within 1 second.']);
  });

  it('gives up on a resolver that says nothing', async () => {
    const egress = egressWith({}, { resolve: () => new Promise(() => undefined) });
    expect((await failure(egress.fetch('http://slow.example/', { ...limits, timeoutMs: 50 }))).code).toBe('site-unreachable');
  });

  it('stops when it is canceled', async () => {
    const cancel = new AbortController();
    const { port } = await serve(() => cancel.abort());
    const error = await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', { ...limits, signal: cancel.signal }));
    expect(error.code).toBe('cancelled');
  });

  it('refuses a flood of headers', async () => {
    const flood = Array.from({ length: 2_000 }, (_, number) => `X-${number}: ${'y'.repeat(50)}\r\n`).join('');
    const port = await serveRaw(`HTTP/1.1 200 OK\r\n${flood}\r\npage`);
    const error = await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits));
    expect([error.code, error.message]).toEqual(['site-unreachable', expect.stringContaining('header data')]);
  });
});

describe('hosts that fail', () => {
  it('says the same of a refused and of a broken connection, without address and port', async () => {
    const gone = await serveRaw('');
    const closed = await serve(() => undefined);
    await new Promise((done) => closed.server.close(done));
    const messages = await Promise.all(
      [gone, closed.port].map(
        async (port) => (await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits))).message,
      ),
    );
    expect(messages).toEqual(Array(2).fill('shop.test could not be reached. Check the address, or try again later.'));
  });

  it('says that a host does not speak HTTP', async () => {
    const port = await serveRaw('SSH-2.0-Server\r\n');
    expect((await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits))).message).toContain('not valid HTTP');
  });

  it('says that a body broke off', async () => {
    const port = await serveRaw('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf');
    expect((await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits))).code).toBe('site-unreachable');
  });

  it('fails over https where only http is spoken', async () => {
    const { port } = await serve((_, answer) => answer.end('plain'));
    expect((await failure(egressWith({ 'shop.test': port }).fetch('https://shop.test/', limits))).code).toBe('site-unreachable');
  });
});
