import { z } from 'zod';
import { Author, Claim } from './evidence.ts';
import { ProfileField } from './facts.ts';
import { ModelCall } from './model-call.ts';

/** Kinds of proof on a site (trust signals). */
export const TrustKind = z.enum([
  'testimonials',
  'reviews',
  'client-logos',
  'case-studies',
  'certifications',
  'awards',
  'years-in-business',
  'guarantees',
  'press',
  'team',
  'partners',
  'statistics',
  'legal-status',
  'privacy-security',
  'open-source',
  'publications',
]);
export type TrustKind = z.infer<typeof TrustKind>;

export const BusinessModelId = z.enum([
  'local-service',
  'professional-service',
  'agency',
  'shop',
  'marketplace',
  'saas',
  'subscription',
  'media',
  'nonprofit',
  'community',
  'event',
  'open-source',
  'education',
  'hospitality',
  'manufacturer',
  'public-body',
  'personal',
]);
export type BusinessModelId = z.infer<typeof BusinessModelId>;

export const IndustryCandidate = z.object({
  /** Leaf id of the taxonomy, for example `bakery`. */
  id: z.string(),
  /** In English, a short phrase: `Bakery and patisserie`. */
  label: z.string(),
  sector: z.string(),
  sectorLabel: z.string(),
  schemaOrg: z.string(),
  /** NAICS prefix, 2 to 6 digits. */
  naics: z.string(),
  /** 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type IndustryCandidate = z.infer<typeof IndustryCandidate>;

/** A service or product. */
export const Offer = Claim.extend({
  /** One sentence of the site about it; '' if there is none. */
  description: z.string(),
  /** Price as written; '' if none is shown with it. */
  price: z.string(),
  /** URL of its own page, else ''. */
  url: z.string(),
});
export type Offer = z.infer<typeof Offer>;

export const TrustSignal = Claim.extend({
  trustKind: TrustKind,
  /** For testimonials and reviews: who said it; '' when not named. */
  author: z.string(),
});
export type TrustSignal = z.infer<typeof TrustSignal>;

export const ActionClaim = Claim.extend({
  /** Absolute URL, `mailto:`, `tel:` or ''. */
  href: z.string(),
  /** Number of pages that have it. */
  pages: z.number().int(),
});
export type ActionClaim = z.infer<typeof ActionClaim>;

export const ContactClaim = Claim.extend({
  contactKind: z.enum(['email', 'phone', 'address', 'hours', 'form', 'map', 'chat']),
});
export type ContactClaim = z.infer<typeof ContactClaim>;

export const SocialHandle = Claim.extend({ platform: z.string(), url: z.string() });
export type SocialHandle = z.infer<typeof SocialHandle>;

/** The site's tone of voice, measured. */
export const Tone = z.object({
  /** One to four words, strongest first: `warm`, `technical`, `formal` ... */
  words: z.array(z.string()),
  claim: Claim,
  measures: z.object({
    wordsPerSentence: z.number(),
    /** Share of words, 0 to 1. */
    youShare: z.number(),
    weShare: z.number(),
    exclamationsPer1000Words: z.number(),
    /** Flesch reading ease or the language's own variant; null where none fits. */
    readingEase: z.number().nullable(),
  }),
});
export type Tone = z.infer<typeof Tone>;

/** A statement that is used by nothing, with the reason; the owner can bring it back. */
export const SetAsideClaim = z.object({
  field: ProfileField,
  claim: Claim,
  /** Who set it aside. */
  by: Author,
  reason: z.string(),
});
export type SetAsideClaim = z.infer<typeof SetAsideClaim>;

/** A question to the owner about the profile, the most weighty first. */
export const ProfileQuestion = z.object({
  /** Stable for the same field and text. */
  id: z.string(),
  field: ProfileField,
  question: z.string(),
  why: z.string(),
  /** The unsure statement it is about; null where nothing is known. */
  claim: Claim.nullable(),
});
export type ProfileQuestion = z.infer<typeof ProfileQuestion>;

/** A fact of the owner that the site contradicts: both are shown, the owner's stands. */
export const FactConflict = z.object({ field: ProfileField, claimId: z.string(), owner: z.string(), site: Claim });
export type FactConflict = z.infer<typeof FactConflict>;

const FieldConfidence = z.number().min(0).max(1).nullable();
/** How sure the statements of each field are, 0 to 1; null where nothing is stated. `offers`: services and products. */
export const ConfidenceByField = z.object({
  businessName: FieldConfidence,
  industry: FieldConfidence,
  primaryPurpose: FieldConfidence,
  offers: FieldConfidence,
  targetAudiences: FieldConfidence,
  trustSignals: FieldConfidence,
});
export type ConfidenceByField = z.infer<typeof ConfidenceByField>;

/** Below this confidence a field is proposed to the owner, not asserted. */
export const ASSERTED_FROM = 0.7;

/** The business profile: each statement with its evidence. Lists are strongest first. */
export const BusinessProfile = z.object({
  businessName: Claim,
  industry: z.object({ claim: Claim, candidates: z.array(IndustryCandidate) }),
  businessModel: Claim.extend({ modelId: BusinessModelId.nullable() }),
  primaryPurpose: Claim,
  targetAudiences: z.array(Claim),
  services: z.array(Offer),
  products: z.array(Offer),
  valuePropositions: z.array(Claim),
  uniqueSellingPoints: z.array(Claim),
  pricingModel: Claim,
  geographies: z.array(Claim),
  brandTone: Tone,
  trustSignals: z.array(TrustSignal),
  callsToAction: z.array(ActionClaim),
  contacts: z.array(ContactClaim),
  socialHandles: z.array(SocialHandle),
  compliance: z.array(Claim),
  technology: z.array(Claim),
  /** The steps the site offers for becoming a customer. */
  funnels: z.array(Claim),
  strengths: z.array(Claim),
  weaknesses: z.array(Claim),
  /** ISO 639-1 codes, main language first. */
  languages: z.array(z.string()),
  confidence: z.object({
    /** 0 to 1, by the rule in docs/architecture.md. */
    value: z.number().min(0).max(1),
    /** What raised or lowered it, in sentences. */
    reasons: z.array(z.string()),
    /** Absent in older data. */
    byField: ConfidenceByField.optional(),
  }),
  /** Statements that a better witness or the owner put aside; absent in older data. */
  setAside: z.array(SetAsideClaim).optional(),
  /** What the owner is asked; absent in older data. */
  questions: z.array(ProfileQuestion).optional(),
  conflicts: z.array(FactConflict).optional(),
  /** `built-in`, or provider and model; with a note when the model's answer was not used. */
  analyst: z.object({ name: z.string(), note: z.string(), calls: z.array(ModelCall).optional() }),
});
export type BusinessProfile = z.infer<typeof BusinessProfile>;

/** The `businessAnalysis` of a project, with the HTTP API's field names. */
export const BusinessAnalysis = z.object({
  business_name: z.string(),
  industry: z.string(),
  primary_purpose: z.string(),
  target_audiences: z.array(z.string()),
  brand_tone: z.string(),
  /** Paths. */
  pages_analyzed: z.array(z.string()),
  value_propositions: z.array(z.string()),
  seo_issues: z.array(z.string()),
  ux_issues: z.array(z.string()),
  services: z.array(z.string()),
  products: z.array(z.string()),
  /** Each starts with its kind: `testimonials: ...`. */
  trust_signals: z.array(z.string()),
  analysis_confidence: z.number().min(0).max(1),
});
export type BusinessAnalysis = z.infer<typeof BusinessAnalysis>;
