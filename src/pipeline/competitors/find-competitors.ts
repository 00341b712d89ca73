import type { BusinessProfile } from '#contracts/business.ts';
import { COMPETITORS_WANTED, type Competitor, type CompetitorReport } from '#contracts/competitor.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import { WELL_KNOWN_DATE } from '#lexicon/industries/industries.ts';
import { plural } from '#text/words.ts';
import type { Candidate } from './candidate.ts';
import { comparisonRow } from './comparison-row.ts';
import { withDeadline } from './deadline-reader.ts';
import { findGaps } from './gaps.ts';
import { type CandidateInput, type CandidateServices, gatherCandidates } from './gather-candidates.ts';
import { servesWidely } from './local/place-queries.ts';
import { isVisited, type Verdict, vetCandidate } from './vet-candidate.ts';

export type CompetitorInput = CandidateInput;
export type CompetitorServices = CandidateServices & { report: ReportProgress };

/**
 * Finds 5 to 8 competitors and compares the site with those that could be visited.
 *
 * Each candidate keeps how it was found. Candidates are visited in parallel through `services.reader`, so this takes as long as the
 * slowest one, but no longer than `services.msLeft`; well-known names are visited only where the others are fewer than five. If there
 * are fewer than five in the end, `note` says so; at most eight are listed. Throws only when `services.signal` is aborted.
 */
export async function findCompetitors(input: CompetitorInput, services: CompetitorServices): Promise<CompetitorReport> {
  const { site, profile } = input;
  const reader = services.msLeft ? withDeadline(services.reader, services.msLeft) : services.reader;
  const { candidates, removed, notes, modelCalls, attribution } = await gatherCandidates(input, services);
  const pages = { pagesRead: site.pages.length, pagesTotal: site.pages.length, page: null };
  const vetAll = (group: Candidate[]) => {
    const visits = group.filter(isVisited).length;
    if (visits > 0)
      services.report({
        stage: 'competitors',
        step: 4,
        message: `Visiting ${plural(visits, 'competitor')}`,
        ...pages,
      });
    return Promise.all(group.map((candidate) => vetCandidate(candidate, profile, reader)));
  };
  const isWellKnown = (candidate: Candidate) => candidate.foundVia === 'bundled-list';
  // The bundled names only fill up the list: they are not visited when enough competitors are known otherwise.
  const verdicts = await vetAll(candidates.filter((candidate) => !isWellKnown(candidate)));
  if (rankCompetitors(getPassed(verdicts)).length < COMPETITORS_WANTED.min)
    verdicts.push(...(await vetAll(candidates.filter(isWellKnown))));
  const competitors = rankCompetitors(getPassed(verdicts));
  const own = comparisonRow(site, profile);
  return {
    competitors,
    rejected: [...verdicts.flatMap((verdict) => ('rejected' in verdict ? [verdict.rejected] : [])), ...removed],
    own,
    gaps: findGaps(own, competitors),
    note: [summarize(competitors, profile), ...notes].filter((note) => note !== '').join(' '),
    listDate: WELL_KNOWN_DATE,
    ...(attribution ? { attribution } : {}),
    ...(modelCalls.length > 0 ? { modelCalls } : {}),
  };
}

const getPassed = (verdicts: Verdict[]) => verdicts.flatMap((verdict) => ('competitor' in verdict ? [verdict.competitor] : []));

/**
 * The list in display order: named by the user, then verified, then only suggested. Names of the map and of the bundled list that
 * could not be visited only fill the list up to the minimum.
 */
function rankCompetitors(passed: Competitor[]): Competitor[] {
  const isPadding = ({ foundVia, status }: Competitor) =>
    (foundVia === 'bundled-list' || foundVia === 'openstreetmap') && status === 'suggested';
  const rank = (competitor: Competitor) => (competitor.foundVia === 'user' ? 0 : competitor.status === 'verified' ? 1 : 2);
  const found = distinctSites(passed.filter((competitor) => !isPadding(competitor)).sort((a, b) => rank(a) - rank(b)));
  const padding = passed.filter(isPadding).slice(0, Math.max(0, COMPETITORS_WANTED.min - found.length));
  return [...found, ...padding].slice(0, COMPETITORS_WANTED.max);
}

/** Two URLs may lead to one site: the first is kept. */
function distinctSites(competitors: Competitor[]): Competitor[] {
  return competitors.filter(
    (competitor, at) => competitor.url === '' || competitors.findIndex((other) => other.url === competitor.url) === at,
  );
}

function summarize(competitors: Competitor[], profile: BusinessProfile): string {
  const verified = competitors.filter((competitor) => competitor.status === 'verified').length;
  const parts: string[] = [];
  if (competitors.length < COMPETITORS_WANTED.min) {
    parts.push(
      `${competitors.length === 0 ? 'No competitors were' : `Only ${plural(competitors.length, 'competitor was', 'competitors were')}`} found: name yours to compare with them.`,
    );
  }
  if (competitors.length > 0)
    parts.push(`${verified} of ${plural(competitors.length, 'competitor was', 'competitors were')} visited and verified.`);
  const place = profile.geographies.find(({ kind, text }) => (kind === 'observed' || kind === 'inferred') && !servesWidely(text))?.text;
  if (competitors.some((competitor) => competitor.foundVia === 'bundled-list'))
    parts.push(
      `Names from our list of ${WELL_KNOWN_DATE} are well-known businesses in your industry${place ? `, not ones near ${place}` : ''}.`,
    );
  return parts.join(' ');
}
