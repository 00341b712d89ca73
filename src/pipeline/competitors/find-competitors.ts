import type { BusinessProfile } from '#contracts/business.ts';
import { COMPETITORS_WANTED, type Competitor, type CompetitorReport, type RejectedCandidate } from '#contracts/competitor.ts';
import type { AuditReport } from '#contracts/finding.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Site } from '#contracts/site.ts';
import { displayHost } from '#contracts/website-url.ts';
import { buildProfile } from '../insight/build-profile.ts';
import { type Candidate, distinctCandidates } from './candidate.ts';
import { comparisonRow } from './comparison-row.ts';
import { findGaps } from './gaps.ts';
import { listingSiteKind } from './not-a-rival.ts';
import { ownComparisonCandidates } from './own-comparison-pages.ts';
import type { RivalReader } from './rival-reader.ts';
import { sameTradeProof } from './same-trade.ts';
import { LIST_DATE, wellKnownNames } from './well-known-names.ts';

/** Below this confidence in the category, the bundled list would be padding. */
const MIN_CATEGORY_CONFIDENCE = 0.3;
/** The user's own names are always kept; of the others this many are looked at, since some will fail the gate. */
const MAX_CANDIDATES = 12;

const NO_AUDIT: AuditReport = {
  findings: [],
  passed: [],
  notRun: [],
  fixFirst: [],
  scores: { overall: null, seo: null, ux: null, accessibility: null, performance: null, content: null, security: null },
};

export type CompetitorInput = { site: Site; audit: AuditReport; profile: BusinessProfile; named: string[] };

function bundledCandidates(profile: BusinessProfile): Candidate[] {
  const category = profile.industry.candidates[0];
  if (!category || category.confidence < MIN_CATEGORY_CONFIDENCE) return [];
  return wellKnownNames(category.id).map(({ name, host }) => ({
    name,
    url: `https://${host}/`,
    foundVia: 'bundled-list' as const,
    reason: `A well-known name in "${category.label}" (our list of ${LIST_DATE}).`,
    evidence: [],
  }));
}

/** All candidates in the order of trust: the user's, the site's own comparisons, the bundled list. */
function candidatesOf({ site, profile, named }: CompetitorInput): Candidate[] {
  const users = named.map((url): Candidate => ({ name: displayHost(url), url, foundVia: 'user', reason: 'You named it.', evidence: [] }));
  const ownName = profile.businessName.text;
  const all = [...users, ...ownComparisonCandidates(site, ownName), ...bundledCandidates(profile)];
  return distinctCandidates(all, { url: site.url, name: ownName }).slice(0, MAX_CANDIDATES);
}

type Verdict = { competitor: Competitor } | { rejected: RejectedCandidate };

const suggested = (candidate: Candidate, why: string): Verdict => ({
  competitor: {
    name: candidate.name,
    url: candidate.url,
    foundVia: candidate.foundVia,
    status: 'suggested',
    reason: `${candidate.reason} ${why}`,
    evidence: candidate.evidence,
    comparison: null,
  },
});
const rejected = ({ name, url, foundVia }: Candidate, reason: string): Verdict => ({ rejected: { name, url, foundVia, reason } });

/** The gate: alive, a business of the same trade, not a listing site. A rival the user named is never thrown away. */
async function judge(candidate: Candidate, profile: BusinessProfile, reader: RivalReader): Promise<Verdict> {
  const asked = candidate.foundVia === 'user';
  if (candidate.url === '') return suggested(candidate, 'No address is given for it, so it was not visited.');
  const listing = listingSiteKind(candidate.url);
  if (listing && candidate.foundVia !== 'bundled-list') {
    return asked ? suggested(candidate, `It is ${listing}, so it was not compared.`) : rejected(candidate, `It is ${listing}.`);
  }
  const reading = await reader.read(candidate.url);
  if (!reading.ok) return suggested(candidate, `It was not compared: ${reading.reason}`);
  const rivalProfile = buildProfile({ site: reading.site, audit: NO_AUDIT });
  const proof = sameTradeProof(profile, rivalProfile, reading.site);
  if (!proof) {
    const why = 'Its home page does not show the same trade.';
    return asked ? suggested(candidate, why) : rejected(candidate, why);
  }
  const ownName = rivalProfile.businessName;
  return {
    competitor: {
      name: asked && ownName.kind === 'observed' && ownName.text !== '' ? ownName.text : candidate.name,
      url: reading.site.url,
      foundVia: candidate.foundVia,
      status: 'verified',
      reason: `${candidate.reason} ${proof.reason}`,
      evidence: [...candidate.evidence, ...proof.evidence],
      comparison: comparisonRow(reading.site, rivalProfile),
    },
  };
}

function noteOn(competitors: Competitor[], profile: BusinessProfile): string {
  const verified = competitors.filter((rival) => rival.status === 'verified').length;
  const parts: string[] = [];
  if (competitors.length < COMPETITORS_WANTED.min) {
    parts.push(
      `${competitors.length === 0 ? 'No rivals were' : `Only ${competitors.length} ${competitors.length === 1 ? 'rival was' : 'rivals were'}`} found: name yours to compare with them.`,
    );
  }
  if (competitors.length > 0)
    parts.push(`${verified} of ${competitors.length} ${competitors.length === 1 ? 'rival was' : 'rivals were'} visited and verified.`);
  if (competitors.some((rival) => rival.foundVia === 'bundled-list')) {
    parts.push(
      `Names from our list of ${LIST_DATE} are the well-known ones of the trade${profile.geographies.length > 0 ? `, not your neighbours in ${profile.geographies[0]?.text}` : ''}.`,
    );
  }
  return parts.join(' ');
}

/**
 * The list as it is shown: what the user named in front, then what was verified, then what was only suggested. Well-known names
 * that could not be visited only fill up to the wanted minimum.
 */
function listed(passed: Competitor[]): Competitor[] {
  const isFilling = (rival: Competitor) => rival.foundVia === 'bundled-list' && rival.status === 'suggested';
  const rank = (rival: Competitor) => (rival.foundVia === 'user' ? 0 : rival.status === 'verified' ? 1 : 2);
  const found = passed.filter((rival) => !isFilling(rival)).sort((a, b) => rank(a) - rank(b));
  const filling = passed.filter(isFilling).slice(0, Math.max(0, COMPETITORS_WANTED.min - found.length));
  return [...found, ...filling].slice(0, COMPETITORS_WANTED.max);
}

/**
 * Finds 5 to 8 rivals and compares the site with those that could be visited.
 *
 * Each candidate remembers how it was found; all are visited side by side through `doors.reader`. Candidates that could not be
 * visited stay as `suggested` with the reason; fewer than five is said in `note`, never padded. Throws only `cancelled`.
 */
export async function findCompetitors(
  input: CompetitorInput,
  doors: { reader: RivalReader; report: ReportProgress },
): Promise<CompetitorReport> {
  const { site, profile } = input;
  const candidates = candidatesOf(input);
  const verdicts = await Promise.all(candidates.map((candidate) => judge(candidate, profile, doors.reader)));
  const passed = verdicts.flatMap((verdict) => ('competitor' in verdict ? [verdict.competitor] : []));
  const competitors = listed(passed);
  const own = comparisonRow(site, profile);
  return {
    competitors,
    rejected: verdicts.flatMap((verdict) => ('rejected' in verdict ? [verdict.rejected] : [])),
    own,
    gaps: findGaps(own, competitors),
    note: noteOn(competitors, profile),
    listDate: LIST_DATE,
  };
}
