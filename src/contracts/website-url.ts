import { AppError } from './errors.ts';

/** Longest URL accepted, in characters (the usual limit of browsers and servers). */
export const MAX_URL_LENGTH = 2048;

export const URL_REQUIRED = {
  title: 'URL Required',
  message: 'Please enter a website URL to analyze.',
} as const;
export const URL_INVALID = {
  title: 'Invalid URL',
  message: 'Please enter a valid website URL (e.g., example.com or https://example.com).',
} as const;

// An optional scheme, labels with a dot between them, a top-level part of at least two letters, an optional port and path.
const HOST_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const WEBSITE_URL = new RegExp(
  `^(?:(https?)://)?((?:${HOST_LABEL}\\.)+(?:xn--[a-z0-9-]{2,59}|\\p{L}{2,63})\\.?)(:\\d{1,5})?([/?#]\\S*)?$`,
  'iu',
);

export type WebsiteUrlProblem = { title: string; message: string };

/**
 * Parses what a user typed into a URL field: the URL with its scheme (default `https`), or the toast to show. Refuses
 * credentials, other schemes, bare IP addresses and texts that are too long. Without `schemeGiven`, `http` may be tried when `https` fails.
 */
export function readWebsiteUrl(input: string): { ok: true; url: string; schemeGiven: boolean } | { ok: false; problem: WebsiteUrlProblem } {
  const text = input.trim();
  if (text === '') return { ok: false, problem: URL_REQUIRED };
  if (text.length > MAX_URL_LENGTH) return { ok: false, problem: URL_INVALID };
  const match = WEBSITE_URL.exec(text);
  if (!match) return { ok: false, problem: URL_INVALID };
  const [, scheme, host, port = '', rest = ''] = match;
  try {
    const url = new URL(`${(scheme ?? 'https').toLowerCase()}://${host}${port}${rest || '/'}`);
    url.hash = '';
    return { ok: true, url: url.href, schemeGiven: scheme !== undefined };
  } catch {
    return { ok: false, problem: URL_INVALID };
  }
}

/** Like `readWebsiteUrl`, for the server and the command line. Throws `invalid-url` with the toast's message. */
export function parseWebsiteUrl(input: string): { url: string; schemeGiven: boolean } {
  const result = readWebsiteUrl(input);
  if (!result.ok) throw new AppError('invalid-url', result.problem.message);
  return { url: result.url, schemeGiven: result.schemeGiven };
}

/** Host without a leading `www.`, for display and for comparing sites. */
export function displayHost(url: string): string {
  try {
    const { host } = new URL(url);
    return host.startsWith('www.') ? host.slice(4) : host;
  } catch {
    return url;
  }
}
