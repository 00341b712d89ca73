import { defineProofCheck } from './proof-checks.ts';

export const proofLost = defineProofCheck({
  id: 'proof-lost',
  title: 'Certificates, awards, numbers and partners are there',
  why: 'Proof is why a stranger becomes a customer.',
  red: 'A certificate, an award, a number, a guarantee or another proof that the plan uses is nowhere on the new site.',
  takes: ({ trustKind }) => trustKind !== 'testimonials' && trustKind !== 'reviews',
});
