import type { Check } from '../define-check.ts';
import { buttonLost } from './actions/button-lost.ts';
import { buttonTarget } from './actions/button-target.ts';
import { deadLink } from './actions/dead-link.ts';
import { formFields } from './actions/form-fields.ts';
import { formLost } from './actions/form-lost.ts';
import { formTarget } from './actions/form-target.ts';
import { functionLost } from './actions/function-lost.ts';
import { pageUnlinked } from './actions/page-unlinked.ts';
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
import { structuredDataBroken } from './data/structured-data-broken.ts';
import { structuredDataLost } from './data/structured-data-lost.ts';
import { accessibilityWorse } from './findings/accessibility-worse.ts';
import { checkLost } from './findings/check-lost.ts';
import { findingNotFixed } from './findings/finding-not-fixed.ts';
import { pageWeight } from './findings/page-weight.ts';
import { speedWorse } from './findings/speed-worse.ts';
import { imageAlt } from './images/image-alt.ts';
import { imageBroken } from './images/image-broken.ts';
import { imageLost } from './images/image-lost.ts';
import { logoLost } from './images/logo-lost.ts';
import { inventedClaim } from './invention/invented-claim.ts';
import { inventedContact } from './invention/invented-contact.ts';
import { inventedFigure } from './invention/invented-figure.ts';
import { inventedName } from './invention/invented-name.ts';
import { inventedPrice } from './invention/invented-price.ts';
import { inventedRating } from './invention/invented-rating.ts';
import { inventedTestimonial } from './invention/invented-testimonial.ts';
import { scriptError } from './layout/script-error.ts';
import { sidewaysScroll } from './layout/sideways-scroll.ts';
import { proofLost } from './proof/proof-lost.ts';
import { testimonialAuthor } from './proof/testimonial-author.ts';
import { testimonialLost } from './proof/testimonial-lost.ts';

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
  proofLost,
  testimonialAuthor,
  testimonialLost,
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
  buttonLost,
  buttonTarget,
  deadLink,
  formFields,
  formLost,
  formTarget,
  functionLost,
  pageUnlinked,
  imageAlt,
  imageBroken,
  imageLost,
  logoLost,
  structuredDataBroken,
  structuredDataLost,
  accessibilityWorse,
  checkLost,
  findingNotFixed,
  pageWeight,
  speedWorse,
  inventedClaim,
  inventedContact,
  inventedFigure,
  inventedName,
  inventedPrice,
  inventedRating,
  inventedTestimonial,
  scriptError,
  sidewaysScroll,
];
