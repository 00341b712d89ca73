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
import { addressLost } from './content/address-lost.ts';
import { dateChanged } from './content/date-changed.ts';
import { emailChanged } from './content/email-changed.ts';
import { emailLost } from './content/email-lost.ts';
import { figureChanged } from './content/figure-changed.ts';
import { headingLost } from './content/heading-lost.ts';
import { hoursChanged } from './content/hours-changed.ts';
import { hoursLost } from './content/hours-lost.ts';
import { language } from './content/language.ts';
import { mainHeading } from './content/main-heading.ts';
import { metaDescription } from './content/meta-description.ts';
import { nameChanged } from './content/name-changed.ts';
import { negationChanged } from './content/negation-changed.ts';
import { pageTitle } from './content/page-title.ts';
import { phoneChanged } from './content/phone-changed.ts';
import { phoneLost } from './content/phone-lost.ts';
import { placeholderText } from './content/placeholder-text.ts';
import { priceChanged } from './content/price-changed.ts';
import { textLost } from './content/text-lost.ts';

/** Every check of a new site, in the order of the report. */
export const checks: readonly Check[] = [
  canonical,
  noindex,
  pageGone,
  redirectChain,
  redirectMissing,
  redirectTemporary,
  redirectToHome,
  robotsTxt,
  soft404,
  addressLost,
  dateChanged,
  emailChanged,
  emailLost,
  figureChanged,
  headingLost,
  hoursChanged,
  hoursLost,
  language,
  mainHeading,
  metaDescription,
  nameChanged,
  negationChanged,
  pageTitle,
  phoneChanged,
  phoneLost,
  placeholderText,
  priceChanged,
  textLost,
];
