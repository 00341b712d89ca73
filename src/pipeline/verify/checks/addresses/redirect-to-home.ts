import { defineAddressCheck } from './address-checks.ts';

export const redirectToHome = defineAddressCheck({
  id: 'redirect-to-home',
  title: 'No page redirects to the home page instead of its own',
  why: 'Search engines treat such a redirect as a missing page, and visitors do not find what they came for.',
  red: 'The address of another page leads to the home page.',
  reports: {
    'to-home': {
      status: 'lost',
      say: ({ kind, to }) =>
        kind === 'move'
          ? `This address should lead to ${to}; it leads to the home page.`
          : 'This page is gone: its address leads to the home page.',
    },
  },
});
