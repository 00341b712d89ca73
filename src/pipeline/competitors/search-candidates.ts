import type { BusinessProfile } from '#contracts/business.ts';
import { isAppError } from '#contracts/errors.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { SearchClient, SearchResult } from '#search/search-client.ts';
import type { Candidate } from './candidate.ts';
import { searchQueries } from './search-queries.ts';

/** Limit for all queries together. */
const TIMEOUT_MS = 12_000;

/** `note` says why candidates are missing; '' when all went well. */
export type Found = { candidates: Candidate[]; note: string };

/**
 * Competitors from a search engine, the best hits of each query in turn. Queries go out one after the other: free plans allow one a
 * second. What fails or takes longer than `mostMs` (12 s at most) ends the search with what there is. Throws only when `signal` is
 * aborted.
 */
export async function searchCandidates(
  profile: BusinessProfile,
  { search, signal, mostMs = TIMEOUT_MS }: { search: SearchClient; signal: AbortSignal; mostMs?: number },
): Promise<Found> {
  const deadline = AbortSignal.timeout(Math.min(TIMEOUT_MS, mostMs));
  const lists: { query: string; results: SearchResult[] }[] = [];
  let note = '';
  try {
    for (const query of searchQueries(profile))
      lists.push({ query, results: await search.search(query, { signal: AbortSignal.any([signal, deadline]) }) });
  } catch (error) {
    signal.throwIfAborted();
    if (deadline.aborted) note = `${search.name} took too long.`;
    else note = isAppError(error) ? error.message : `${search.name} was not used: it failed.`;
  }
  const most = Math.max(0, ...lists.map(({ results }) => results.length));
  const candidates: Candidate[] = [];
  for (let at = 0; at < most; at += 1)
    for (const { query, results } of lists) {
      const hit = results[at];
      if (hit)
        candidates.push({
          name: displayHost(hit.url),
          url: `${new URL(hit.url).origin}/`,
          foundVia: 'search',
          reason: `${search.name} found it for "${query}".`,
          evidence: [],
        });
    }
  return { candidates, note };
}
