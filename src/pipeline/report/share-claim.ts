import type { Claim, Evidence } from '#contracts/evidence.ts';
import type { SharedClaim, SharedEvidence } from '#contracts/shared-report.ts';

/** Places shown with a statement; the first ones are the strongest. */
const MAX_PLACES = 4;

/** Page and words of each place, without repeats. */
export function shareEvidence(evidence: readonly Evidence[]): SharedEvidence[] {
  const places = new Map(evidence.map(({ url, snippet }) => [`${url}\n${snippet}`, { url, snippet }]));
  return [...places.values()].slice(0, MAX_PLACES);
}

/** What a statement says and what supports it, nothing of who made it or what it replaced. */
export function shareClaim({ text, kind, evidence, lookedIn = '' }: Claim, detail = ''): SharedClaim {
  return { text, detail, kind, lookedIn, evidence: shareEvidence(evidence) };
}
