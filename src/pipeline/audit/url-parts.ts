import { withoutWww } from '#text/address.ts';
import { replaceAny } from '#text/characters.ts';

/** URL or href without its fragment. */
export function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}

/** Host of a URL without `www.`; '' for what is not a URL. */
export function bareHost(url: string): string {
  return withoutWww(URL.parse(url)?.host ?? '');
}

/** Scheme of an href in lower case, without the colon; '' for a relative one. */
export function schemeOf(href: string): string {
  const at = href.indexOf(':');
  return at < 0 ? '' : href.slice(0, at).trim().toLowerCase();
}

/** Path and query of an href as words, for matching names of pages: `/about-us.html` gives `about us html`. */
export function pathWords(href: string): string {
  const path = schemeOf(href).startsWith('http') ? href.split('/').slice(3).join(' ') : href;
  return replaceAny(path, '-_/.#+', ' ');
}
