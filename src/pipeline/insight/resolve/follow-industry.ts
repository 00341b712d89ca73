import type { BusinessModelId, BusinessProfile, SetAsideClaim } from '#contracts/business.ts';
import type { Author, Claim } from '#contracts/evidence.ts';
import { industryById, sectorOf } from '#lexicon/industries/industries.ts';
import { businessModelName } from '../reader/business-model/business-model.ts';
import { CONFIDENCE } from '../reader/confidence/claim-confidence.ts';

const REASON = 'It followed from an industry that was replaced.';

/** What the reader only concluded from the industry it had found: audiences and business model that are usual there, a purpose made of its name. */
const isConcluded = (claim: Claim): boolean => claim.by === undefined && claim.kind === 'inferred' && claim.confidence <= CONFIDENCE.usual;

/** After a change of the industry: what followed from the old one is set aside, and what follows from the new one takes its place. */
export function followIndustry(
  before: Pick<BusinessProfile, 'industry'>,
  profile: BusinessProfile,
  by: Author = 'model',
): { profile: BusinessProfile; setAside: SetAsideClaim[] } {
  const [old, current] = [before.industry.candidates[0]?.id, profile.industry.candidates[0]?.id];
  if (old === current) return { profile, setAside: [] };
  const audiences = profile.targetAudiences.filter(isConcluded);
  const { primaryPurpose, businessModel } = profile;
  return {
    profile: {
      ...profile,
      targetAudiences: profile.targetAudiences.filter((claim) => !audiences.includes(claim)),
      primaryPurpose: isConcluded(primaryPurpose) ? nothing(primaryPurpose, 'Purpose not stated') : primaryPurpose,
      businessModel: isConcluded(businessModel) ? usualModel(profile) : businessModel,
    },
    setAside: audiences.map((claim) => ({ field: 'targetAudiences', claim, by, reason: REASON })),
  };
}

const nothing = ({ id }: Claim, text: string): Claim => ({
  ...{ id, text, kind: 'not-found', confidence: 0.6, evidence: [], lookedIn: 'texts of the pages read' },
});

function usualModel({ businessModel, industry }: BusinessProfile): BusinessProfile['businessModel'] {
  const leaf = industryById(industry.candidates[0]?.id ?? '');
  const modelId = (leaf?.businessModel ?? (leaf && sectorOf(leaf)?.businessModel) ?? null) as BusinessModelId | null;
  if (modelId === null) return { ...nothing(businessModel, 'Business model not clear'), modelId };
  return {
    ...{ id: businessModel.id, text: businessModelName(modelId), kind: 'inferred', confidence: CONFIDENCE.usual },
    ...{ evidence: industry.claim.evidence.slice(0, 2), modelId },
  };
}
