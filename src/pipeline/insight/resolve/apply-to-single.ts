import type { BusinessModelId, BusinessProfile } from '#contracts/business.ts';
import { BusinessModelId as ModelIds } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { businessModelName } from '../reader/business-model/business-model.ts';
import { followIndustry } from './follow-industry.ts';
import { industryRecords } from './industry-record.ts';
import { ownerClaim } from './owner-claim.ts';
import { cleanOwnerText, yesOrNo } from './owner-text.ts';
import { claimOf, type SingleField } from './profile-fields.ts';
import { emptied } from './questions.ts';
import { sameWords } from './same-statement.ts';
import { idleClaims, isContradicted, type Stated, subjectOf, withoutIdle, withRemoved } from './stated.ts';

const MAX_TONES = 4;

/** Applies a fact about a field that holds one claim. */
export function applyToSingle(stated: Stated, field: SingleField, fact: OwnerFact): Stated {
  const current = claimOf(stated.profile, field);
  const subject = subjectOf(stated, fact);
  const reply = fact.action === 'answer' ? yesOrNo(fact.text) : null;
  if (fact.action === 'remove' || reply === 'no') return remove(stated, field, current, subject);
  const isConfirmed = fact.action === 'confirm' || reply === 'yes';
  const text = isConfirmed ? cleanOwnerText(subject ?? current.text) : cleanOwnerText(fact.text);
  if (text === '' || (isConfirmed && subject === undefined && !isKnown(current))) return stated;
  const restored = idleClaims(stated, [field]).find((claim) => sameWords(claim.text, text));
  const base = restored && !sameWords(current.text, text) ? { ...restored, id: current.id } : current;
  const claim = withReplaced(ownerClaim(text, base, fact), current);
  const conflicts = isContradicted(current, fact, text) ? [{ field, claimId: claim.id, owner: text, site: current }] : [];
  const next = restored ? withoutIdle(stated, restored) : stated;
  const placed = placeClaim(next.profile, field, claim);
  return {
    ...next,
    profile: placed.profile,
    setAside: [...next.setAside, ...placed.setAside],
    conflicts: [...next.conflicts.filter((one) => one.field !== field), ...conflicts],
    reworded: isKnown(current) && !sameWords(current.text, text) ? [...next.reworded, { from: current.text, to: text }] : next.reworded,
  };
}

/** What is removed by its text no longer matters once the site says something else. */
function remove(stated: Stated, field: SingleField, current: Claim, subject: string | undefined): Stated {
  const idle = idleClaims(stated, [field]).find(({ text }) => subject !== undefined && sameWords(text, subject));
  if (idle) return withRemoved(stated, field, idle);
  if (!isKnown(current) || (subject !== undefined && !sameWords(current.text, subject))) return stated;
  const { profile, setAside } = placeClaim(stated.profile, field, emptied(current, '', 'removed by the owner'));
  const removed = withRemoved({ ...stated, profile }, field, current);
  return { ...removed, setAside: [...removed.setAside, ...setAside] };
}

/** Says what an owner's claim took the place of, also where it is a claim that was brought back. */
function withReplaced<T extends Claim>(claim: T, current: Claim): T {
  if (!isKnown(current) || sameWords(claim.text, current.text)) return claim;
  return { ...claim, replaced: { by: current.by ?? 'reader', text: current.text } };
}

function placeClaim(profile: BusinessProfile, field: SingleField, claim: Claim): Pick<Stated, 'profile' | 'setAside'> {
  if (field === 'industry') return placeIndustry(profile, claim);
  return { profile: { ...profile, [field]: completed(profile, field, claim) }, setAside: [] };
}

/** The claim with what its field has besides. */
function completed(profile: BusinessProfile, field: Exclude<SingleField, 'industry'>, claim: Claim) {
  if (field === 'businessModel') return { ...claim, modelId: isKnown(claim) ? modelIdOf(claim.text) : null };
  if (field !== 'brandTone') return claim;
  const words = claim.text
    .replaceAll(' and ', ',')
    .split(',')
    .map((word) => word.trim());
  return { ...profile.brandTone, claim, words: words.filter((word) => word !== '').slice(0, MAX_TONES) };
}

function modelIdOf(text: string): BusinessModelId | null {
  return ModelIds.options.find((id) => sameWords(id, text) || sameWords(businessModelName(id), text)) ?? null;
}

function placeIndustry(profile: BusinessProfile, claim: Claim): Pick<Stated, 'profile' | 'setAside'> {
  const { candidates } = profile.industry;
  const isSame = sameWords(claim.text, profile.industry.claim.text);
  const id = isSame ? (candidates[0]?.id ?? null) : null;
  const records = isKnown(claim) ? industryRecords({ label: claim.text, id, confidence: 1 }, candidates) : [];
  return followIndustry(profile, { ...profile, industry: { claim, candidates: records } }, 'owner');
}
