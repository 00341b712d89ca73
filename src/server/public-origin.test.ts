import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';

it.each([
  ['PUBLIC_URL over the request', { host: 'internal:3000', protocol: 'http' }, 'https://brief.example/app', 'https://brief.example'],
  ['the host of the request', { host: 'Brief.example:3000', protocol: 'http' }, undefined, 'http://brief.example:3000'],
  ['https behind a proxy', { host: 'brief.example', protocol: 'https' }, undefined, 'https://brief.example'],
  ['an IPv6 host', { host: '[::1]:3000', protocol: 'http' }, undefined, 'http://[::1]:3000'],
  ['http for a made-up protocol', { host: 'brief.example', protocol: 'javascript' }, undefined, 'http://brief.example'],
  ['nothing for a host with markup', { host: 'x"><script>', protocol: 'http' }, undefined, ''],
  ['nothing for a host with a path', { host: 'brief.example/evil', protocol: 'http' }, undefined, ''],
])('uses %s', (_what, request, publicUrl, origin) => {
  expect(publicOrigin(request as { host: string; protocol: 'http' | 'https' }, publicUrl)).toBe(origin);
});
