import type { SetAsideClaim } from '#contracts/business.ts';
import { type Claim, isKnown } from '#contracts/evidence.ts';
import { foldWords } from '#text/normalize.ts';
import type { Heard } from './apply-model.ts';
import { emptied } from './questions.ts';
import { sameStatement } from './same-statement.ts';

/**
 * After a model replaced the name or the industry: sentences of the reader that name the old one are set aside, since nothing may use what
 * was replaced. A name that is only written differently stays in them.
 */
export function dropMentions({ profile, setAside }: Heard): Heard {
  const replaced = [profile.businessName, profile.industry.claim].flatMap(({ text, replaced: old }) =>
    old && !sameStatement(old.text, text) ? [old.text] : [],
  );
  const mention = (claim: Claim): string | undefined =>
    claim.by === undefined && isKnown(claim) ? replaced.find((old) => containsWords(claim.text, old)) : undefined;
  const aside = (field: SetAsideClaim['field'], claims: readonly Claim[]): SetAsideClaim[] =>
    claims.flatMap((claim) => {
      const old = mention(claim);
      return old === undefined ? [] : [{ field, claim, by: 'model' as const, reason: `It names "${old}", which the model replaced.` }];
    });
  const { primaryPurpose, valuePropositions, uniqueSellingPoints } = profile;
  return {
    profile: {
      ...profile,
      primaryPurpose: mention(primaryPurpose) === undefined ? primaryPurpose : emptied(primaryPurpose, 'Purpose not stated'),
      valuePropositions: valuePropositions.filter((claim) => mention(claim) === undefined),
      uniqueSellingPoints: uniqueSellingPoints.filter((claim) => mention(claim) === undefined),
    },
    setAside: [
      ...setAside,
      ...aside('primaryPurpose', [primaryPurpose]),
      ...aside('valuePropositions', valuePropositions),
      ...aside('uniqueSellingPoints', uniqueSellingPoints),
    ],
  };
}

const containsWords = (text: string, words: string): boolean => ` ${foldWords(text)} `.includes(` ${foldWords(words)} `);
