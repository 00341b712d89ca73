import { pathSegments } from './url-key.ts';

const MAX_PATH_LENGTH = 400;
const MAX_SEGMENTS = 10;
const MAX_PARAMETERS = 3;
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid\w*|sessionid|session_id|sid|cfid|cftoken|zenid|oscsid)$/;
const FACET =
  /^(?:sort|sortby|sort_by|order|orderby|order_by|dir|filter\w*|facet\w*|f|refine|view|limit|per_page|perpage|pagesize|min_price|max_price|price|color|colour|size|brand|add-to-cart|add_to_cart|add_to_wishlist|replytocom|share|print|format|amp|noamp|redirect\w*|return\w*|next|back|tagged|swoof|yith_\w+)$/;
const CALENDAR_PARAMETER = /^(?:date|day|month|year|week|tribe-bar-date|eventdisplay|ical|start_date|end_date)$/;
const CALENDAR_PATH = /^(?:calendar|kalender|calendrier|calendario|agenda|events?|veranstaltungen|termine)$/;
const DATE_SEGMENT = /^\d{4}(?:-\d{1,2}){0,2}$/;

/** Addresses that do something instead of showing something, and machine addresses: never asked for. */
const ACTION =
  /(?:^|\/)(?:log-?out|sign-?out|abmelden|deconnexion|unsubscribe|wp-admin|wp-login\.php|wp-json|xmlrpc\.php|cdn-cgi|feed|rss|trackback|cgi-bin)(?:\/|$)|\/(?:delete|remove|add-to-cart)(?:\/|$)/i;

/** Ends of addresses that are files, not pages. */
const FILE_ENDING =
  /\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|txt|md|zip|rar|7z|t?gz|bz2|xz|tar|dmg|exe|msi|apk|deb|rpm|iso|jar|jpe?g|jfif|png|gif|webp|avif|svg|ico|bmp|tiff?|heic|mp[34]|m4[av]|wav|ogg|og[av]|webm|mov|avi|mkv|flac|css|m?js|json|xml|rss|atom|ics|vcf|woff2?|ttf|otf|eot|wasm|map|webmanifest|epub|mobi)$/i;

/** True of addresses whose asking may change something (sign-out, cart, deletion) or that only machines read. */
export function isActionUrl(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed === null || ACTION.test(parsed.pathname) || /[?&](?:action|do|add-to-cart|remove_item|logout)=/i.test(parsed.search);
}

/** True when the address names a file by its ending, so that it need not be asked for to know that it is no page. */
export function isFileUrl(url: string): boolean {
  return FILE_ENDING.test(URL.parse(url)?.pathname ?? '');
}

/** Why an address looks like one of an endless family (calendar, facets, sessions, growing path); null when it does not. */
export function detectTrap(url: string): string | null {
  const parsed = URL.parse(url);
  if (!parsed) return 'not a valid address';
  if (parsed.pathname.length + parsed.search.length > MAX_PATH_LENGTH) return 'the address is too long';
  const segments = pathSegments(url);
  if (segments.length > MAX_SEGMENTS) return 'the path is too deep';
  if (repeats(segments)) return 'the path repeats itself';
  if (/;jsessionid=/i.test(parsed.pathname)) return 'the address carries a session';
  if (
    segments.some((segment) => CALENDAR_PATH.test(segment)) &&
    segments.some((segment) => DATE_SEGMENT.test(segment)) &&
    isOnlyDates(segments)
  ) {
    return 'a page of a calendar';
  }
  const names = [...parsed.searchParams.keys()].map((name) => name.toLowerCase().replace(/\[.*$/, ''));
  if (names.some((name) => SESSION.test(name))) return 'the address carries a session';
  if (names.some((name) => CALENDAR_PARAMETER.test(name))) return 'a page of a calendar';
  if (names.some((name) => FACET.test(name))) return 'a sorted or filtered view of another page';
  if (names.length > MAX_PARAMETERS) return 'too many parameters';
  return null;
}

// A relative link on a page that answers at any depth grows for ever: /a/b/a/b/a/b.
function repeats(segments: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= 3);
}

// /events/2026-05 is a leaf of the calendar, /events/2026/summer-party is a page.
function isOnlyDates(segments: readonly string[]): boolean {
  const last = segments.at(-1) ?? '';
  return DATE_SEGMENT.test(last) || /^(?:\d{1,2}|day|month|week|list|today)$/.test(last);
}
