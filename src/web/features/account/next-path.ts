const OWN = 'https://own.invalid';

/** Where to go after signing in: only a path of our own, else the dashboard. */
export function safeNext(next: string | null): string {
  if (!next?.startsWith('/')) return '/';
  try {
    const url = new URL(next, OWN);
    return url.origin === OWN ? url.pathname + url.search : '/';
  } catch {
    return '/';
  }
}

/** Where the query of the account page leads to: the landing page's form, sent without scripts, names only the website to analyze. */
export function nextPath(search: URLSearchParams): string {
  const url = search.get('url')?.trim();
  return url && !search.has('next') ? `/dashboard?url=${encodeURIComponent(url)}` : safeNext(search.get('next'));
}
