import { altIsFileName } from './accessibility/alt-is-file-name.ts';
import { altSaysImage } from './accessibility/alt-says-image.ts';
import { altTooLong } from './accessibility/alt-too-long.ts';
import { duplicateId } from './accessibility/duplicate-id.ts';
import { emptyButton } from './accessibility/empty-button.ts';
import { emptyHeading } from './accessibility/empty-heading.ts';
import { emptyLink } from './accessibility/empty-link.ts';
import { headingSkip } from './accessibility/heading-skip.ts';
import { invalidLang } from './accessibility/invalid-lang.ts';
import { langMismatch } from './accessibility/lang-mismatch.ts';
import { missingAlt } from './accessibility/missing-alt.ts';
import { missingAutocomplete } from './accessibility/missing-autocomplete.ts';
import { missingFormLabel } from './accessibility/missing-form-label.ts';
import { missingLang } from './accessibility/missing-lang.ts';
import { missingMainLandmark } from './accessibility/missing-main-landmark.ts';
import { missingSkipLink } from './accessibility/missing-skip-link.ts';
import { sameTextDifferentTarget } from './accessibility/same-text-different-target.ts';
import { zoomBlocked } from './accessibility/zoom-blocked.ts';
import { axeAudits } from './axe-audits.ts';
import { duplicateH1 } from './content/duplicate-h1.ts';
import { emptyPage } from './content/empty-page.ts';
import { exclamationOverload } from './content/exclamation-overload.ts';
import { garbledCharacters } from './content/garbled-characters.ts';
import { genericH1 } from './content/generic-h1.ts';
import { hardToRead } from './content/hard-to-read.ts';
import { longParagraph } from './content/long-paragraph.ts';
import { missingAboutPage } from './content/missing-about-page.ts';
import { missingImprint } from './content/missing-imprint.ts';
import { missingPrivacyPolicy } from './content/missing-privacy-policy.ts';
import { missingSubheadings } from './content/missing-subheadings.ts';
import { placeholderText } from './content/placeholder-text.ts';
import { repeatedParagraph } from './content/repeated-paragraph.ts';
import { shoutingText } from './content/shouting-text.ts';
import { thinContent } from './content/thin-content.ts';
import { trackersWithoutConsent } from './content/trackers-without-consent.ts';
import { unfilledTemplate } from './content/unfilled-template.ts';
import type { Audit } from './define-audit.ts';
import { firstImageLazy } from './performance/first-image-lazy.ts';
import { imageMissingDimensions } from './performance/image-missing-dimensions.ts';
import { imagesNotLazy } from './performance/images-not-lazy.ts';
import { imagesWithoutSrcset } from './performance/images-without-srcset.ts';
import { largeDom } from './performance/large-dom.ts';
import { largeHtml } from './performance/large-html.ts';
import { largeInlineCode } from './performance/large-inline-code.ts';
import { layoutShifts } from './performance/layout-shifts.ts';
import { manyPreconnects } from './performance/many-preconnects.ts';
import { manyScripts } from './performance/many-scripts.ts';
import { manyStylesheets } from './performance/many-stylesheets.ts';
import { manyThirdParties } from './performance/many-third-parties.ts';
import { missingCacheHeaders } from './performance/missing-cache-headers.ts';
import { missingCompression } from './performance/missing-compression.ts';
import { oldImageFormats } from './performance/old-image-formats.ts';
import { renderBlockingScripts } from './performance/render-blocking-scripts.ts';
import { slowLargestPaint } from './performance/slow-largest-paint.ts';
import { webFontsWithoutPreconnect } from './performance/web-fonts-without-preconnect.ts';
import { httpsNotEnforced } from './security/https-not-enforced.ts';
import { insecureCookies } from './security/insecure-cookies.ts';
import { insecureForm } from './security/insecure-form.ts';
import { leakedServerVersion } from './security/leaked-server-version.ts';
import { leakyReferrerPolicy } from './security/leaky-referrer-policy.ts';
import { missingCsp } from './security/missing-csp.ts';
import { missingFrameProtection } from './security/missing-frame-protection.ts';
import { missingHsts } from './security/missing-hsts.ts';
import { missingNosniff } from './security/missing-nosniff.ts';
import { missingPermissionsPolicy } from './security/missing-permissions-policy.ts';
import { mixedContent } from './security/mixed-content.ts';
import { notHttps } from './security/not-https.ts';
import { personalDataInAddress } from './security/personal-data-in-address.ts';
import { unsafeNewTab } from './security/unsafe-new-tab.ts';
import { weakCsp } from './security/weak-csp.ts';
import { aiCrawlersBlocked } from './seo/ai-crawlers-blocked.ts';
import { brokenInternalLink } from './seo/broken-internal-link.ts';
import { canonicalBroken } from './seo/canonical-broken.ts';
import { canonicalElsewhere } from './seo/canonical-elsewhere.ts';
import { canonicalOtherHost } from './seo/canonical-other-host.ts';
import { deepPage } from './seo/deep-page.ts';
import { duplicateContent } from './seo/duplicate-content.ts';
import { duplicateMetaDescription } from './seo/duplicate-meta-description.ts';
import { duplicateTitle } from './seo/duplicate-title.ts';
import { genericTitle } from './seo/generic-title.ts';
import { hreflangInvalid } from './seo/hreflang-invalid.ts';
import { hreflangWithoutReturn } from './seo/hreflang-without-return.ts';
import { hreflangWithoutSelf } from './seo/hreflang-without-self.ts';
import { incompleteStructuredData } from './seo/incomplete-structured-data.ts';
import { invalidStructuredData } from './seo/invalid-structured-data.ts';
import { linkToRedirect } from './seo/link-to-redirect.ts';
import { metaDescriptionLength } from './seo/meta-description-length.ts';
import { missingCanonical } from './seo/missing-canonical.ts';
import { missingFavicon } from './seo/missing-favicon.ts';
import { missingH1 } from './seo/missing-h1.ts';
import { missingLlmsTxt } from './seo/missing-llms-txt.ts';
import { missingMetaDescription } from './seo/missing-meta-description.ts';
import { missingOpenGraph } from './seo/missing-open-graph.ts';
import { missingStructuredData } from './seo/missing-structured-data.ts';
import { missingTitle } from './seo/missing-title.ts';
import { missingTwitterCard } from './seo/missing-twitter-card.ts';
import { multipleH1 } from './seo/multiple-h1.ts';
import { multipleTitles } from './seo/multiple-titles.ts';
import { nofollowInternalLink } from './seo/nofollow-internal-link.ts';
import { noindexKeyPage } from './seo/noindex-key-page.ts';
import { nonDescriptiveLinkText } from './seo/non-descriptive-link-text.ts';
import { onlyAfterJavascript } from './seo/only-after-javascript.ts';
import { orphanPage } from './seo/orphan-page.ts';
import { redirectChain } from './seo/redirect-chain.ts';
import { relativeSocialImage } from './seo/relative-social-image.ts';
import { robotsTxtBlocksAll } from './seo/robots-txt-blocks-all.ts';
import { robotsTxtError } from './seo/robots-txt-error.ts';
import { robotsTxtMissing } from './seo/robots-txt-missing.ts';
import { sitemapBroken } from './seo/sitemap-broken.ts';
import { sitemapMissing } from './seo/sitemap-missing.ts';
import { sitemapNotInRobots } from './seo/sitemap-not-in-robots.ts';
import { soft404 } from './seo/soft-404.ts';
import { titleTooLong } from './seo/title-too-long.ts';
import { uncrawlableLink } from './seo/uncrawlable-link.ts';
import { urlHardToRead } from './seo/url-hard-to-read.ts';
import { deadEndPage } from './ux/dead-end-page.ts';
import { documentLinkUnmarked } from './ux/document-link-unmarked.ts';
import { emailNotClickable } from './ux/email-not-clickable.ts';
import { formSendsByMailProgram } from './ux/form-sends-by-mail-program.ts';
import { formWithoutDestination } from './ux/form-without-destination.ts';
import { formWithoutSubmit } from './ux/form-without-submit.ts';
import { internalLinkInNewTab } from './ux/internal-link-in-new-tab.ts';
import { largeNavigation } from './ux/large-navigation.ts';
import { longForm } from './ux/long-form.ts';
import { missingCallToAction } from './ux/missing-call-to-action.ts';
import { missingContact } from './ux/missing-contact.ts';
import { missingContactPage } from './ux/missing-contact-page.ts';
import { missingDoctype } from './ux/missing-doctype.ts';
import { missingProof } from './ux/missing-proof.ts';
import { missingViewport } from './ux/missing-viewport.ts';
import { noWayHome } from './ux/no-way-home.ts';
import { phoneNotClickable } from './ux/phone-not-clickable.ts';
import { placeholderLink } from './ux/placeholder-link.ts';
import { pricingWithoutPrices } from './ux/pricing-without-prices.ts';
import { tooManyCallsToAction } from './ux/too-many-calls-to-action.ts';
import { vagueButtonText } from './ux/vague-button-text.ts';
import { viewportFixedWidth } from './ux/viewport-fixed-width.ts';
import { wrongFieldType } from './ux/wrong-field-type.ts';

