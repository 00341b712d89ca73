import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll, egressWith, failure, limits, serve, text } from '#testing/local-egress.ts';

afterEach(closeAll);

describe('an exchange', () => {
  it('reaches a pinned host at its pin, whatever port the URL names', async () => {
    const { port } = await serve((request, answer) => answer.end(`${request.headers.host} ${request.headers['user-agent']}`));
    const answer = await egressWith({ 'shop.test': port }, { userAgent: 'Reader/1' }).fetch('http://shop.test:9/about#top', limits);
    expect(text(answer.body)).toBe('shop.test:9 Reader/1');
    expect(answer).toMatchObject({ url: 'http://shop.test:9/about', status: 200, redirects: [], truncated: false });
  });

  it('hands back any status as an answer', async () => {
    const { port } = await serve((_, answer) => answer.writeHead(503, { 'retry-after': '3' }).end('busy'));
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits);
    expect([answer.status, answer.headers['retry-after'], text(answer.body)]).toEqual([503, '3', 'busy']);
  });

  it('asks with HEAD and finds no body', async () => {
    const { port } = await serve((request, answer) =>
      answer.writeHead(200, { 'content-encoding': 'gzip', 'x-method': request.method }).end(),
    );
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', { ...limits, method: 'HEAD' });
    expect([answer.headers['x-method'], answer.body.length]).toEqual(['HEAD', 0]);
  });

  it('keeps to one connection for requests one after the other', async () => {
    const ports = new Set<number | undefined>();
    const { port } = await serve((request, answer) => {
      ports.add(request.socket.remotePort);
      answer.end('page');
    });
    const egress = egressWith({ 'shop.test': port });
    for (const path of ['a', 'b', 'c']) await egress.fetch(`http://shop.test/${path}`, limits);
    expect(ports.size).toBe(1);
  });

  it('opens six connections to a host at most', async () => {
    const waiting: ServerResponse[] = [];
    let most = 0;
    // No request gets a response until six are waiting; a seventh connection would be counted with them.
    const { port } = await serve((_, answer) => {
      waiting.push(answer);
      most = Math.max(most, waiting.length);
      if (waiting.length >= 6) setImmediate(() => waiting.splice(0).map((request) => request.end('page')));
    });
    const egress = egressWith({ 'shop.test': port });
    await Promise.all(Array.from({ length: 12 }, (_, number) => egress.fetch(`http://shop.test/${number}`, limits)));
    expect(most).toBe(6);
  });

  it('refuses to send credentials', async () => {
    await expect(egressWith({}).fetch('http://shop.test/', { ...limits, headers: { Cookie: 'a=b' } })).rejects.toThrow(TypeError);
  });
});

describe('which addresses are let through', () => {
  it.each([
    ['http://127.0.0.1/'],
    ['http://2130706433/'],
    ['http://0x7f000001/'],
    ['http://0177.0.0.1/'],
    ['http://127.1/'],
    ['http://[::1]/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['http://[::ffff:a00:1]/'],
    ['http://[64:ff9b::7f00:1]/'],
    ['http://[64:ff9b:1::7f00:1]/'],
    ['http://[2002:7f00:1::]/'],
    ['http://[::127.0.0.1]/'],
    ['http://[::]/'],
    ['http://[fe80::1]/'],
    ['http://[fd00:ec2::254]/latest/meta-data/'],
    ['http://169.254.169.254/latest/meta-data/'],
    ['http://127.0.0.1./'],
    ['http://0x7f.1/'],
    ['http://shop.test@127.0.0.1/'],
    ['http://\uff11\uff12\uff17.0.0.1/'],
    ['http://127\u30020\u30020\u30021/'],
    ['http://\u2460\u2461\u2466.\u24ea.\u24ea.\u2460/'],
    ['http://0/'],
    ['ftp://example.com/'],
    ['file:///etc/hosts'],
    ['http://me:secret@example.com/'],
    ['http://example.com:22/'],
    ['http://example.com:6667/'],
    ['not an address'],
  ])('refuses %s before it connects', async (url) => {
    const egress = egressWith({}, { resolve: async () => ['93.184.216.34'] });
    const error = await failure(egress.fetch(url, limits));
    expect(error.code).toBe('address-refused');
    expect(error.message).not.toContain('secret');
    expect((await failure(egress.check(url))).code).toBe('address-refused');
  });

  it.each([
    ['a private address', ['10.0.0.5']],
    ['a public and a private one', ['93.184.216.34', '127.0.0.1']],
    ['mapped IPv6', ['::ffff:192.168.1.1']],
    ['unique local IPv6', ['fd12::1']],
    ['nonsense', ['somewhere']],
  ])('refuses a name that resolves to %s, without telling the address', async (_, addresses) => {
    const error = await failure(egressWith({}, { resolve: async () => addresses }).fetch('http://inside.example/', limits));
    expect(error.code).toBe('address-refused');
    expect(error.message).toContain('inside.example');
    for (const address of addresses) expect(error.message).not.toContain(address);
  });

  it.each([
    ['no address', async () => []],
    ['an error', async () => Promise.reject(new Error('ENOTFOUND 10.0.0.53'))],
  ])('says that a name does not resolve: %s', async (_, resolve) => {
    const error = await failure(egressWith({}, { resolve }).check('http://nowhere.example/'));
    expect([error.code, error.message]).toEqual(['address-unresolved', expect.stringContaining('nowhere.example')]);
    expect(error.message).not.toContain('10.0.0.53');
  });

  it('looks up a name again for each exchange', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const egress = egressWith({}, { resolve: async () => answers.shift() ?? [] });
    await egress.check('http://rebind.example/');
    expect((await failure(egress.fetch('http://rebind.example/', limits))).code).toBe('address-refused');
  });

  it('reaches a private host that the operator trusts, and from there no other', async () => {
    const { port } = await serve((_, answer) => answer.writeHead(302, { location: 'http://inside.example/' }).end());
    const resolve = async () => ['127.0.0.1'];
    const egress = egressWith({}, { resolve, trustedHosts: new Set(['maps.internal']) });
    expect((await egress.fetch(`http://maps.internal:${port}/`, { ...limits, maxRedirects: 0 })).status).toBe(302);
    expect((await failure(egress.fetch(`http://maps.internal:${port}/`, limits))).code).toBe('address-refused');
  });

  it('pins a host in any spelling, but no neighbour of it', async () => {
    const { port } = await serve((_, answer) => answer.end('ok'));
    const egress = egressWith({ 'shop.test': port });
    expect((await egress.fetch('http://SHOP.test./', limits)).status).toBe(200);
    expect((await failure(egress.fetch('http://www.shop.test/', limits))).code).toBe('address-unresolved');
  });
});

