import { defineInventionCheck } from './sentence-checks.ts';

export const inventedClaim = defineInventionCheck({
  id: 'invented-claim',
  title: 'No award, rank or promise is invented',
  why: 'Claims of rank, awards and guarantees that are not true can be forbidden and fined.',
  red: 'A new sentence claims an award, a certificate, a rank, a guarantee or a number of customers that nobody named.',
  kind: 'claim',
});
