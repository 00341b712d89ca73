import type { Claim } from '#contracts/evidence.ts';
import type { OwnerFact, ProfileField } from '#contracts/facts.ts';
import { FIELDS } from './profile-fields.ts';

/** One change of the owner's facts: `was` goes, `now` comes; null for none. Swapped it takes itself back. */
export type FactChange = { was: OwnerFact | null; now: OwnerFact | null };

/** A claim as the person who edits sees it; offers have a price and a description. */
export type ViewedClaim = Claim & { price?: string; description?: string };

/** Whether two facts are about the same statement or question: only one of them can hold. */
function isSameSubject(one: OwnerFact, other: OwnerFact): boolean {
  if (one.field !== other.field) return false;
  if (one.questionId !== undefined || other.questionId !== undefined) return one.questionId === other.questionId;
  if (one.action === 'add' || other.action === 'add') return one.action === other.action && one.text === other.text;
  return one.claimId === other.claimId || (one.was !== undefined && one.was === other.was);
}

/** The facts with the changes made. A change made twice counts once. */
export function applyChanges(facts: readonly OwnerFact[], changes: readonly FactChange[]): OwnerFact[] {
  let result = [...facts];
  for (const { was, now } of changes) {
    result = result.filter((fact) => !(was && isSameSubject(fact, was)) && !(now && isSameSubject(fact, now)));
    if (now) result.push(now);
  }
  return result;
}

/** The fact that a claim of the profile comes from or was confirmed by; null for a claim of the site alone. */
export function factBehind(facts: readonly OwnerFact[], field: ProfileField, claim: Claim): OwnerFact | null {
  const ofField = facts.filter((fact) => fact.field === field && fact.action !== 'remove');
  return (
    ofField.find((fact) => fact.text === claim.text) ??
    ofField.find((fact) => fact.action === 'confirm' && fact.was === claim.text) ??
    ofField.find((fact) => fact.claimId === claim.id) ??
    null
  );
}

type Words = { text: string; price?: string; description?: string };

/** The change that a correction makes; what the owner added stays an addition. */
export function correction(facts: readonly OwnerFact[], field: ProfileField, claim: Claim, words: Words): FactChange {
  const was = factBehind(facts, field, claim);
  if (was && (was.action === 'add' || was.action === 'answer')) return { was, now: { ...about(was), ...words } };
  return { was, now: { field, action: 'correct', ...subjectOf(claim, was), ...words } };
}

export function confirmation(facts: readonly OwnerFact[], field: ProfileField, claim: Claim): FactChange {
  return { was: factBehind(facts, field, claim), now: { field, action: 'confirm', claimId: claim.id, was: claim.text } };
}

/** What the owner added just goes; a statement of the site is marked as wrong. */
export function removal(facts: readonly OwnerFact[], field: ProfileField, claim: Claim): FactChange {
  const was = factBehind(facts, field, claim);
  if (was && (was.action === 'add' || was.action === 'answer')) return { was, now: null };
  return { was, now: { field, action: 'remove', ...subjectOf(claim, was) } };
}

/** Brings a statement back that was set aside: one that the owner removed, or one that a better witness replaced. */
export function restoration(facts: readonly OwnerFact[], field: ProfileField, claim: Claim): FactChange {
  const isRemoval = (fact: OwnerFact) => fact.action === 'remove' && fact.field === field;
  const was = facts.find((fact) => isRemoval(fact) && (fact.was === claim.text || fact.claimId === claim.id)) ?? null;
  return was ? { was, now: null } : { was, now: { field, action: 'confirm', claimId: claim.id, was: claim.text } };
}

export const inverse = ({ was, now }: FactChange): FactChange => ({ was: now, now: was });

/** A corrected claim is known by what the site said first. */
function subjectOf(claim: Claim, was: OwnerFact | null): Pick<OwnerFact, 'claimId' | 'was'> {
  return { claimId: was?.claimId ?? claim.id, was: was?.was ?? claim.replaced?.text ?? claim.text };
}

function about({ field, action, questionId }: OwnerFact): OwnerFact {
  return { field, action, ...(questionId === undefined ? {} : { questionId }) };
}

const isSameFact = (one: OwnerFact, other: OwnerFact) =>
  isSameSubject(one, other) &&
  one.action === other.action &&
  one.text === other.text &&
  one.price === other.price &&
  one.description === other.description;

const isNewText = ({ action }: OwnerFact) => action === 'add' || action === 'answer';

type Facts = readonly OwnerFact[];

const without = (facts: Facts, others: Facts) => facts.filter((fact) => !others.some((other) => isSameFact(fact, other)));

/** The claims of a field as they will be when the owner's facts, of which `before` are saved, are the ones `after`. */
export function claimsAfter(field: ProfileField, claims: readonly ViewedClaim[], before: Facts, after: Facts): ViewedClaim[] {
  const ofField = (facts: Facts) => facts.filter((fact) => fact.field === field);
  const gone = without(ofField(before), after);
  const come = without(ofField(after), before);
  const added = come.filter((fact) => isNewText(fact) && !claims.some(({ text }) => text === fact.text));
  const kept = claims.flatMap((claim) => {
    const taken = gone.find((fact) => fact.text !== undefined && fact.text === claim.text);
    if (taken && isNewText(taken)) return added.splice(0, 1).map((fact) => owned(claim, fact));
    const fact = come.find((one) => !isNewText(one) && (one.claimId === claim.id || one.was === claim.text));
    if (fact) return fact.action === 'remove' ? [] : [fact.action === 'confirm' ? { ...claim, by: 'owner' as const } : owned(claim, fact)];
    return [taken && claim.replaced ? { ...claim, ...claim.replaced, kind: 'inferred' as const } : claim];
  });
  return [...kept, ...added.map((fact) => owned({ id: `new-${fact.text}`, text: '', kind: 'owner', confidence: 1, evidence: [] }, fact))];
}

function owned(claim: ViewedClaim, { text, price, description }: OwnerFact): ViewedClaim {
  return {
    ...claim,
    ...{ text: text ?? claim.text, kind: 'owner', by: 'owner' },
    ...(price === undefined ? {} : { price }),
    ...(description === undefined ? {} : { description }),
  };
}

/** A change in words: `Service: “Bread” becomes “Sourdough bread”`. */
export function describeChange({ was, now }: FactChange): string {
  const fact = now ?? was;
  if (!fact) return '';
  const name = FIELDS[fact.field].one;
  if (now === null) return `${name}: what you said of “${fact.text ?? fact.was}” taken back`;
  if (now.action === 'correct' && now.was) return `${name}: “${now.was}” becomes “${now.text}”`;
  return `${name}: “${now.text ?? now.was ?? ''}” ${DONE[now.action]}`;
}

const DONE = { confirm: 'confirmed', correct: 'corrected', remove: 'removed', add: 'added', answer: 'answered' } satisfies Record<
  OwnerFact['action'],
  string
>;

/** How the facts became others, change by change. */
export function changesBetween(before: Facts, after: Facts): FactChange[] {
  const come = without(after, before);
  const gone = without(before, after).filter((fact) => !come.some((other) => isSameSubject(fact, other)));
  return [...come.map((now) => ({ was: null, now })), ...gone.map((was) => ({ was, now: null }))];
}
