import { isIP } from 'node:net';
import { getPublicSuffix } from 'tldts';

/** Cookies of one reading, in memory only. Times are milliseconds since 1970. */
export type CookieJar = {
  /** Keeps what an answer of `url` sets, as far as its host may set it. */
  store(url: URL, setCookie: string[], now: number): void;
  /** The Cookie header for a request to `url`; null when there is nothing to send. */
  headerFor(url: URL, now: number): string | null;
};

// Gates set one or two. Browsers keep 180 of 4 kB for each site (RFC 6265 section 6.1 asks for 50).
const MAX_COOKIES = 40;
const MAX_COOKIE_LENGTH = 4_096;
const MAX_HEADER_LENGTH = 8_192;
const MAX_LINES = 20;

type Cookie = { name: string; value: string; domain: string; hostOnly: boolean; path: string; secure: boolean; expiresAt: number };

/** Makes an empty jar that follows RFC 6265 sections 5.2 to 5.4: hosts set cookies for themselves and their parent domains, never for others. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, Cookie>();
  return {
    store(url, setCookie, now) {
      for (const line of setCookie.slice(0, MAX_LINES)) {
        const cookie = readCookie(line, url, now);
        if (cookie === null) continue;
        const key = [cookie.domain, cookie.path, cookie.name].join(';');
        cookies.delete(key);
        if (cookie.expiresAt > now) cookies.set(key, cookie);
        const oldest = cookies.size > MAX_COOKIES ? cookies.keys().next().value : undefined;
        if (oldest !== undefined) cookies.delete(oldest);
      }
    },
    headerFor(url, now) {
      const sent = [...cookies.values()].filter((cookie) => cookie.expiresAt > now && belongs(cookie, url));
      // Longer paths first (section 5.4).
      const pairs = sent.toSorted((a, b) => b.path.length - a.path.length).map(({ name, value }) => `${name}=${value}`);
      let header = '';
      for (const pair of pairs) if (header.length + pair.length + 2 <= MAX_HEADER_LENGTH) header += header === '' ? pair : `; ${pair}`;
      return header === '' ? null : header;
    },
  };
}

function belongs({ domain, hostOnly, path, secure }: Cookie, url: URL): boolean {
  const host = hostOf(url);
  const isHost = host === domain || (!hostOnly && isBelow(host, domain));
  return isHost && (!secure || url.protocol === 'https:') && isPathWithin(url.pathname, path);
}

function readCookie(line: string, url: URL, now: number): Cookie | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
  if (line.length > MAX_COOKIE_LENGTH || /[\x00-\x08\x0a-\x1f\x7f]/.test(line)) return null;
  const [pair = '', ...rest] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, Math.max(0, at)).trim();
  if (name === '') return null;
  const attributes = attributesOf(rest);
  const secure = attributes.has('secure');
  const isSecure = url.protocol === 'https:';
  const domain = domainOf(attributes.get('domain') ?? '', hostOf(url));
  const given = attributes.get('path') ?? '';
  const path = given.startsWith('/') ? given : defaultPath(url.pathname);
  if (domain === null || (secure && !isSecure)) return null;
  if (/^__Secure-/i.test(name) && !secure) return null;
  if (/^__Host-/i.test(name) && !(secure && domain.hostOnly && path === '/')) return null;
  return { name, value: pair.slice(at + 1).trim(), ...domain, path, secure, expiresAt: expiryOf(attributes, now) };
}

function attributesOf(parts: string[]): Map<string, string> {
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}

/** Whose the cookie is; null when the host may not set it: another host's, or one for a public suffix such as co.uk. */
function domainOf(attribute: string, host: string): { domain: string; hostOnly: boolean } | null {
  const domain = attribute.replace(/^\./, '').toLowerCase();
  if (domain === '' || domain === host) return { domain: host, hostOnly: domain === '' || isIP(host) !== 0 };
  if (isIP(host) !== 0 || !isBelow(host, domain)) return null;
  return getPublicSuffix(domain, { allowPrivateDomains: true }) === domain ? null : { domain, hostOnly: false };
}

// Max-Age goes before Expires (section 5.3); without both a cookie lives as long as the jar.
function expiryOf(attributes: Map<string, string>, now: number): number {
  const maxAge = attributes.get('max-age');
  if (maxAge !== undefined && /^-?\d{1,12}$/.test(maxAge)) return now + Number(maxAge) * 1000;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return Number.isNaN(expires) ? Number.POSITIVE_INFINITY : expires;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

function isBelow(host: string, domain: string): boolean {
  return host.endsWith(`.${domain}`);
}

function defaultPath(pathname: string): string {
  const end = pathname.lastIndexOf('/');
  return end <= 0 ? '/' : pathname.slice(0, end);
}

function isPathWithin(pathname: string, path: string): boolean {
  return pathname === path || (pathname.startsWith(path) && (path.endsWith('/') || pathname[path.length] === '/'));
}
