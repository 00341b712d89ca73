import type { BusinessProfile } from '#contracts/business.ts';
import type { Claim } from '#contracts/evidence.ts';
import { endsInGreeting, hasCutName, isContactLine, isLabelRow, isRunTogether } from '#text/statement-sense.ts';

/** Whether a statement would embarrass before the owner: contact details, two lines in one, labels in a row, a name that breaks off. */
const isNonsense = (text: string, name: string) =>
  isContactLine(text) || isRunTogether(text) || isLabelRow(text) || endsInGreeting(text) || hasCutName(text, name);

/** A statement that is not made: the owner is asked about it, or it makes no sense. */
const withheld = (claim: Claim): Claim => ({ ...claim, kind: 'unknown', text: '', evidence: [], lookedIn: 'the owner is asked' });

/** A group of which the reader is less sure is left out where another one is surer: `Children` for a painter of nurseries. Set by hand. */
const SURE_GROUP = 0.6;

const sureAudiences = <Group extends Claim>(groups: Group[]): Group[] => {
  const isSure = ({ kind, by, confidence }: Claim) => kind === 'owner' || by === 'model' || confidence >= SURE_GROUP;
  return groups.some(isSure) ? groups.filter(isSure) : groups;
};

/**
 * The profile without statements that nobody would put on a site, and without a purpose that is still a question to the owner. What the owner
 * said stays.
 */
export function refuseClaims(profile: BusinessProfile): BusinessProfile {
  const name = profile.businessName.text;
  const asked = new Set(profile.questions?.map(({ claim }) => claim?.id ?? ''));
  const isKept = ({ kind, text }: Claim) => kind === 'owner' || !isNonsense(text, name);
  const { primaryPurpose: purpose } = profile;
  const isSure = purpose.kind === 'owner' || (!asked.has(purpose.id) && isKept(purpose));
  return {
    ...profile,
    primaryPurpose: isSure ? purpose : withheld(purpose),
    targetAudiences: sureAudiences(profile.targetAudiences),
    valuePropositions: profile.valuePropositions.filter(isKept),
    uniqueSellingPoints: profile.uniqueSellingPoints.filter(isKept),
  };
}