describe('redirects', () => {
  const hop =
    (location: string, status = 302): RequestListener =>
    (_, answer) =>
      void answer.writeHead(status, { location }).end('moved');

  it('are followed and remembered', async () => {
    const { port } = await serve((request, answer) => {
      if (request.url === '/old') answer.writeHead(301, { location: '/newer' }).end();
      else if (request.url === '/newer') answer.writeHead(307, { location: 'http://other.test/new#part' }).end();
      else answer.end(`${request.headers.host}${request.url}`);
    });
    const answer = await egressWith({ 'shop.test': port, 'other.test': port }).fetch('http://shop.test/old', limits);
    expect([answer.url, text(answer.body)]).toEqual(['http://other.test/new', 'other.test/new']);
    expect(answer.redirects).toEqual([
      { url: 'http://shop.test/old', status: 301 },
      { url: 'http://shop.test/newer', status: 307 },
    ]);
  });

  it.each([
    ['http://127.0.0.1:1/'],
    ['http://localhost:8080/'],
    ['http://[::1]/'],
    ['file:///etc/passwd'],
    ['gopher://shop.test/'],
    ['//169.254.169.254/'],
    ['//2130706433/'],
    ['http:\\\\127.0.0.1\\'],
    ['http://shop.test@127.0.0.1/'],
    ['http://[::ffff:127.0.0.1]/'],
    ['data:text/html,inside'],
    ['javascript:alert(1)'],
  ])('from a pinned host to %s are refused', async (location) => {
    const { port } = await serve(hop(location));
    const egress = egressWith({ 'shop.test': port }, { resolve: async () => ['127.0.0.1'] });
    expect((await failure(egress.fetch('http://shop.test/', limits))).code).toBe('address-refused');
  });

  it('carry the cookies that they set to requests with the same jar, and to no others', async () => {
    const gate: RequestListener = (request, answer) => {
      if (request.headers.cookie !== undefined) return void answer.end(`${request.headers.host} ${request.headers.cookie}`);
      answer.writeHead(302, { location: request.url, 'set-cookie': ['seen=1; Path=/', 'all=1; Domain=test'] }).end();
    };
    const [{ port }, other] = [await serve(gate), await serve((request, answer) => answer.end(String(request.headers.cookie)))];
    const egress = egressWith({ 'shop.test': port, 'other.test': other.port });
    const cookies = {};
    expect(text((await egress.fetch('http://shop.test/', { ...limits, cookies })).body)).toBe('shop.test seen=1');
    const again = await egress.fetch('http://shop.test/about', { ...limits, cookies, maxRedirects: 0 });
    expect([again.status, text(again.body)]).toEqual([200, 'shop.test seen=1']);
    expect(text((await egress.fetch('http://other.test/', { ...limits, cookies })).body)).toBe('undefined');
    expect((await egress.fetch('http://shop.test/', { ...limits, cookies: {}, maxRedirects: 0 })).status).toBe(302);
    expect((await failure(egress.fetch('http://shop.test/', limits))).code).toBe('site-unreachable');
  });

  it('end after five', async () => {
    let asked = 0;
    const { port } = await serve((_, answer) => void answer.writeHead(302, { location: `/${asked++}` }).end());
    const error = await failure(egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits));
    expect([error.code, error.message, asked]).toEqual(['site-unreachable', expect.stringContaining('more than 5 times'), 6]);
  });

  it('are handed back when none may be followed', async () => {
    const { port } = await serve(hop('/next', 308));
    const answer = await egressWith({ 'shop.test': port }).fetch('http://shop.test/', { ...limits, maxRedirects: 0 });
    expect([answer.status, answer.headers.location]).toEqual([308, '/next']);
  });

  it('without a target are answers', async () => {
    const { port } = await serve((_, answer) => void answer.writeHead(302).end('no target'));
    expect((await egressWith({ 'shop.test': port }).fetch('http://shop.test/', limits)).status).toBe(302);
  });
});
