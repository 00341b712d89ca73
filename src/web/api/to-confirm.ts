import type { BusinessProfile, FactConflict, ProfileQuestion } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { ProfileField } from '#contracts/facts.ts';
import { isProposal } from './how-sure.ts';
import { claimsOf, FIELDS } from './profile-fields.ts';

/** Something that the owner settles: where the site contradicts them, what nobody knows, and what much depends on. */
export type ToConfirm =
  | { kind: 'conflict'; id: string; conflict: FactConflict }
  | { kind: 'question'; id: string; question: ProfileQuestion }
  | { kind: 'claim'; id: string; field: ProfileField; claim: Claim }
  /** A list that is proposed as a whole. */
  | { kind: 'list'; id: string; field: ProfileField; claims: Claim[] };

/** Strategy and prompt hang on these, the first claim of each. */
const WEIGHTY: ProfileField[] = ['businessName', 'industry', 'primaryPurpose', 'targetAudiences'];
/** Lists that are asked about when they are only proposed. */
const LISTS: ProfileField[] = ['targetAudiences', 'services', 'products', 'trustSignals'];
/** A weighty claim above this confidence is not asked about. */
const SURE = 0.9;

const isOpen = ({ by, kind, text }: Claim) => by !== 'owner' && isKnown({ kind }) && text !== '';

/** What the owner should look at first, the most weighty first. */
export function toConfirm(profile: BusinessProfile | undefined): ToConfirm[] {
  if (!profile) return [];
  const { conflicts = [], questions = [] } = profile;
  const isAsked = (field: ProfileField) => questions.some((question) => question.field === field);
  const lists = LISTS.filter((field) => isProposal(profile, field)).map((field): ToConfirm => {
    return { kind: 'list', id: `list ${field}`, field, claims: claimsOf(profile, field).filter(isOpen) };
  });
  const unsure = WEIGHTY.filter((field) => !isAsked(field) && !lists.some((list) => list.id === `list ${field}`)).flatMap((field) =>
    claimsOf(profile, field)
      .slice(0, 1)
      .filter((claim) => isOpen(claim) && (claim.confidence < SURE || isProposal(profile, field)))
      .map((claim): ToConfirm => ({ kind: 'claim', id: `claim ${field} ${claim.id}`, field, claim })),
  );
  const [first, rest] = [questions.filter(isWeighty), questions.filter((question) => !isWeighty(question))].map((asked) =>
    asked.map((question): ToConfirm => ({ kind: 'question', id: `question ${question.id}`, question })),
  );
  return [
    ...conflicts.map((conflict): ToConfirm => ({ kind: 'conflict', id: `conflict ${conflict.field} ${conflict.claimId}`, conflict })),
    ...unsure,
    ...(first ?? []),
    ...lists,
    ...(rest ?? []),
  ];
}

/** About what the whole plan depends on, of which there is one. */
const isWeighty = ({ field }: ProfileQuestion) => WEIGHTY.includes(field) && !FIELDS[field].isList;

/** What is not known at all: the parts that have an open question. */
export function unknownFields({ questions = [] }: BusinessProfile): ProfileField[] {
  return [...new Set(questions.filter(({ claim }) => claim === null).map(({ field }) => field))];
}
