import { describe, expect, it } from 'vitest';
import type { UrlChange } from '#contracts/strategy.ts';
import { redirectsAsApache, redirectsAsCsv, redirectsAsNetlify, redirectsAsNginx, redirectsAsVercel } from './redirects.ts';

const change = (from: string, to: string, status: UrlChange['status'] = 301, reason = 'Same text'): UrlChange => ({
  from,
  to,
  status,
  reason,
});

const MAP = [change('/über uns', '/team'), change('/shop?id=4', '/shop', 308), change('/old', '', 410, 'Filler, dropped')];

describe('redirect maps', () => {
  it('writes CSV with encoded paths and quoted cells', () => {
    expect(redirectsAsCsv(MAP)).toBe(
      'from,to,status,reason\r\n/%C3%BCber%20uns,/team,301,Same text\r\n/shop?id=4,/shop,308,Same text\r\n/old,,410,"Filler, dropped"\r\n',
    );
  });

  it('writes nginx rules that compare exactly, queries by the request', () => {
    expect(redirectsAsNginx(MAP)).toBe(
      'location = "/über uns" { return 301 "/team"; }\nif ($request_uri = "/shop?id=4") { return 308 "/shop"; }\nlocation = "/old" { return 410; }\n',
    );
  });

  it('writes Apache rules with the dots escaped and the query compared', () => {
    expect(redirectsAsApache([change('/a.html', '/a'), ...MAP.slice(1)])).toBe(
      'RewriteEngine On\nRewriteRule "^a\\.html$" "/a" [R=301,L,NE]\nRewriteCond %{QUERY_STRING} "^id=4$"\nRewriteRule "^shop$" "/shop?" [R=308,L,NE]\nRewriteRule "^old$" - [G]\n',
    );
  });

  it('writes a Netlify file and a Vercel file', () => {
    expect(redirectsAsNetlify(MAP)).toBe(
      '/%C3%BCber%20uns /team 301!\n/shop id=4 /shop 308!\n# /old is gone: let it answer 404 or 410, no redirect\n',
    );
    expect(JSON.parse(redirectsAsVercel(MAP))).toEqual({
      redirects: [
        { source: '/%C3%BCber%20uns', destination: '/team', statusCode: 301 },
        { source: '/shop', has: [{ type: 'query', key: 'id', value: '4' }], destination: '/shop', statusCode: 308 },
      ],
    });
  });

  it('lets no path of a crawled site add a line or an order to a server file', () => {
    const hostile = [change('/a%0Areturn 500;', '/b'), change('/"; return 500; "', '/b')];
    expect(redirectsAsNginx(hostile)).toBe('location = "/\\"; return 500; \\"" { return 301 "/b"; }\n');
    expect(redirectsAsApache(hostile).split('\n')).toHaveLength(3);
  });

  it('is empty for an empty map', () => {
    expect([redirectsAsNginx([]), redirectsAsApache([]), redirectsAsNetlify([])]).toEqual(['', '', '']);
  });
});
