import type { BusinessProfile } from '#contracts/business.ts';
import type { Competitor, RejectedCandidate } from '#contracts/competitor.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Candidate } from './candidate.ts';
import { comparisonRow } from './comparison-row.ts';
import { type CompetitorProfile, getCompetitorProfile } from './competitor-profile.ts';
import type { CompetitorReader } from './competitor-reader.ts';
import { listingSiteKind } from './listing-sites.ts';
import { findIndustryProof } from './same-industry.ts';

export type Verdict = { competitor: Competitor } | { rejected: RejectedCandidate };

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

/** Whether a candidate is visited at all: it has a URL that is not a listing site's (the bundled list was checked by hand). */
export function isVisited(candidate: Candidate): boolean {
  return candidate.url !== '' && (candidate.foundVia === 'bundled-list' || !listingSiteKind(candidate.url));
}

/**
 * Decides whether a candidate is a competitor: reachable, in the same industry, not a listing site. One that the user named is never
 * dropped. A URL from a model or the map must exist; a search result must show the industry on its page.
 */
export async function vetCandidate(candidate: Candidate, profile: BusinessProfile, reader: CompetitorReader): Promise<Verdict> {
  const { foundVia, url } = candidate;
  const asked = foundVia === 'user';
  if (url === '') {
    const why = 'No website is known for it, so it was not visited.';
    return foundVia === 'model' ? rejected(candidate, why) : suggested(candidate, why);
  }
  if (!isVisited(candidate)) {
    const kind = listingSiteKind(url);
    return asked ? suggested(candidate, `It is ${kind}, so it was not compared.`) : rejected(candidate, `It is ${kind}.`);
  }
  const visit = await reader.read(url);
  if (!visit.ok) {
    const isUnsure = foundVia === 'search' || ((foundVia === 'model' || foundVia === 'openstreetmap') && !visit.exists);
    return isUnsure ? rejected(candidate, visit.reason) : suggested(candidate, `It was not compared: ${visit.reason}`);
  }
  const competitorProfile = await getCompetitorProfile(visit.site);
  const proof = findIndustryProof(profile, competitorProfile, visit.site);
  if (!proof) {
    const why = 'Its home page does not show the same industry.';
    return asked ? suggested(candidate, why) : rejected(candidate, why);
  }
  return {
    competitor: {
      name: nameOf(candidate, competitorProfile),
      url: visit.site.url,
      foundVia,
      status: 'verified',
      reason: `${candidate.reason} ${proof.reason}`,
      evidence: [...candidate.evidence, ...proof.evidence],
      comparison: comparisonRow(visit.site, competitorProfile),
    },
  };
}

/** Sources whose names are as good as the one on the competitor's own site. */
const NAMED_WELL: ReadonlySet<Candidate['foundVia']> = new Set(['bundled-list', 'own-page', 'openstreetmap']);

function nameOf({ name, url, foundVia }: Candidate, { businessName }: CompetitorProfile): string {
  if (NAMED_WELL.has(foundVia)) return name;
  if (businessName.kind === 'observed' && businessName.text !== '') return businessName.text;
  return foundVia === 'user' ? name : displayHost(url);
}
