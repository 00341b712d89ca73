import type { BusinessProfile } from '#contracts/business.ts';
import { REMOVED_BY_OWNER, type RejectedCandidate } from '#contracts/competitor.ts';
import type { ModelCall } from '#contracts/model-call.ts';
import type { Site } from '#contracts/site.ts';
import { displayHost, readWebsiteUrl } from '#contracts/website-url.ts';
import { industryById, WELL_KNOWN_DATE } from '#lexicon/industries/industries.ts';
import type { PlacesClient } from '#places/places-client.ts';
import type { SearchClient } from '#search/search-client.ts';
import { type Candidate, candidateKeys, distinctCandidates } from './candidate.ts';
import type { CompetitorReader } from './competitor-reader.ts';
import { findLocalCandidates } from './local/find-local-candidates.ts';
import { localTradeOf } from './local/local-trade.ts';
import { ownComparisonCandidates } from './own-comparison-pages.ts';
import { searchCandidates } from './search-candidates.ts';
import type { SuggestCompetitors } from './suggest-competitors.ts';
import { isVisited } from './vet-candidate.ts';

/** Below this confidence in the category, the bundled list would be a guess. */
const MIN_CATEGORY_CONFIDENCE = 0.3;
/** Of the time left, reserved for visiting what search engine, model and map suggest. */
const KEPT_FOR_VISITS_MS = 13_000;
/** With less time than this, none is asked. */
const MIN_ASKING_MS = 2_000;
/** Sites visited in parallel: twice as many as are shown, since some are rejected. */
const MAX_VISITED = 16;

export type CandidateInput = {
  site: Site;
  profile: BusinessProfile;
  /** URLs the user named. */
  named: string[];
  /** URLs or names the user does not want to see. `named` takes precedence. */
  removed?: string[];
};
export type CandidateServices = {
  reader: CompetitorReader;
  signal: AbortSignal;
  search?: SearchClient;
  places?: PlacesClient;
  suggestCompetitors?: SuggestCompetitors;
  /** Time left for the whole analysis, in milliseconds; without it only the limits of each step apply. */
  msLeft?: () => number;
};
export type Gathered = {
  candidates: Candidate[];
  removed: RejectedCandidate[];
  notes: string[];
  modelCalls: ModelCall[];
  /** Credit to show with candidates from the map; '' when there are none. */
  attribution: string;
};

function userCandidates(named: string[]): Candidate[] {
  return named.map((url) => ({ name: displayHost(url), url, foundVia: 'user', reason: 'You named it.', evidence: [] }));
}

/** None for a local business: nobody chooses between the baker round the corner and a worldwide chain by their websites. */
function bundledCandidates(profile: BusinessProfile, ownUrl: string): Candidate[] {
  if (localTradeOf(profile, ownUrl)) return [];
  const category = profile.industry.candidates[0];
  if (!category || category.confidence < MIN_CATEGORY_CONFIDENCE) return [];
  return (industryById(category.id)?.wellKnown ?? []).map(({ name, host }) => ({
    name,
    url: `https://${host}/`,
    foundVia: 'bundled-list',
    reason: `A well-known business in "${category.label}" (our list of ${WELL_KNOWN_DATE}).`,
    evidence: [],
  }));
}

/**
 * All candidates in the order of trust: the user's, the site's own comparisons, the search engine's, the model's, the map's, the bundled
 * list. The first two are visited while the others are still being asked. Throws only when `signal` is aborted.
 */
export async function gatherCandidates(input: CandidateInput, services: CandidateServices): Promise<Gathered> {
  const { site, profile, named } = input;
  const known = [...userCandidates(named), ...ownComparisonCandidates(site, profile.businessName.text)];
  for (const candidate of known) if (isVisited(candidate)) void services.reader.read(candidate.url);
  const { search, suggestCompetitors, places, signal } = services;
  const mostMs = services.msLeft ? services.msLeft() - KEPT_FOR_VISITS_MS : Number.POSITIVE_INFINITY;
  const mayAsk = mostMs >= MIN_ASKING_MS;
  const isLocal = places !== undefined && localTradeOf(profile, site.url) !== null;
  const tooLate = !mayAsk && (search || suggestCompetitors || isLocal) ? 'Crawling the site left no time to search for competitors.' : '';
  const [searched, suggested, local] = await Promise.all([
    search && mayAsk ? searchCandidates(profile, { search, signal, mostMs }) : { candidates: [], note: '' },
    suggestCompetitors && mayAsk ? suggestCompetitors(mostMs) : { candidates: [], calls: [], note: '' },
    places && mayAsk ? findLocalCandidates(profile, { places, ownUrl: site.url, signal, mostMs }) : { candidates: [], note: '' },
  ]);
  const all = [...known, ...searched.candidates, ...suggested.candidates, ...local.candidates, ...bundledCandidates(profile, site.url)];
  const { wanted, removed } = withoutRemoved(all, input.removed ?? [], userCandidates(named));
  const distinct = distinctCandidates(wanted, { url: site.url, name: profile.businessName.text });
  let visited = 0;
  const candidates = distinct.filter((candidate) => {
    if (!isVisited(candidate)) return true;
    visited += 1;
    return visited <= MAX_VISITED;
  });
  return {
    candidates,
    removed,
    notes: [tooLate, searched.note, suggested.note, local.note].filter((note) => note !== ''),
    modelCalls: suggested.calls,
    attribution: local.candidates.length > 0 ? (places?.attribution ?? '') : '',
  };
}

/** Separates candidates that the user removed, by URL or name. What the user named since is wanted again. */
function withoutRemoved(all: Candidate[], unwanted: string[], users: Candidate[]): { wanted: Candidate[]; removed: RejectedCandidate[] } {
  const keys = new Set(
    unwanted.flatMap((text) => {
      const read = readWebsiteUrl(text);
      return candidateKeys(read.ok ? { name: displayHost(read.url), url: read.url } : { name: text, url: '' });
    }),
  );
  for (const candidate of users) for (const key of candidateKeys(candidate)) keys.delete(key);
  const isRemoved = (candidate: Candidate) => candidateKeys(candidate).some((key) => keys.has(key));
  const matched = distinctCandidates(all.filter(isRemoved), { url: '', name: '' });
  return {
    wanted: all.filter((candidate) => !isRemoved(candidate)),
    removed: matched.map(({ name, url, foundVia }) => ({ name, url, foundVia, reason: REMOVED_BY_OWNER })),
  };
}
