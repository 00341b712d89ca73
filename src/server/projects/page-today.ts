import type { Site } from '#contracts/site.ts';
import type { PagePlanItem, Strategy } from '#contracts/strategy.ts';
import { displayHost } from '#contracts/website-url.ts';
import { parseRobotsTxt } from '#pipeline/crawl/robots.ts';
import { isSameSite } from '#pipeline/crawl/url-key.ts';

/** Where a page of the plan is today, or why there is nothing to show of it, a sentence. */
export type Today = { url: string; reason: '' } | { url: string | null; reason: string };

const NEW_PAGE = 'This page is new: there is nothing of it today.';
const UNKNOWN = 'This page is not in the plan.';

/**
 * Where a page of the plan is today. A page that was not read is opened only where the site's robots.txt, as it was read then, allows it.
 * Pure.
 */
export function pageToday(path: string, site: Site, strategy: Strategy): Today {
  const planned = findPlanned(path, strategy);
  if (!planned) return { url: null, reason: UNKNOWN };
  if (planned.decision === 'add') return { url: null, reason: NEW_PAGE };
  const url = URL.parse(planned.url, site.url)?.href;
  if (!url || !isSameSite(url, site.url)) return { url: null, reason: 'This page is on another site.' };
  if (planned.read !== false || mayRead(url, site)) return { url, reason: '' };
  return { url, reason: `${displayHost(site.url)} asks programs not to open this page (robots.txt), so there is no screenshot of it.` };
}

function findPlanned(path: string, { craft, engineer }: Strategy): Pick<PagePlanItem, 'url' | 'decision' | 'read'> | undefined {
  const planned = engineer.pagePlan.find((page) => page.path === path);
  if (planned) return planned;
  return path === craft.pages[0]?.path ? { url: path, decision: 'keep' } : undefined;
}

function mayRead(url: string, { robots, unread }: Site): boolean {
  if (unread.some((page) => page.url === url && page.reason === 'robots')) return false;
  // Without an answer, or after a server error, everything is forbidden (RFC 9309, section 2.3.1.4).
  if (robots.status === null || robots.status >= 500 || robots.status === 429) return false;
  return parseRobotsTxt(robots.url, robots.status, robots.text).allows(url);
}
