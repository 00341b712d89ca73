import type { BusinessProfile, Offer, SetAsideClaim } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ModelProfile } from '#contracts/insight.ts';
import { LIST_LIMITS, type ModelList } from '../model/list-limits.ts';
import { dropMentions } from './drop-mentions.ts';
import { followIndustry } from './follow-industry.ts';
import { industryRecords } from './industry-record.ts';
import { joinClaims, joinLists } from './join-lists.ts';
import { LIST_PREFIXES } from './profile-fields.ts';
import { sameStatement, sharesEvidence, wordOverlap } from './same-statement.ts';

/** What a profile is while its authors are heard: the claims in use, and those that are not. */
export type Heard = { profile: BusinessProfile; setAside: SetAsideClaim[] };

const NOT_NAMED = 'The model read the pages and did not name it.';
const NONE_NAMED = 'The model read the pages and named nothing of this kind.';

/**
 * The reader's profile with a model's complete description over it. What the model lists and shows is the list; what it left out is set
 * aside. Contacts, social profiles, technology, calls to action, prices and measures stay the reader's.
 */
export function applyModel(reader: BusinessProfile, model: ModelProfile): Heard {
  const setAside: SetAsideClaim[] = [];
  const join = <F extends ModelList>(field: F, proposals: BusinessProfile[F], isTwin = isSameClaim): BusinessProfile[F] => {
    const state = stateOf(model, field);
    const joined = joinLists<Claim>(model[field], proposals, {
      prefix: LIST_PREFIXES[field],
      isTwin,
      keeps: (proposal) => KEPT[state](proposal) || isNamed(model, field, proposal),
      reason: state === 'none' ? NONE_NAMED : NOT_NAMED,
    });
    setAside.push(...joined.setAside.map(({ claim, reason }) => ({ field, claim, by: 'model' as const, reason })));
    // Each claim of a list is joined from two of its own type.
    return joined.claims as BusinessProfile[F];
  };
  const { services, products } = sortOffers(reader, model);
  const singles = applySingles(reader, model);
  const profile: BusinessProfile = {
    ...singles,
    targetAudiences: join('targetAudiences', singles.targetAudiences),
    services: join('services', services, isSameOffer),
    products: join('products', products, isSameOffer),
    valuePropositions: join('valuePropositions', reader.valuePropositions),
    uniqueSellingPoints: join('uniqueSellingPoints', reader.uniqueSellingPoints),
    geographies: join('geographies', reader.geographies),
    trustSignals: join('trustSignals', reader.trustSignals),
  };
  const followed = followIndustry(reader, profile);
  return dropMentions({ profile: followed.profile, setAside: [...setAside, ...followed.setAside] });
}

/** The same words in another order or with other endings are one offer; "Car repair" and "Car rental" are two. */
const SAME_OFFER_OVERLAP = 0.8;
const isSameOffer = (one: Claim, other: Claim): boolean =>
  sameStatement(one.text, other.text) || wordOverlap(one.text, other.text) >= SAME_OFFER_OVERLAP;
const isSameClaim = (one: Claim, other: Claim): boolean =>
  (!('trustKind' in one && 'trustKind' in other) || one.trustKind === other.trustKind) &&
  (sameStatement(one.text, other.text) || sharesEvidence(one, other));

/** What a model says of a list: its entries; as many as it may name, so there may be more; that there are none; nothing. */
type ListState = 'listed' | 'full' | 'none' | 'silent';

/**
 * An empty list means "none" where the model answered other lists and named nothing here. Where it named entries that could not be
 * shown, or answered no list at all, it says nothing.
 */
function stateOf(model: ModelProfile, field: ModelList): ListState {
  const length = model[field].length;
  if (length > 0) return length >= LIST_LIMITS[field] ? 'full' : 'listed';
  const answersOther = (Object.keys(LIST_LIMITS) as ModelList[]).some((other) => model[other].length > 0);
  return answersOther && !model.unproven.some((one) => one.field === field) ? 'none' : 'silent';
}

/** Whether the model named a proposal without showing it: the reader's evidence does. */
const isNamed = (model: ModelProfile, field: ModelList, proposal: Claim): boolean =>
  model.unproven.some((one) => one.field === field && one.text !== '' && sameStatement(one.text, proposal.text));

/** Structured data, which a model is not shown. */
const isDeclared = (claim: Claim): boolean => claim.evidence.some(({ selector }) => /(?:^|[ >])script\b[^ ]*$/.test(selector));
const hasPrice = (claim: Claim): boolean => 'price' in claim && claim.price !== '';
const hasOwnPage = (claim: Claim): boolean => 'url' in claim && claim.url !== '' && claim.evidence.some(({ url }) => url === claim.url);

/** Proposals that stay although the model did not name them: those with evidence that machines read better. */
const KEPT: Record<ListState, (proposal: Claim) => boolean> = {
  listed: isDeclared,
  full: (proposal) => isDeclared(proposal) || hasPrice(proposal),
  none: (proposal) => isDeclared(proposal) || hasPrice(proposal) || hasOwnPage(proposal),
  silent: () => true,
};

/** The reader's offers under the heading where the model has them: what it calls a service may be a product for the model. */
function sortOffers(reader: BusinessProfile, model: ModelProfile): { services: Offer[]; products: Offer[] } {
  const named = (list: readonly Offer[]) => (offer: Offer) => list.some((one) => isSameOffer(one, offer));
  const toProducts = reader.services.filter((offer) => named(model.products)(offer) && !named(model.services)(offer));
  const toServices = reader.products.filter((offer) => named(model.services)(offer) && !named(model.products)(offer));
  return {
    services: [...reader.services.filter((offer) => !toProducts.includes(offer)), ...toServices],
    products: [...reader.products.filter((offer) => !toServices.includes(offer)), ...toProducts],
  };
}

function applySingles(reader: BusinessProfile, model: ModelProfile): BusinessProfile {
  const { businessName, industry, businessModel, primaryPurpose, tone } = model;
  return {
    ...reader,
    businessName: businessName ? joinClaims(businessName, reader.businessName) : reader.businessName,
    industry: industry ? applyIndustry(reader.industry, industry) : reader.industry,
    businessModel: businessModel ? joinClaims<BusinessProfile['businessModel']>(businessModel, reader.businessModel) : reader.businessModel,
    primaryPurpose: primaryPurpose ? joinClaims(primaryPurpose, reader.primaryPurpose) : reader.primaryPurpose,
    brandTone: tone.length > 0 ? applyTone(reader.brandTone, tone) : reader.brandTone,
  };
}

/** A label that several pages and the reader support is nearly certain. */
const [LABEL_CONFIDENCE, AGREED_CONFIDENCE] = [0.8, 0.9];

function applyIndustry(
  reader: BusinessProfile['industry'],
  { industryId, ...named }: NonNullable<ModelProfile['industry']>,
): BusinessProfile['industry'] {
  const agrees = industryId !== null && reader.candidates[0]?.id === industryId;
  const confidence = agrees ? Math.max(AGREED_CONFIDENCE, reader.claim.confidence) : LABEL_CONFIDENCE;
  const claim = joinClaims({ ...named, confidence }, reader.claim);
  return { claim, candidates: industryRecords({ label: claim.text, id: industryId, confidence }, reader.candidates) };
}

/** A model names the tone, the figures stay as measured. */
function applyTone(reader: BusinessProfile['brandTone'], words: string[]): BusinessProfile['brandTone'] {
  const claim: Claim = { ...reader.claim, text: words.join(', '), kind: 'inferred', confidence: 0.7 };
  return { ...reader, words, claim: joinClaims(claim, reader.claim) };
}