/** Every audit, by category in the order of the report; those that decide most stand first. Written by hand: a new file is added here. */
export const audits: readonly Audit[] = [
  // seo
  missingTitle,
  duplicateTitle,
  missingMetaDescription,
  duplicateMetaDescription,
  missingH1,
  multipleH1,
  missingCanonical,
  brokenInternalLink,
  nonDescriptiveLinkText,
  aiCrawlersBlocked,
  canonicalBroken,
  canonicalElsewhere,
  canonicalOtherHost,
  deepPage,
  duplicateContent,
  genericTitle,
  hreflangInvalid,
  hreflangWithoutReturn,
  hreflangWithoutSelf,
  incompleteStructuredData,
  invalidStructuredData,
  linkToRedirect,
  metaDescriptionLength,
  missingFavicon,
  missingLlmsTxt,
  missingOpenGraph,
  missingStructuredData,
  missingTwitterCard,
  multipleTitles,
  nofollowInternalLink,
  noindexKeyPage,
  onlyAfterJavascript,
  orphanPage,
  redirectChain,
  relativeSocialImage,
  robotsTxtBlocksAll,
  robotsTxtError,
  robotsTxtMissing,
  sitemapBroken,
  sitemapMissing,
  sitemapNotInRobots,
  soft404,
  titleTooLong,
  uncrawlableLink,
  urlHardToRead,
  // ux
  missingViewport,
  deadEndPage,
  documentLinkUnmarked,
  emailNotClickable,
  formSendsByMailProgram,
  formWithoutDestination,
  formWithoutSubmit,
  internalLinkInNewTab,
  largeNavigation,
  longForm,
  missingCallToAction,
  missingContact,
  missingContactPage,
  missingDoctype,
  missingProof,
  noWayHome,
  phoneNotClickable,
  placeholderLink,
  pricingWithoutPrices,
  tooManyCallsToAction,
  vagueButtonText,
  viewportFixedWidth,
  wrongFieldType,
  // accessibility
  missingLang,
  headingSkip,
  missingAlt,
  missingFormLabel,
  emptyLink,
  altIsFileName,
  altSaysImage,
  altTooLong,
  duplicateId,
  emptyButton,
  emptyHeading,
  invalidLang,
  langMismatch,
  missingAutocomplete,
  missingMainLandmark,
  missingSkipLink,
  sameTextDifferentTarget,
  zoomBlocked,
  ...axeAudits,
  // performance
  imageMissingDimensions,
  firstImageLazy,
  imagesNotLazy,
  imagesWithoutSrcset,
  largeDom,
  largeHtml,
  largeInlineCode,
  layoutShifts,
  manyPreconnects,
  manyScripts,
  manyStylesheets,
  manyThirdParties,
  missingCacheHeaders,
  missingCompression,
  oldImageFormats,
  renderBlockingScripts,
  slowLargestPaint,
  webFontsWithoutPreconnect,
  // content
  duplicateH1,
  emptyPage,
  exclamationOverload,
  garbledCharacters,
  genericH1,
  hardToRead,
  longParagraph,
  missingAboutPage,
  missingImprint,
  missingPrivacyPolicy,
  missingSubheadings,
  placeholderText,
  repeatedParagraph,
  shoutingText,
  thinContent,
  trackersWithoutConsent,
  unfilledTemplate,
  // security
  httpsNotEnforced,
  insecureCookies,
  insecureForm,
  leakedServerVersion,
  leakyReferrerPolicy,
  missingCsp,
  missingFrameProtection,
  missingHsts,
  missingNosniff,
  missingPermissionsPolicy,
  mixedContent,
  notHttps,
  personalDataInAddress,
  unsafeNewTab,
  weakCsp,
];
