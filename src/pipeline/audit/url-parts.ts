/** URL or href without its fragment. */
export function withoutFragment(url: string): string {
  const at = url.indexOf('#');
  return at < 0 ? url : url.slice(0, at);
}

/** Host of a URL without `www.`; '' for what is not a URL. */
export function bareHost(url: string): string {
  const host = URL.parse(url)?.host ?? '';
  return host.startsWith('www.') ? host.slice(4) : host;
}

/** Scheme of an href in lower case, without the colon; '' for a relative one. */
export function schemeOf(href: string): string {
  const at = href.indexOf(':');
  return at < 0 ? '' : href.slice(0, at).trim().toLowerCase();
}

/** Extension of the file a URL or path names, in lower case and without the dot; '' without one. */
export function fileExtension(url: string): string {
  const path = withoutFragment(url).split('?')[0] ?? '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/** Path and query of an href as words, for matching names of pages: `/about-us.html` gives `about us html`. */
export function pathWords(href: string): string {
  const path = schemeOf(href).startsWith('http') ? href.split('/').slice(3).join(' ') : href;
  return path.replace(/[-_/.#+]+/g, ' ');
}
