import { type Cookie, MemoryCookieStore, CookieJar as ToughCookieJar } from 'tough-cookie';
import { withoutFinalDot } from './parse-pins.ts';

/** Cookies of one crawl, in memory only. */
export type CookieJar = {
  /** Keeps the cookies a response of `url` sets, as far as its host may set them. */
  store(url: URL, setCookie: string[]): void;
  /** The Cookie header for a request to `url`; null when there is nothing to send. */
  headerFor(url: URL): string | null;
};

// Sites that check for cookies set one or two. Browsers keep 180 of 4 kB per site (RFC 6265 section 6.1 asks for 50).
const MAX_COOKIES = 40;
const MAX_COOKIE_LENGTH = 4_096;
const MAX_HEADER_LENGTH = 8_192;
const MAX_LINES = 20;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
const CONTROL_CHARACTERS = /[\x00-\x08\x0a-\x1f\x7f]/;

/** Makes an empty jar that follows RFC 6265: hosts set cookies for themselves and their parent domains, never for others or for a public suffix. */
export function createCookieJar(): CookieJar {
  const cookies = new MemoryCookieStore();
  const jar = new ToughCookieJar(cookies, { prefixSecurity: 'strict' });
  // In the order they were set, oldest first.
  const kept = new Map<string, Cookie>();
  const drop = (key: string, { domain, path, key: name }: Cookie) => {
    kept.delete(key);
    cookies.removeCookie(domain ?? '', path ?? '', name, () => undefined);
  };
  return {
    store(url, setCookie) {
      for (const line of setCookie.slice(0, MAX_LINES)) {
        if (line.length > MAX_COOKIE_LENGTH || CONTROL_CHARACTERS.test(line)) continue;
        const cookie = jar.setCookieSync(line, toHref(url), { ignoreError: true });
        if (!cookie) continue;
        const key = [cookie.domain, cookie.path, cookie.key].join(';');
        kept.delete(key);
        kept.set(key, cookie);
        // RFC 6265bis section 5.7: a page without TLS sets no Secure cookies.
        if (cookie.secure && url.protocol !== 'https:') drop(key, cookie);
        const [oldest] = kept.size > MAX_COOKIES ? kept : [];
        if (oldest) drop(...oldest);
      }
    },
    headerFor(url) {
      if (kept.size === 0) return null;
      let header = '';
      for (const cookie of cookiesFor(jar, url)) {
        const pair = cookie.cookieString();
        if (header.length + pair.length + 2 <= MAX_HEADER_LENGTH) header += header === '' ? pair : `; ${pair}`;
      }
      return header === '' ? null : header;
    },
  };
}

function cookiesFor(jar: ToughCookieJar, url: URL): Cookie[] {
  try {
    return jar.getCookiesSync(toHref(url));
  } catch {
    // The library refuses hosts such as `test` and `local`, which are public suffixes themselves; they have no cookies.
    return [];
  }
}

function toHref(url: URL): string {
  return url.href.replace(url.hostname, withoutFinalDot(url.hostname));
}
