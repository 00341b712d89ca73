import { defineAddressCheck } from './address-checks.ts';

export const soft404 = defineAddressCheck({
  id: 'soft-404',
  title: 'No page only looks as if it were there',
  why: 'A page that says "not found" with status 200 stays in search results and disappoints everyone who opens it.',
  red: 'A planned page shows what the site shows for pages that do not exist.',
  reports: {
    'soft-404': { status: 'lost', say: () => 'The address answers 200, but shows what the site shows for missing pages.' },
  },
});
