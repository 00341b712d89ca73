import type { Analysis } from '#contracts/analysis.ts';
import type { BusinessProfile, Offer, TrustSignal } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { SharedClaim, SharedReport } from '#contracts/shared-report.ts';
import { shareClaim } from './share-claim.ts';

/** Statements of one kind that are shown. */
const MAX_CLAIMS = 12;
const MAX_COLORS = 8;
const MAX_FONTS = 4;

const known = (claims: readonly Claim[]): SharedClaim[] =>
  claims
    .filter((claim) => isKnown(claim) && claim.text !== '')
    .slice(0, MAX_CLAIMS)
    .map((claim) => shareClaim(claim));

const offers = (all: readonly Offer[]): SharedClaim[] =>
  all
    .filter(isKnown)
    .slice(0, MAX_CLAIMS)
    .map((offer) => shareClaim(offer, offer.price));

const proof = (all: readonly TrustSignal[]): SharedClaim[] =>
  all
    .filter(isKnown)
    .slice(0, MAX_CLAIMS)
    .map((signal) => shareClaim(signal, signal.author));

/** What the business is, as far as it is stated. */
export function shareSummary(profile: BusinessProfile): NonNullable<SharedReport['summary']> {
  const fields = [
    { title: 'Industry', claims: known([profile.industry.claim]) },
    { title: 'For whom', claims: known(profile.targetAudiences) },
    { title: 'Services', claims: offers(profile.services) },
    { title: 'Products', claims: offers(profile.products) },
    { title: 'What it promises', claims: known(profile.valuePropositions) },
    { title: 'What sets it apart', claims: known(profile.uniqueSellingPoints) },
    { title: 'Proof', claims: proof(profile.trustSignals) },
    { title: 'Where', claims: known(profile.geographies) },
  ];
  return { purpose: shareClaim(profile.primaryPurpose), fields: fields.filter(({ claims }) => claims.length > 0) };
}

/** Colors, fonts and tone as observed; null where nothing was. */
export function shareBrand({ brand: observed, profile }: Pick<Analysis, 'brand' | 'profile'>): SharedReport['brand'] {
  const { colors, fonts } = observed;
  const hexes = colors.map(({ hex }) => hex);
  const families = fonts.map(({ family }) => family);
  const brand = {
    colors: colors
      .filter(({ hex }, at) => hexes.indexOf(hex) === at)
      .map(({ hex, role }) => ({ hex, role }))
      .slice(0, MAX_COLORS),
    fonts: fonts
      .filter(({ family }, at) => families.indexOf(family) === at)
      .map(({ family, role }) => ({ family, role }))
      .slice(0, MAX_FONTS),
    toneWords: profile.brandTone.words,
  };
  return brand.colors.length + brand.fonts.length + brand.toneWords.length > 0 ? brand : null;
}
