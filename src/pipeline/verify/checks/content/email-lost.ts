import { defineContactCheck } from './contact-checks.ts';

export const emailLost = defineContactCheck({
  id: 'email-lost',
  title: 'The email addresses are there',
  why: 'Regular customers write to the address they know.',
  red: 'An email address of the business is nowhere on the new site.',
  kind: 'email',
  isSame: (one, other) => one.trim().toLowerCase() === other.trim().toLowerCase(),
});
