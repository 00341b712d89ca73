import robotsParser from 'robots-parser';
import type { Site } from '#contracts/site.ts';
import { splitLines } from '#text/characters.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { decodeUtf8 } from './decode.ts';
import type { PoliteClient } from './polite-client.ts';
import { forbidsAnythingTo } from './robots-groups.ts';
import { onHostOf } from './url-key.ts';

/** The name by which robots.txt addresses us. */
const ROBOT_NAME = 'Sitebrief';
/** RFC 9309 section 2.5: at least 500 kibibytes are read. */
const MAX_ROBOTS_BYTES = 500 * 1024;
const ROBOTS_TIMEOUT_MS = 10_000;
const KEPT_TEXT = 20_000;
// Matching a pattern with stars costs its length times the length of the path, so absurd files could stop the process. Real
// files have tens of short ones; what goes beyond these sums is not read.
const MAX_LINE_LENGTH = 1_000;
const MAX_STARRED_CHARACTERS = 10_000;

// The package's types describe an ES module, its code is CommonJS: what is imported is the function itself.
const parseRobots = robotsParser as unknown as (url: string, text: string) => ParsedRobots;
type ParsedRobots = {
  isAllowed(url: string, robot: string): boolean | undefined;
  getCrawlDelay(robot: string): number | undefined;
  getSitemaps(): string[];
};

/** A site's rules for robots. */
export type Robots = {
  /** Whether an address of the site (or its www twin) may be read. */
  allows(url: string): boolean;
  /** Pause between requests that is asked for, in milliseconds; 0 for none. */
  crawlDelayMs: number;
  /** What the result keeps of it. */
  facts: Site['robots'];
};

/**
 * Reads robots.txt of the host that answered with the home page (RFC 9309): a missing file (4xx) allows everything; one that can't
 * be had (5xx, 429, no answer) forbids everything.
 */
export async function fetchRobots(homeUrl: string, client: PoliteClient): Promise<Robots> {
  const url = new URL('/robots.txt', homeUrl).href;
  const visit = await client.request(url, { maxBytes: MAX_ROBOTS_BYTES, timeoutMs: ROBOTS_TIMEOUT_MS, headers: { accept: 'text/plain' } });
  if (!visit.ok) return disallowAll(url, null);
  const { status, body } = visit.response;
  if (status >= 500 || status === 429) return disallowAll(url, status);
  return parseRobotsTxt(url, status, status >= 200 && status < 300 ? sanitizeText(decodeUtf8(body)) : '');
}

/** The rules of a robots.txt that was read. `url` is its address, `status` its answer. */
export function parseRobotsTxt(url: string, status: number, text: string): Robots {
  const lines = usableLines(text);
  const rules = parseRobots(url, lines.join('\n'));
  const delay = rules.getCrawlDelay(ROBOT_NAME);
  return {
    // The twin host and the other scheme share one file: the one of the host whose home page was read.
    allows: (address) => rules.isAllowed(onHostOf(url, address), ROBOT_NAME) ?? true,
    crawlDelayMs: typeof delay === 'number' && Number.isFinite(delay) && delay > 0 ? delay * 1000 : 0,
    facts: {
      url,
      status,
      text: text.slice(0, KEPT_TEXT),
      allowsAll: !forbidsAnythingTo(ROBOT_NAME, lines.join('\n')),
      sitemaps: rules.getSitemaps().flatMap((sitemap) => URL.parse(sitemap, url)?.href ?? []),
    },
  };
}

function disallowAll(url: string, status: number | null): Robots {
  return { allows: () => false, crawlDelayMs: 0, facts: { url, status, text: '', allowsAll: false, sitemaps: [] } };
}

function usableLines(text: string): string[] {
  let starred = 0;
  return splitLines(text).filter((line) => {
    if (line.length > MAX_LINE_LENGTH) return false;
    if (line.includes('*') && /^\s*(?:dis)?allow\s*:/i.test(line)) starred += line.length;
    return !line.includes('*') || starred <= MAX_STARRED_CHARACTERS;
  });
}
