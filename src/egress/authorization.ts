import type { SiteCredentials } from './egress.ts';

/** The Authorization header for a URL (RFC 7617); null where the credentials are for another site, or would leave over plain HTTP. */
export function authorizationFor(url: URL, credentials: SiteCredentials | undefined): string | null {
  if (!credentials) return null;
  const own = new URL(credentials.origin);
  const isOwn = url.origin === own.origin || (own.protocol === 'http:' && url.protocol === 'https:' && url.hostname === own.hostname);
  if (!isOwn) return null;
  return `Basic ${Buffer.from(`${credentials.username}:${credentials.password}`, 'utf8').toString('base64')}`;
}
