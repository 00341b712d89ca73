/** The versioned address of the API. It stays: what would break a caller gets a new version. */
const VERSION = '/api/v1';

/** The path of a route for a request's URL: `/api/v1/projects` is `/api/projects`. */
export function withoutVersion(url: string): string {
  const rest = url.slice(VERSION.length);
  return url.startsWith(VERSION) && (rest === '' || rest.startsWith('/') || rest.startsWith('?')) ? `/api${rest}` : url;
}
