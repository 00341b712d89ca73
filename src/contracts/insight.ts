import { z } from 'zod';
import { BusinessModelId, BusinessProfile, Offer, TrustSignal } from './business.ts';
import { Claim } from './evidence.ts';
import type { OwnerFact } from './facts.ts';
import { ModelCall } from './model-call.ts';
import { PageType } from './page.ts';

/**
 * The business as a model described it, after its quotes were looked up in the stored pages: what could not be shown is
 * dropped or `inferred`. A list that the model answered replaces the reader's proposals; null means that it had no answer.
 */
export const ModelProfile = z.object({
  /** Provider and model. */
  name: z.string(),
  businessName: Claim.nullable(),
  /** `text` is the trade in plain English; `id` names the taxonomy's record, null where none fits. */
  industry: Claim.extend({ industryId: z.string().nullable() }).nullable(),
  businessModel: Claim.extend({ modelId: BusinessModelId }).nullable(),
  primaryPurpose: Claim.nullable(),
  /** Up to five words; [] without an answer. */
  tone: z.array(z.string()),
  targetAudiences: z.array(Claim),
  services: z.array(Offer),
  products: z.array(Offer),
  valuePropositions: z.array(Claim),
  uniqueSellingPoints: z.array(Claim),
  geographies: z.array(Claim),
  trustSignals: z.array(TrustSignal),
  /** Statements that could not be shown in the pages. */
  dropped: z.number().int(),
  /** Entries of lists among them. No profile contains them, but a proposal of the reader that they name too is not denied. */
  unproven: z.array(z.object({ field: z.string(), text: z.string() })),
});
export type ModelProfile = z.infer<typeof ModelProfile>;

/** What strengths, weaknesses and confidence are computed from, next to the claims. */
export const SiteBasis = z.object({
  /** Pages read. */
  pages: z.number().int(),
  /** Words of text on them. */
  words: z.number().int(),
  /** Pages with text that gives orders to language models. */
  injectedPages: z.number().int(),
  /** What makes the texts poor evidence: the share of confidence it costs (0 to 1), and why. */
  textIssues: z.array(z.object({ cost: z.number(), reason: z.string() })),
  /** Titles of the checks that pass. */
  passedChecks: z.array(z.string()),
  /** The audit's first items as weaknesses. */
  issues: z.array(Claim),
  /** What of the site could not be looked at. Absent in older data. */
  unseen: z
    .object({
      /** Why nothing may be called missing, as a sentence; '' when the site was seen. */
      why: z.string(),
      /** Pages that are known and were not seen, the first of each type. */
      pages: z.array(z.object({ path: z.string(), type: PageType })),
      /** Whether pages were read without running their scripts. */
      withoutScripts: z.boolean(),
    })
    .optional(),
});
export type SiteBasis = z.infer<typeof SiteBasis>;
/** What of a site could not be looked at. */
export type Unseen = NonNullable<SiteBasis['unseen']>;

/** Output of the insight stage: what the reader proposes and what a model answered. The profile is resolved from both and the owner's facts. */
export const Insight = z.object({
  reader: BusinessProfile,
  /** null without a model, and where its answer could not be used. */
  model: ModelProfile.nullable(),
  /** Whether and how a model took part, as a sentence; '' without one. */
  note: z.string(),
  /** What was asked of a model, also when its answer was not used. */
  calls: z.array(ModelCall),
  /** Absent in older data. */
  basis: SiteBasis.optional(),
});
export type Insight = z.infer<typeof Insight>;

/** The three authors of a profile. */
export type ProfileSources = Insight & { facts: readonly OwnerFact[] };

/** A stored insight in today's shape. Version 0.2 and older stored the profile itself, with a model's additions in it. */
export function readStoredInsight(stored: unknown): Insight {
  if (stored !== null && typeof stored === 'object' && 'reader' in stored) return stored as Insight;
  const profile = stored as BusinessProfile & { analyst?: BusinessProfile['analyst'] };
  return { reader: profile, model: null, note: profile.analyst?.note ?? '', calls: profile.analyst?.calls ?? [] };
}
