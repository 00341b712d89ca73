import type { BusinessProfile } from '#contracts/business.ts';
import type { Competitor, RejectedCandidate } from '#contracts/competitor.ts';
import { displayHost } from '#contracts/website-url.ts';
import type { Candidate } from './candidate.ts';
import { comparisonRow } from './comparison-row.ts';
import { type CompetitorProfile, competitorProfileOf } from './competitor-profile.ts';
import type { CompetitorReader } from './competitor-reader.ts';
import { listingSiteKind } from './listing-sites.ts';
import { sameTradeProof } from './same-industry.ts';

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

/** Whether a candidate is visited at all: it has an address, and not one of a listing site (the bundled list was checked by hand). */
export function isVisited(candidate: Candidate): boolean {
  return candidate.url !== '' && (candidate.foundVia === 'bundled-list' || !listingSiteKind(candidate.url));
}

/**
 * The gate: alive, a business of the same trade, not a listing site. A competitor the user named is never thrown away. What a model
 * names without an address that answers is no competitor; a hit of a search engine is none until its page shows the trade.
 */
export async function vetCandidate(candidate: Candidate, profile: BusinessProfile, reader: CompetitorReader): Promise<Verdict> {
  const { foundVia, url } = candidate;
  const asked = foundVia === 'user';
  if (url === '') {
    const why = 'No address is given for it, so it was not visited.';
    return foundVia === 'model' ? rejected(candidate, why) : suggested(candidate, why);
  }
  if (!isVisited(candidate)) {
    const kind = listingSiteKind(url);
    return asked ? suggested(candidate, `It is ${kind}, so it was not compared.`) : rejected(candidate, `It is ${kind}.`);
  }
  const reading = await reader.read(url);
  if (!reading.ok) {
    const mayBeInvented = foundVia === 'search' || (foundVia === 'model' && !reading.exists);
    return mayBeInvented ? rejected(candidate, reading.reason) : suggested(candidate, `It was not compared: ${reading.reason}`);
  }
  const competitorProfile = await competitorProfileOf(reading.site);
  const proof = sameTradeProof(profile, competitorProfile, reading.site);
  if (!proof) {
    const why = 'Its home page does not show the same trade.';
    return asked ? suggested(candidate, why) : rejected(candidate, why);
  }
  return {
    competitor: {
      name: nameOf(candidate, competitorProfile),
      url: reading.site.url,
      foundVia,
      status: 'verified',
      reason: `${candidate.reason} ${proof.reason}`,
      evidence: [...candidate.evidence, ...proof.evidence],
      comparison: comparisonRow(reading.site, competitorProfile),
    },
  };
}

/** Its own name where its site says it; the names of the bundled list and of the site's own pages are as good. */
function nameOf({ name, url, foundVia }: Candidate, { businessName }: CompetitorProfile): string {
  if (foundVia === 'bundled-list' || foundVia === 'own-page') return name;
  if (businessName.kind === 'observed' && businessName.text !== '') return businessName.text;
  return foundVia === 'user' ? name : displayHost(url);
}
