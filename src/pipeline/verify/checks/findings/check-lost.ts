import { defineRegressionCheck } from './regression-checks.ts';

/** Audits whose subject has a check of its own here. */
const OF_OTHER_CHECKS = [
  ...['canonical-broken', 'canonical-elsewhere', 'canonical-other-host', 'form-without-destination', 'invalid-structured-data'],
  // What the plan says of head and proof, and whether the new site follows it, has checks of its own, too.
  ...['duplicate-h1', 'duplicate-meta-description', 'duplicate-title', 'generic-h1', 'generic-title', 'incomplete-structured-data'],
  ...['local-business-data', 'meta-description-length', 'missing-proof', 'title-too-long'],
  ...['noindex-key-page', 'orphan-page', 'placeholder-link', 'placeholder-text', 'redirect-chain', 'robots-txt-blocks-all', 'soft-404'],
];

export const checkLost = defineRegressionCheck({
  id: 'check-lost',
  area: 'findings',
  title: 'What was right is still right',
  why: 'Fixing one thing breaks another.',
  red: 'The new site has a problem of search, content, usability or security that the old one does not have.',
  categories: ['seo', 'ux', 'content', 'security'],
  except: OF_OTHER_CHECKS,
});
