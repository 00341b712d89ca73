import { defineProofCheck } from './proof-checks.ts';

export const testimonialLost = defineProofCheck({
  id: 'testimonial-lost',
  title: 'Testimonials are there, word for word',
  why: 'What customers said persuades more than anything the business says, and must not be rewritten.',
  red: 'A testimonial or review that the plan uses is missing, shortened or reworded.',
  takes: ({ trustKind }) => trustKind === 'testimonials' || trustKind === 'reviews',
});
