import lexicon from '#lexicon/crawl/url-traps.json' with { type: 'json' };
import { isDigits } from '#text/characters.ts';
import { createNameMatcher } from './name-matcher.ts';
import { pathSegments } from './url-key.ts';

const MAX_PATH_LENGTH = 400;
const MAX_SEGMENTS = 10;
const MAX_PARAMETERS = 3;
const DATE_SEGMENT = /^\d{4}(?:-\d{1,2}){0,2}$/;

const isSession = createNameMatcher(lexicon.sessionParameters);
const isFacet = createNameMatcher(lexicon.facetParameters);
const isCalendar = createNameMatcher(lexicon.calendarParameters);
const CALENDAR_VIEWS = new Set(lexicon.calendarViews);
const CALENDAR_PATHS = new Set(lexicon.calendarPaths);
const ACTION_PATHS = new Set(lexicon.actionPaths);
const ACTION_PARAMETERS = new Set(lexicon.actionParameters);
const FILE_EXTENSIONS = new Set(lexicon.fileExtensions);

/** Whether requesting a URL may change something (sign-out, cart, deletion), or only machines read it: such URLs are never requested. */
export function isActionUrl(url: string): boolean {
  const parsed = URL.parse(url);
  if (parsed === null) return true;
  const segments = parsed.pathname.toLowerCase().split('/');
  return segments.some((segment) => ACTION_PATHS.has(segment)) || parameterNames(parsed).some((name) => ACTION_PARAMETERS.has(name));
}

/** Whether the extension says that a URL is a file, so that it need not be requested to know that it is not a page. */
export function isFileUrl(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '';
  return path.includes('.') && FILE_EXTENSIONS.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
}

/** Why a URL looks like one of an endless family (calendar, facets, sessions, growing path); null when it does not. */
export function detectTrap(url: string): string | null {
  const parsed = URL.parse(url);
  if (!parsed) return 'not a valid address';
  if (parsed.pathname.length + parsed.search.length > MAX_PATH_LENGTH) return 'the address is too long';
  const segments = pathSegments(url);
  if (segments.length > MAX_SEGMENTS) return 'the path is too deep';
  if (hasRepeats(segments)) return 'the path repeats itself';
  if (parsed.pathname.toLowerCase().includes(';jsessionid=')) return 'the address carries a session';
  if (isCalendarPath(segments)) return 'a page of a calendar';
  const names = parameterNames(parsed);
  if (names.some(isSession)) return 'the address carries a session';
  if (names.some(isCalendar)) return 'a page of a calendar';
  if (names.some(isFacet)) return 'a sorted or filtered view of another page';
  if (names.length > MAX_PARAMETERS) return 'too many parameters';
  return null;
}

function parameterNames({ search, searchParams }: URL): string[] {
  return search === '' ? [] : [...searchParams.keys()].map((name) => name.toLowerCase().split('[', 1)[0] ?? '');
}

// A relative link on a page that responds at any depth grows without end: /a/b/a/b/a/b.
function hasRepeats(segments: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const segment of segments) counts.set(segment, (counts.get(segment) ?? 0) + 1);
  return [...counts.values()].some((count) => count >= 3);
}

// /events/2026-05 is a leaf of the calendar, /events/2026/summer-party is a page.
function isCalendarPath(segments: readonly string[]): boolean {
  const last = segments.at(-1) ?? '';
  const isLeaf = DATE_SEGMENT.test(last) || isDigits(last, 2) || CALENDAR_VIEWS.has(last);
  return isLeaf && segments.some((segment) => CALENDAR_PATHS.has(segment)) && segments.some((segment) => DATE_SEGMENT.test(segment));
}
