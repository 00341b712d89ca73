import type { Check } from '../define-check.ts';
import { canonical } from './addresses/canonical.ts';
import { noindex } from './addresses/noindex.ts';
import { pageGone } from './addresses/page-gone.ts';
import { redirectChain } from './addresses/redirect-chain.ts';
import { redirectMissing } from './addresses/redirect-missing.ts';
import { redirectTemporary } from './addresses/redirect-temporary.ts';
import { redirectToHome } from './addresses/redirect-to-home.ts';
import { robotsTxt } from './addresses/robots-txt.ts';
import { soft404 } from './addresses/soft-404.ts';

/** Every check of a new site, in the order of the report. */
export const checks: readonly Check[] = [
  pageGone,
  redirectMissing,
  redirectTemporary,
  redirectChain,
  redirectToHome,
  soft404,
  noindex,
  robotsTxt,
  canonical,
];
