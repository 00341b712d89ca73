import { matchTerms } from '#lexicon/match-terms.ts';
import { defineInventionCheck } from './sentence-checks.ts';

const GROUPS = ['proof', 'counted', 'promise'];

export const inventedClaim = defineInventionCheck({
  id: 'invented-claim',
  title: 'No award, rank or promise is invented',
  why: 'Claims of rank, awards and guarantees that are not true can be forbidden and fined.',
  red: 'A new sentence claims an award, a certificate, a rank, a guarantee or a number of customers that nobody named.',
  what: 'the claim',
  find: ({ text }, { known }) => {
    const harmless = matchTerms(text, 'claims-of-fact', 'no-superlative');
    const claims = GROUPS.flatMap((group) => matchTerms(text, 'claims-of-fact', group)).filter(
      ({ start, end }) => !harmless.some((other) => other.start <= start && end <= other.end),
    );
    return claims
      .map(({ start, end }) => text.slice(start, end))
      .filter((claim) => !known.runs.hasRun(claim))
      .slice(0, 1);
  },
});
