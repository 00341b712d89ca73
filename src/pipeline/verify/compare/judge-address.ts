import { urlKey } from '../../crawl/url-key.ts';
import type { AddressProbe, NewPages } from '../new-site.ts';
import type { PathMap } from '../plan/map-paths.ts';
import type { PlannedAddress } from '../plan/planned-addresses.ts';

/** What became of an address. `here`, `moved` and `dropped` are as planned. */
export type AddressVerdict =
  | 'here'
  | 'moved'
  | 'dropped'
  | 'unanswered'
  | 'gone'
  | 'soft-404'
  | 'to-home'
  | 'elsewhere'
  | 'temporary'
  | 'chain'
  | 'not-redirected';

export type JudgedAddress = PlannedAddress & { verdict: AddressVerdict; probe: AddressProbe | undefined };

/** Status codes that tell search engines a page has moved for good (RFC 9110, 15.4.2 and 15.4.9). */
const PERMANENT = new Set([301, 308]);

const isSamePage = (a: string, b: string) => urlKey(a) === urlKey(b);

/** A page that answers as missing pages do, though its status says that it is there. */
function isSoft404(probe: AddressProbe, { missingPage, site }: NewPages): boolean {
  if (missingPage === null || missingPage.status >= 400) return false;
  const home = site.pages[0]?.url ?? site.url;
  // A missing page that leads home is told from the address, and an app of one shell titles all its pages alike.
  if (isSamePage(missingPage.url, home) || missingPage.title === site.pages[0]?.title) return false;
  return isSamePage(missingPage.url, probe.url) || (missingPage.title !== '' && missingPage.title === probe.title);
}

/** Judges one address by what it answered. */
export function judgeAddress(planned: PlannedAddress, probe: AddressProbe | undefined, now: NewPages, map: PathMap): JudgedAddress {
  const judged = (verdict: AddressVerdict): JudgedAddress => ({ ...planned, verdict, probe });
  if (probe === undefined || probe.status === null) return judged('unanswered');
  const { hops, status, url } = probe;
  const home = now.site.url;
  const target = map.toNew(planned.to);
  if (planned.kind === 'gone') return judged('dropped');
  if (status >= 400) return judged(status === 401 || status === 403 || status === 429 || status >= 500 ? 'unanswered' : 'gone');
  if (isSoft404(probe, now)) return judged('soft-404');
  const isHome = isSamePage(url, home);
  if (isHome && !isSamePage(target, home)) return judged('to-home');
  // A closing slash, `www.` or https alone is the same address.
  const turns = hops.filter((hop, at) => !isSamePage(hop.url, hops[at + 1]?.url ?? url));
  if (hops.length > 1 && turns.length > 0) return judged('chain');
  if (turns.some((hop) => !PERMANENT.has(hop.status))) return judged('temporary');
  if (planned.kind === 'move') {
    if (turns.length === 0) return judged(isSamePage(url, target) ? 'moved' : 'not-redirected');
    return judged(isSamePage(url, target) ? 'moved' : 'elsewhere');
  }
  return judged(turns.length === 0 ? 'here' : 'moved');
}
