import type { Offer } from '#contracts/business.ts';
import { type Claim, type Evidence, isKnown } from '#contracts/evidence.ts';
import { roundShare } from '../evidence.ts';
import { sameWords } from './same-statement.ts';

const MAX_EVIDENCE = 4;
/** Two witnesses are surer than one. */
const [AGREEMENT, MAX_CONFIDENCE] = [0.1, 0.95];

export type JoinedList<T> = { claims: T[]; setAside: { claim: T; reason: string }[] };

/**
 * A model's list with what the reader knew of its entries. A proposal that the model has too is joined: it fills what the model's entry
 * lacks. Another one is set aside, unless `keeps` says that machines know it better; those follow the model's entries.
 */
export function joinLists<T extends Claim>(
  listed: readonly T[],
  proposals: readonly T[],
  rules: { prefix: string; isTwin(listed: T, proposal: T): boolean; keeps(proposal: T): boolean; reason: string },
): JoinedList<T> {
  const left = new Set(proposals);
  const setAside: JoinedList<T>['setAside'] = [];
  let next = highestNumber(proposals, rules.prefix);
  const newId = () => {
    next += 1;
    return `${rules.prefix}-${next}`;
  };
  const claims = listed.map((claim) => {
    const [twin, ...others] = [...left]
      .filter((proposal) => rules.isTwin(claim, proposal))
      .sort((a, b) => Number(sameWords(b.text, claim.text)) - Number(sameWords(a.text, claim.text)));
    if (!twin) return { ...claim, id: newId(), by: 'model' as const };
    for (const one of [twin, ...others]) left.delete(one);
    for (const one of others)
      if (!sameWords(one.text, claim.text)) setAside.push({ claim: one, reason: `The model calls it "${claim.text}".` });
    return joinClaims(claim, twin);
  });
  const kept = [...left].filter((proposal) => rules.keeps(proposal) || (proposal.kind === 'not-found' && listed.length === 0));
  for (const proposal of left)
    if (!kept.includes(proposal) && proposal.kind !== 'not-found') setAside.push({ claim: proposal, reason: rules.reason });
  return { claims: [...claims, ...kept], setAside };
}

/** A model's claim in the place of the reader's: the reader's proof and, for offers, price, description and address fill what it lacks. */
export function joinClaims<T extends Claim>(claim: T, reader: T): T {
  const isSame = sameWords(claim.text, reader.text);
  const evidence = isSame ? joinEvidence(claim.evidence, reader.evidence) : claim.evidence;
  return {
    ...claim,
    ...(isOffer(claim) && isOffer(reader) ? fillOffer(claim, reader) : { evidence }),
    id: reader.id,
    by: 'model',
    confidence:
      isSame && isKnown(reader)
        ? roundShare(Math.min(MAX_CONFIDENCE, Math.max(claim.confidence, reader.confidence) + AGREEMENT))
        : claim.confidence,
    ...(isSame || !isKnown(reader) ? {} : { replaced: { by: reader.by ?? 'reader', text: reader.text } }),
  };
}

const isOffer = (claim: Claim): claim is Offer => 'price' in claim;

/** Prices next to offers are read from the page's structure: there the reader knows better. */
function fillOffer(claim: Offer, reader: Offer): Partial<Offer> {
  return {
    price: reader.price || claim.price,
    description: reader.description || claim.description,
    url: reader.url || claim.url,
    evidence: joinEvidence(claim.evidence, reader.evidence),
  };
}

function joinEvidence(first: readonly Evidence[], then: readonly Evidence[]): Evidence[] {
  const added = then.filter((one) => !first.some(({ url, snippet }) => url === one.url && snippet === one.snippet));
  // The last place is for the reader's first proof, which contains the price.
  return [...first.slice(0, added.length > 0 ? MAX_EVIDENCE - 1 : MAX_EVIDENCE), ...added].slice(0, MAX_EVIDENCE);
}

function highestNumber(claims: readonly Claim[], prefix: string): number {
  return Math.max(0, ...claims.map(({ id }) => (id.startsWith(`${prefix}-`) ? Number(id.slice(prefix.length + 1)) || 0 : 0)));
}
