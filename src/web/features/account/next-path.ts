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
