import type { BusinessProfile, FactConflict, ProfileQuestion } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { claimsOf } from './profile-fields.ts';

/** Something that the owner settles: where the site contradicts them, what nobody knows, and what much depends on. */
export type ToConfirm =
  | { kind: 'conflict'; id: string; conflict: FactConflict }
  | { kind: 'question'; id: string; question: ProfileQuestion }
  | { kind: 'claim'; id: string; field: ProfileField; claim: Claim };

/** Strategy and prompt hang on these, the first claim of each. */
const WEIGHTY: ProfileField[] = ['businessName', 'industry', 'primaryPurpose', 'targetAudiences'];
/** A weighty claim above this confidence is not asked about. */
const SURE = 0.9;

/** What the owner should look at first, the most weighty first. */
export function toConfirm(profile: BusinessProfile | undefined): ToConfirm[] {
  if (!profile) return [];
  const { conflicts = [], questions = [] } = profile;
  const isAsked = (field: ProfileField) => questions.some((question) => question.field === field);
  const unsure = WEIGHTY.filter((field) => !isAsked(field)).flatMap((field) =>
    claimsOf(profile, field)
      .slice(0, 1)
      .filter(({ by, confidence, text }) => by !== 'owner' && confidence < SURE && text !== '')
      .map((claim): ToConfirm => ({ kind: 'claim', id: `claim ${field} ${claim.id}`, field, claim })),
  );
  return [
    ...conflicts.map((conflict): ToConfirm => ({ kind: 'conflict', id: `conflict ${conflict.field} ${conflict.claimId}`, conflict })),
    ...unsure,
    ...questions.map((question): ToConfirm => ({ kind: 'question', id: `question ${question.id}`, question })),
  ];
}
