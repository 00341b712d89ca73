import type { Page } from '#contracts/page.ts';
import type { LinkCheck } from '#contracts/site.ts';
import { checkLink, type FetchRules } from './fetch-page.ts';
import { detectTrap, isActionUrl } from './traps.ts';
import { tidyUrl, urlKey } from './url-key.ts';

const MAX_CHECKS = 100;
const CHECK_TIMEOUT_MS = 8_000;
const ALL_CHECKS_MS = 15_000;
// After this many URLs that robots.txt forbids the rest count as forbidden too; checking thousands takes long.
const MAX_FORBIDDEN = 500;

// Concurrent link checks while pages are still being read: pages come first.
const EARLY_AT_ONCE = 4;

/** Makes the link checker of one crawl. */
export function createLinkChecker(rules: FetchRules) {
  const pauseMs = rules.robots.crawlDelayMs;
  const room = pauseMs > 0 ? Math.min(MAX_CHECKS, Math.floor(ALL_CHECKS_MS / pauseMs)) : MAX_CHECKS;
  const asked = new Map<string, Promise<LinkCheck | null>>();
  let isFinishing = false;
  // This much of the time budget must remain: the checks started together have 15 s.
  const reserve = () => Math.max(0, rules.client.timeLeftMs() - ALL_CHECKS_MS);
  const ask = (url: string, reserveMs: number) => {
    const check = asked.get(url) ?? checkLink(url, CHECK_TIMEOUT_MS, { ...rules, reserveMs });
    check.catch(() => undefined); // awaited by finish()
    asked.set(url, check);
    return check;
  };
  const isOver = (reserveMs: number) => isFinishing || rules.client.timeLeftMs() - reserveMs < CHECK_TIMEOUT_MS;
  const askInTurn = async (waiting: string[], reserveMs: number) => {
    for (let url = waiting.shift(); url !== undefined && !isOver(reserveMs); url = waiting.shift()) await ask(url, reserveMs);
  };

  return {
    /**
     * Starts while pages are being fetched: with the links of the pages read so far, without `spared`, the URLs that are read or
     * may still be. Each URL is requested once, so starting early changes nothing in the result.
     */
    start(pages: Page[], spared: string[]): void {
      if (pauseMs > 0) return;
      const keys = new Set(spared.map(urlKey));
      const waiting = unknownAddresses(pages, spared, rules, room).filter((url) => !asked.has(url) && !keys.has(urlKey(url)));
      const reserveMs = reserve();
      for (let place = 0; place < EARLY_AT_ONCE; place += 1) askInTurn(waiting, reserveMs).catch(() => undefined); // reported by finish()
    },
    /**
     * Requests the internal URLs that the pages link to and that were not requested yet, so that broken links and
     * redirects are known: at most 100, in reading order, unread pages before other spellings of read ones, within 15 s and
     * the time left. `checks` are the results so far. URLs that do something (sign-out, cart) are never requested.
     */
    async finish(pages: Page[], checks: LinkCheck[]): Promise<LinkCheck[]> {
      isFinishing = true;
      const reserveMs = reserve();
      const urls = unknownAddresses(
        pages,
        checks.map(({ url }) => url),
        rules,
        room,
      );
      const found = await Promise.all(urls.map((url) => ask(url, reserveMs)));
      return found.filter((check) => check !== null);
    },
  };
}

function unknownAddresses(pages: Page[], known: string[], rules: FetchRules, room: number): string[] {
  const asked = new Set([...known, ...pages.flatMap((page) => [page.url, page.requestedUrl])]);
  const readKeys = new Set(pages.flatMap((page) => [urlKey(page.url), urlKey(page.requestedUrl)]));
  const fresh: string[] = [];
  const otherSpellings: string[] = [];
  let forbidden = 0;
  const links = new Set(pages.flatMap((page) => page.links.flatMap(({ internal, href }) => (internal ? href : []))));
  for (const href of links) {
    const url = tidyUrl(href);
    if (url === null || asked.has(url) || isActionUrl(url) || detectTrap(url) !== null) continue;
    asked.add(url);
    if (fresh.length === room || forbidden === MAX_FORBIDDEN) break;
    if (!rules.robots.allows(url)) {
      forbidden += 1;
      continue;
    }
    if (readKeys.has(urlKey(url))) otherSpellings.push(url);
    else fresh.push(url);
  }
  return [...fresh, ...otherSpellings].slice(0, room);
}
