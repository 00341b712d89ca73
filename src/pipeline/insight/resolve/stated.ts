import type { BusinessProfile, FactConflict, ProfileQuestion, SetAsideClaim } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import type { OwnerFact, ProfileField } from '#contracts/facts.ts';
import { sameWords } from './same-statement.ts';

/** A profile while the owner's facts are applied to it, one after the other. */
export type Stated = {
  profile: BusinessProfile;
  setAside: readonly SetAsideClaim[];
  /** Statements that nothing uses until the owner confirms them. */
  unsure: readonly ProfileQuestion[];
  conflicts: readonly FactConflict[];
  /** Ids of answered questions. */
  answered: ReadonlySet<string>;
  /** Wordings that sentences about the business must no longer contain, with what takes their place; null: removed. */
  reworded: readonly { from: string; to: string | null }[];
};

/** What the fact was about when it was entered: its text, or the text of the claim or question that it names. */
export function subjectOf({ profile: _, setAside, unsure }: Stated, fact: OwnerFact): string | undefined {
  if (fact.was !== undefined) return fact.was;
  const asked = unsure.find(({ id }) => id === fact.questionId)?.claim;
  const named = setAside.find(({ claim }) => claim.id === fact.claimId)?.claim;
  // A fact written by hand names a claim by its text alone.
  const written = fact.action === 'confirm' || fact.action === 'remove' ? fact.text : undefined;
  return asked?.text ?? named?.text ?? (fact.claimId === undefined ? written : undefined);
}

/** The claims that nothing uses now but the owner may bring back: set aside, or unsure. */
export function idleClaims({ setAside, unsure }: Stated, fields: readonly ProfileField[]): Claim[] {
  const aside = setAside.filter(({ field }) => fields.includes(field)).map(({ claim }) => claim);
  const asked = unsure.filter(({ field }) => fields.includes(field)).flatMap(({ claim }) => claim ?? []);
  return [...aside, ...asked];
}

/** Without a claim that is used again, or that the owner put aside. */
export function withoutIdle(stated: Stated, claim: Claim): Stated {
  return {
    ...stated,
    setAside: stated.setAside.filter((one) => one.claim.id !== claim.id),
    unsure: stated.unsure.filter((question) => question.claim?.id !== claim.id),
  };
}

/** With a claim that the owner put aside. */
export function withRemoved(stated: Stated, field: ProfileField, claim: Claim): Stated {
  const rest = withoutIdle(stated, claim);
  return {
    ...rest,
    setAside: [...rest.setAside, { field, claim, by: 'owner', reason: 'Removed by the owner.' }],
    reworded: [...rest.reworded, { from: claim.text, to: null }],
  };
}

/** Whether the site now says something else than when the fact was entered, and else than the owner. */
export function isContradicted(site: Claim, { was }: OwnerFact, text: string): boolean {
  if (was === undefined || site.by === 'owner' || !isKnown(site)) return false;
  const said = [site.text, ...(site.replaced ? [site.replaced.text] : [])];
  return !said.some((one) => sameWords(one, was) || sameWords(one, text));
}
