import { defineAddressCheck } from './address-checks.ts';

export const redirectMissing = defineAddressCheck({
  id: 'redirect-missing',
  title: 'Old addresses redirect to their new pages',
  why: 'Without the redirect the same content exists twice, or visitors land on a page that the plan gave up.',
  red: 'An address that should redirect still shows a page of its own, or leads to another page than planned.',
  reports: {
    moved: {
      status: 'changed',
      say: ({ kind }) => (kind === 'move' ? 'It redirects as planned.' : 'The page moved; its old address redirects to it.'),
    },
    'not-redirected': { status: 'not-fixed', say: ({ to }) => `This address should redirect to ${to}; it still shows a page.` },
    elsewhere: { status: 'not-fixed', say: ({ to }) => `This address should redirect to ${to}; it leads elsewhere.` },
  },
});
