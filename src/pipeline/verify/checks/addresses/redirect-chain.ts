import { defineAddressCheck } from './address-checks.ts';

export const redirectChain = defineAddressCheck({
  id: 'redirect-chain',
  title: 'Redirects take one step',
  why: 'Each further step costs visitors time, and search engines give up after a few.',
  red: 'An address leads to its page over more than one redirect.',
  reports: {
    chain: { status: 'not-fixed', say: ({ probe }) => `It takes ${probe?.hops.length} redirects to arrive; it has to be one.` },
  },
});
