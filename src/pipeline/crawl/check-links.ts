import type { Page } from '#contracts/page.ts';
import type { LinkCheck } from '#contracts/site.ts';
import { checkLink, type VisitRules } from './fetch-page.ts';
import { isAction, trapOf } from './traps.ts';
import { tidyUrl, urlKey } from './url-key.ts';

const MAX_CHECKS = 100;
const CHECK_TIMEOUT_MS = 8_000;
const ALL_CHECKS_MS = 15_000;
// So many addresses that robots.txt forbids say that it forbids the rest too; asking it about thousands takes long.
const MAX_FORBIDDEN = 500;

/**
 * Asks for the internal addresses that the pages link to and that were not asked for yet, so that broken links and
 * redirects are known: at most 100, in reading order, unread pages before other spellings of read ones, within 15 s and
 * the time left. `checks` are the answers already there. Addresses that do something (sign-out, cart) are never asked for.
 */
export async function checkLinks(pages: Page[], checks: LinkCheck[], rules: VisitRules): Promise<LinkCheck[]> {
  const pauseMs = rules.robots.crawlDelayMs;
  const room = pauseMs > 0 ? Math.min(MAX_CHECKS, Math.floor(ALL_CHECKS_MS / pauseMs)) : MAX_CHECKS;
  const reserveMs = Math.max(0, rules.visitor.timeLeftMs() - ALL_CHECKS_MS);
  const found = await Promise.all(
    unknownAddresses(pages, checks, rules, room).map((url) => checkLink(url, CHECK_TIMEOUT_MS, { ...rules, reserveMs })),
  );
  return found.filter((check) => check !== null);
}

function unknownAddresses(pages: Page[], checks: LinkCheck[], rules: VisitRules, room: number): string[] {
  const asked = new Set([...checks.map(({ url }) => url), ...pages.flatMap((page) => [page.url, page.requestedUrl])]);
  const readKeys = new Set(pages.flatMap((page) => [urlKey(page.url), urlKey(page.requestedUrl)]));
  const fresh: string[] = [];
  const otherSpellings: string[] = [];
  let forbidden = 0;
  for (const link of pages.flatMap((page) => page.links)) {
    const url = link.internal ? tidyUrl(link.href) : null;
    if (url === null || asked.has(url) || isAction(url) || trapOf(url) !== null) continue;
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
