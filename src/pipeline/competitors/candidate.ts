import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { Competitor } from '#contracts/competitor.ts';
import type { Evidence } from '#contracts/evidence.ts';

/** A possible competitor before it was looked at. `url` is '' when only the name is known. */
export type Candidate = { name: string; url: string; foundVia: Competitor['foundVia']; reason: string; evidence: Evidence[] };

/** What tells two candidates apart: the registrable domain, else the name's letters. */
export function candidateKey({ name, url }: Pick<Candidate, 'name' | 'url'>): string {
  const domain = url === '' ? null : getDomain(url, { allowPrivateDomains: true });
  if (domain) return domain;
  if (url !== '') return new URL(url).host;
  return letters(name);
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Names under which a candidate may come again: its domain, its name's letters, its domain without the suffix. */
export function keysOf(candidate: Pick<Candidate, 'name' | 'url'>): string[] {
  const bare = candidate.url === '' ? '' : (getDomainWithoutSuffix(candidate.url, { allowPrivateDomains: true }) ?? '');
  return [candidateKey(candidate), letters(candidate.name), letters(bare)].filter((key) => key !== '');
}

/** Keeps the first of each with the evidence of all, and drops the site itself. */
export function distinctCandidates(candidates: Candidate[], own: { url: string; name: string }): Candidate[] {
  const seen = new Map<string, Candidate | null>(keysOf(own).map((key) => [key, null]));
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const known = keysOf(candidate).find((key) => seen.has(key));
    if (known === undefined) {
      const fresh = { ...candidate, evidence: [...candidate.evidence] };
      kept.push(fresh);
      for (const key of keysOf(candidate)) seen.set(key, fresh);
    } else seen.get(known)?.evidence.push(...candidate.evidence);
  }
  return kept;
}
