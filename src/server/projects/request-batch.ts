import { siteKey } from '#contracts/address-list.ts';
import type { RefusedSite } from '#contracts/batch.ts';
import { AppError, isAppError } from '#contracts/errors.ts';
import { displayHost, readWebsiteUrl } from '#contracts/website-url.ts';
import { checkAnalysisQuota } from '#database/accounts/usage.ts';
import { createBatch, createSites } from '#database/projects/batches.ts';
import type { RunOptions } from '#database/runs/run-types.ts';
import type { AppParts } from '../parts.ts';
import { checkAddress } from './check-address.ts';

type Site = { url: string; schemeGiven: boolean };

/** Addresses looked up at once. */
const LOOKUPS_AT_ONCE = 10;

/** The sites of a list, each once. Throws `invalid-url` that names the address that is none. */
export function parseSites(urls: readonly string[]): Site[] {
  const sites = new Map<string, Site>();
  for (const typed of urls) {
    const read = readWebsiteUrl(typed);
    if (!read.ok) throw new AppError('invalid-url', `"${typed.trim().slice(0, 100)}" is not a website address. Nothing was started.`);
    if (!sites.has(siteKey(read.url))) sites.set(siteKey(read.url), read);
  }
  return [...sites.values()];
}

/**
 * Which of the sites can be analyzed, and why the others can't. Throws `address-unresolved` when none can.
 */
export async function checkSites(
  parts: Pick<AppParts, 'checkAddress'>,
  sites: readonly Site[],
): Promise<{ sites: Site[]; refused: RefusedSite[] }> {
  const reasons = new Map<Site, string>();
  const waiting = [...sites];
  const lookUp = async () => {
    for (let site = waiting.shift(); site; site = waiting.shift()) {
      const reason = await checkAddress(parts, site.url).then(
        () => null,
        (error: unknown) => {
          if (isAppError(error)) return error.message;
          throw error;
        },
      );
      if (reason !== null) reasons.set(site, reason);
    }
  };
  await Promise.all(Array.from({ length: LOOKUPS_AT_ONCE }, lookUp));
  const good = sites.filter((site) => !reasons.has(site));
  const refused = sites.flatMap((site) => (reasons.has(site) ? [{ url: site.url, reason: reasons.get(site) ?? '' }] : []));
  if (good.length === 0) {
    const first = refused[0];
    const named = first ? ` ${displayHost(first.url)}: ${first.reason}` : '';
    throw new AppError('address-unresolved', `None of these sites can be analyzed.${named}`);
  }
  return { sites: good, refused };
}

type BatchRequest = {
  userId: string;
  sites: Site[];
  refused: RefusedSite[];
  options: Omit<RunOptions, 'schemeGiven'>;
  /** Analyses per month; null means unlimited. */
  limit: number | null;
  now: Date;
};

/**
 * Requests the analyses of a list in one transaction: list, projects, runs and jobs, all or nothing. Other users take turns with them
 * (`nextTurn`). Throws `quota-exceeded`, saying how many are left, when the month's analyses don't suffice for all.
 */
export function requestBatch({ database, queue }: Pick<AppParts, 'database' | 'queue'>, request: BatchRequest): Promise<string> {
  const { userId, sites, refused, options, limit, now } = request;
  return database.db.transaction(async (tx) => {
    await checkAnalysisQuota(tx, { userId, limit, at: now, count: sites.length });
    const batchId = await createBatch(tx, { userId, refused });
    const created = sites.map(({ url, schemeGiven }) => ({ url, options: { ...options, schemeGiven } }));
    for (const run of await createSites(tx, { batchId, userId, sites: created })) await queue.enqueueAnalysis(run, tx);
    return batchId;
  });
}
