import { getDomain, getDomainWithoutSuffix } from 'tldts';
import type { Competitor } from '#contracts/competitor.ts';
import type { Evidence } from '#contracts/evidence.ts';
import { lettersOf } from '#text/words.ts';

/** A possible competitor before it is visited. `url` is '' when only the name is known. */
export type Candidate = { name: string; url: string; foundVia: Competitor['foundVia']; reason: string; evidence: Evidence[] };

/** Identifies a candidate: the registrable domain, else the name's letters. */
export function candidateKey({ name, url }: Pick<Candidate, 'name' | 'url'>): string {
  const domain = url === '' ? null : getDomain(url, { allowPrivateDomains: true });
  if (domain) return domain;
  if (url !== '') return new URL(url).host;
  return lettersOf(name);
}

/** Keys under which a candidate may occur again: its domain, its name's letters, its domain without the suffix. */
export function candidateKeys(candidate: Pick<Candidate, 'name' | 'url'>): string[] {
  const bare = candidate.url === '' ? '' : (getDomainWithoutSuffix(candidate.url, { allowPrivateDomains: true }) ?? '');
  return [candidateKey(candidate), lettersOf(candidate.name), lettersOf(bare)].filter((key) => key !== '');
}

/** The first of each candidate with the evidence of all; the site itself is left out. */
export function distinctCandidates(candidates: Candidate[], own: { url: string; name: string }): Candidate[] {
  const seen = new Map<string, Candidate | null>(candidateKeys(own).map((key) => [key, null]));
  const kept: Candidate[] = [];
  for (const candidate of candidates) {
    const known = candidateKeys(candidate).find((key) => seen.has(key));
    if (known === undefined) {
      const fresh = { ...candidate, evidence: [...candidate.evidence] };
      kept.push(fresh);
      for (const key of candidateKeys(candidate)) seen.set(key, fresh);
    } else seen.get(known)?.evidence.push(...candidate.evidence);
  }
  return kept;
}
