import type { PagePlanItem, UrlChange } from '#contracts/strategy.ts';
import { distinctBy } from '#text/words.ts';
import { pathOf, type Reading, samePageKey } from '../read-site.ts';
import { websiteMeant } from './forgotten-scheme.ts';
import { nearestPage } from './nearest-page.ts';
import { plannedPage } from './page-plan.ts';

/**
 * URLs that change; all others stay. Merged pages redirect to the page that takes over, dropped pages return 410, today's
 * redirects are carried over, and broken URLs with a clear twin redirect to it. Nothing is sent to the home page in bulk
 * (Google, "Site moves with URL changes").
 */
export function mapUrls(reading: Reading, plan: readonly PagePlanItem[]): UrlChange[] {
  const { site } = reading;
  const changes: UrlChange[] = [];
  for (const item of plan) {
    if (item.decision === 'merge') changes.push({ from: item.path, to: endOf(item.mergeInto, plan), status: 301, reason: item.reason });
    const entry = reading.pages.find((page) => page.path === item.path);
    if (item.decision === 'drop' && entry && entry.page.status < 400)
      changes.push({ from: item.path, to: '', status: 410, reason: item.reason });
  }
  const kept = plan.filter((item) => item.decision === 'keep');
  const live = new Set(kept.map((item) => item.path));
  for (const { page, path } of reading.pages) {
    for (const hop of page.redirects) {
      const from = pathOf(hop.url, site.host);
      if (from.startsWith('/') && !live.has(from) && samePageKey(from) !== samePageKey(path)) {
        changes.push({ from, to: endOf(path, plan), status: 301, reason: 'Redirects there today: carry the redirect over.' });
      }
    }
  }
  for (const check of site.linkChecks.filter((entry) => entry.status === 404 || entry.status === 410)) {
    const from = pathOf(check.url, site.host);
    if (!from.startsWith('/') || live.has(from) || websiteMeant(from) !== '') continue;
    const twin = plannedPage(from, kept)?.path ?? nearestPage(from, reading, kept);
    if (twin !== '' && twin !== from)
      changes.push({
        from,
        to: twin,
        status: 301,
        reason: `Linked on the site but returns ${check.status}; ${twin} is the page that was meant.`,
      });
  }
  return distinctBy(
    changes.filter((change) => change.from !== change.to),
    (change) => change.from,
  );
}

/** The page that takes over in the end: a redirect to a merged page would be a chain. */
function endOf(path: string, plan: readonly PagePlanItem[]): string {
  const passed = new Set<string>();
  let end = path;
  while (!passed.has(end)) {
    passed.add(end);
    end = plan.find((item) => item.path === end && item.decision === 'merge')?.mergeInto ?? end;
  }
  return end;
}
