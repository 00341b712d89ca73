import type { PageType } from '#contracts/page.ts';
import type { UnreadPage } from '#contracts/site.ts';
import lexicon from '#lexicon/crawl/page-types.json' with { type: 'json' };
import { detectPageType, findLocale, isListing } from './page-type.ts';
import { detectTrap, isActionUrl, isFileUrl } from './traps.ts';
import { isSameSite, onHostOf, pathSegments, tidyUrl, urlKey } from './url-key.ts';

/** How an address was found; a stronger finding replaces a weaker one. */
export type FoundIn = 'named' | 'navigation' | 'link' | 'sitemap';

/** An address that may be read. */
export type Candidate = { url: string; key: string; type: PageType; label: string; foundIn: FoundIn };

type Entry = { candidate: Candidate; base: number; section: string | null };

/** Addresses waiting to be read, best first. */
export type Frontier = ReturnType<typeof createFrontier>;

const STRENGTH: Record<FoundIn, number> = { sitemap: 0, link: 1, navigation: 2, named: 3 };

// Order of reading: what tells most about a business first, blog last. The numbers only rank.
const PRIORITY: Record<PageType, number> = lexicon.priorities;
// Before everything else.
const NAMED = 1_000;
const IN_NAVIGATION = 14;
const IN_LINK = 4;
const IMPRINT = 16;
const HAS_QUERY = -10;
const OTHER_LANGUAGE = -80;
const LISTING = -60;
const PER_SEGMENT = -2;
// One section (/services/...) must not fill the whole reading: from its third page on, each counts a little less.
const FREE_PER_SECTION = 2;
const PER_SIBLING = -3;

const MAX_KNOWN = 5_000;
// Sitemaps are read first; what the pages link to must still find room.
const MAX_FROM_SITEMAP = 4_000;
const MAX_ADDED = 20_000;
const MAX_LENGTH = 4_096;
// What robots.txt says is asked only when an address is about to be taken; after this many refusals the rest counts as refused.
const MAX_FORBIDDEN = 1_000;
const MAX_REFUSED = 500;
// Versions of one page that differ only in their parameters.
const MAX_VARIANTS = 3;

/**
 * Collects the addresses of one site. The order of taking follows from what was added and taken before and from nothing
 * else, so equal sites are read in equal order. `allows` answers for robots.txt.
 */
export function createFrontier(homeUrl: string, allows: (url: string) => boolean) {
  const known = new Map<string, Candidate | null>();
  // Every page names the same addresses in its menus: how strongly each was found so far.
  const added = new Map<string, number>();
  const waiting = new Map<string, Entry>();
  const variants = new Map<string, number>();
  const takenInSection = new Map<string, number>();
  const refused: UnreadPage[] = [];
  const homeLocale = findLocale(homeUrl);
  let forbidden = 0;

  const refuse = (url: string, reason: UnreadPage['reason'], detail: string) => {
    if (refused.length < MAX_REFUSED) refused.push({ url, reason, detail, status: null });
  };
  const getPriority = ({ base, section }: Entry) => {
    const taken = section === null ? 0 : (takenInSection.get(section) ?? 0);
    return base + Math.max(0, taken + 1 - FREE_PER_SECTION) * PER_SIBLING;
  };
  const best = () => {
    let found: Entry | null = null;
    for (const entry of waiting.values()) if (found === null || getPriority(entry) > getPriority(found)) found = entry;
    return found;
  };
  const baseOf = ({ url, type, foundIn }: Candidate) => {
    const locale = findLocale(url);
    const found = { named: NAMED, navigation: IN_NAVIGATION, link: IN_LINK, sitemap: 0 }[foundIn];
    const isForeign = locale !== '' && locale !== homeLocale;
    return (
      PRIORITY[type] +
      found +
      (type === 'legal' && lexicon.imprints.some((word) => url.includes(word)) ? IMPRINT : 0) +
      (url.includes('?') ? HAS_QUERY : 0) +
      (isForeign ? OTHER_LANGUAGE : 0) +
      (isListing(url) ? LISTING : 0) +
      pathSegments(url).length * PER_SEGMENT
    );
  };

  return {
    /** Adds an address. Known ones, other sites, actions and files are left out; traps are noted. */
    add(raw: string, { foundIn, label }: { foundIn: FoundIn; label: string }) {
      const strength = STRENGTH[foundIn];
      if (raw.length > MAX_LENGTH || (added.get(raw) ?? -1) >= strength) return;
      if (added.size < MAX_ADDED) added.set(raw, strength);
      const tidy = tidyUrl(raw);
      const key = tidy === null ? null : urlKey(tidy);
      if (tidy === null || key === null || !isSameSite(tidy, homeUrl)) return;
      // Asked for on the host and scheme that answered with the home page, which saves a redirect each.
      const url = onHostOf(homeUrl, tidy);
      const earlier = known.get(key);
      if (earlier) {
        if (waiting.has(key) && strength > STRENGTH[earlier.foundIn]) {
          const type = earlier.type === 'other' ? detectPageType(url, label) : earlier.type;
          const better = { ...earlier, foundIn, type, label: earlier.label || label };
          known.set(key, better);
          waiting.set(key, { candidate: better, base: baseOf(better), section: sectionOf(url) });
        }
        return;
      }
      if (known.has(key) || known.size >= (foundIn === 'sitemap' ? MAX_FROM_SITEMAP : MAX_KNOWN)) return;
      known.set(key, null);
      if (isActionUrl(url)) return;
      if (isFileUrl(url)) return refuse(url, 'not-html', 'It is a file, not a page.');
      const trap = detectTrap(url);
      if (trap !== null) return refuse(url, 'trap', `It looks like one of endlessly many: ${trap}.`);
      const [bare = ''] = key.split('?', 1);
      variants.set(bare, (variants.get(bare) ?? 0) + 1);
      if (key !== bare && (variants.get(bare) ?? 0) > MAX_VARIANTS)
        return refuse(url, 'trap', 'It looks like one of endlessly many: the same path with other parameters.');
      const candidate: Candidate = { url, key, type: detectPageType(url, label), label, foundIn };
      known.set(key, candidate);
      waiting.set(key, { candidate, base: baseOf(candidate), section: sectionOf(url) });
    },
    /** Takes the best address that robots.txt allows; null when none is left. */
    take(): Candidate | null {
      for (let entry = best(); entry !== null; entry = best()) {
        const { url, key } = entry.candidate;
        waiting.delete(key);
        if (forbidden < MAX_FORBIDDEN && allows(url)) {
          if (entry.section !== null) takenInSection.set(entry.section, (takenInSection.get(entry.section) ?? 0) + 1);
          return entry.candidate;
        }
        forbidden += 1;
        refuse(url, 'robots', "The site's robots.txt asks not to read it.");
      }
      return null;
    },
    /** Marks an address as read, so that it is not taken again. */
    close(url: string): void {
      const key = urlKey(url);
      if (key === null) return;
      if (!known.has(key)) known.set(key, null);
      waiting.delete(key);
    },
    waiting: () => waiting.size,
    /** What waits, in the order in which it would be taken. */
    rest: () => [...waiting.values()].toSorted((a, b) => getPriority(b) - getPriority(a)).map(({ candidate }) => candidate),
    /** Addresses that will not be read, with the reason, in the order found. */
    refused: () => refused,
  };
}

// Pages at the top are sections of their own and never crowd each other out.
function sectionOf(url: string): string | null {
  const [first, second] = pathSegments(url).slice(findLocale(url) === '' ? 0 : 1);
  return first === undefined || second === undefined ? null : first;
}
