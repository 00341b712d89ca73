import type { Page } from '#contracts/page.ts';
import type { Brief } from '#contracts/verification.ts';
import { urlKey } from '../../crawl/url-key.ts';
import type { NewSite } from '../new-site.ts';
import { mapPaths, type PathMap } from '../plan/map-paths.ts';
import { plannedAddresses } from '../plan/planned-addresses.ts';
import { type JudgedAddress, judgeAddress } from './judge-address.ts';

/** A brief next to the new site: what every check reads. */
export type Comparison = {
  brief: Brief;
  now: NewSite;
  map: PathMap;
  /** Every address of the plan with what became of it. */
  addresses: JudgedAddress[];
  /** The page of the new site that an old or planned path leads to; null where none was read. */
  pageAt(path: string): Page | null;
  /** Path of a new page as the old site would write it. */
  pathOf(page: Page): string;
};

/** Lays a brief next to what was read of the new site. */
export function compareSites(brief: Brief, now: NewSite): Comparison {
  const map = mapPaths(brief.url, now.site.url);
  const probes = new Map(now.addresses.map((probe) => [probe.path, probe]));
  const pages = new Map(now.site.pages.flatMap((page) => [page.requestedUrl, page.url].map((url) => [urlKey(url), page] as const)));
  const addresses = plannedAddresses(brief).map((planned) => judgeAddress(planned, probes.get(planned.path), now, map));
  return {
    ...{ brief, now, map, addresses },
    pageAt: (path) => pages.get(urlKey(probes.get(path)?.url || map.toNew(path))) ?? null,
    pathOf: (page) => map.toOld(page.url),
  };
}
