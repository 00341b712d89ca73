import { describe, expect, it } from 'vitest';
import { parsePins } from './parse-pins.ts';
import { createHostCheck, type Resolve } from './resolve-host.ts';

const PUBLIC = '93.184.215.14';
const at =
  (...addresses: string[]): Resolve =>
  async () =>
    addresses;
const check = (resolve = at(PUBLIC), pins = '', trusted: string[] = []) => createHostCheck(parsePins(pins), resolve, new Set(trusted));

describe('createHostCheck', () => {
  it('gives the checked addresses, each once, and the port of the scheme', async () => {
    const found = await check(at(PUBLIC, PUBLIC, '2606:2800:21f:cb07::1'))('https://shop.example/#top');
    expect(found).toMatchObject({ addresses: [PUBLIC, '2606:2800:21f:cb07::1'], port: 443, pinned: false });
    expect(found.url.href).toBe('https://shop.example/');
  });

  it.each([
    ['not an address', 'shop'],
    ['another scheme', 'ftp://shop.example/'],
    ['a password', 'https://ada:secret@shop.example/'],
    ['a port of mail', 'http://shop.example:25/'],
    ['a high port of another protocol', 'http://shop.example:6667/'],
    ['a private address', 'http://10.0.0.1/'],
    ['this machine', 'http://[::1]/'],
  ])('refuses %s', async (_, url) => {
    await expect(check()(url)).rejects.toMatchObject({ code: 'address-refused' });
  });

  it('refuses a name when any of its addresses is private, and never says which', async () => {
    const refused = check(at(PUBLIC, '192.168.1.7'))('https://shop.example/');
    await expect(refused).rejects.toMatchObject({ code: 'address-refused', message: expect.not.stringContaining('192.168') });
  });

  it('lets a pinned and a trusted host be private', async () => {
    expect(await check(at(), 'shop.example=10.0.0.1:8080')('http://shop.example/')).toMatchObject({
      addresses: ['10.0.0.1'],
      port: 8080,
      pinned: true,
    });
    expect((await check(at('10.0.0.1'), '', ['shop.example'])('http://shop.example/')).addresses).toEqual(['10.0.0.1']);
  });

  it.each([
    ['without addresses', at()],
    ['that is unknown', () => Promise.reject(new Error('ENOTFOUND'))],
  ] as [string, Resolve][])('says that a name %s has no website', async (_, resolve) => {
    await expect(check(resolve)('https://shop.example/')).rejects.toMatchObject({ code: 'address-unresolved' });
  });

  it('leaves a resolver behind that does not answer', async () => {
    const reason = new Error('stopped');
    await expect(check(() => new Promise(() => undefined))('https://shop.example/', AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});
