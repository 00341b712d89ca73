/** A URL read from a site, when it may become a link; undefined for other schemes and invalid URLs. */
export function safeHref(address: string): string | undefined {
  try {
    const url = new URL(address);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Path and query of an address as people read it; the address itself when it is none. */
export function pathOf(address: string): string {
  try {
    const url = new URL(address);
    return decodeURI(url.pathname + url.search);
  } catch {
    return address;
  }
}
