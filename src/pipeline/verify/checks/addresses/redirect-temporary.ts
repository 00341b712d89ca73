import { defineAddressCheck } from './address-checks.ts';

export const redirectTemporary = defineAddressCheck({
  id: 'redirect-temporary',
  title: 'Redirects are permanent',
  why: 'Search engines pass the standing of a page on only when it has moved for good.',
  red: 'A redirect between two pages answers with a status other than 301 or 308.',
  reports: {
    temporary: {
      status: 'not-fixed',
      say: ({ probe }) => `It redirects with ${probe?.hops.map(({ status }) => status).join(', ')}; it has to be 301.`,
    },
  },
});
