import type { Claim } from '#contracts/evidence.ts';
import type { BlueprintInput } from '../blueprint.ts';

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];

/** What the owner wrote: facts about the business, edits of the strategy, answers, and lines that the strategy marks as the owner's. */
export function ownerTexts({
  profile,
  strategy,
  edits = [],
  facts = [],
}: Pick<BlueprintInput, 'profile' | 'strategy' | 'edits' | 'facts'>): string[] {
  const claims = Object.values(profile).flatMap((value: unknown) => (Array.isArray(value) ? value : [value])) as (Partial<Claim> | null)[];
  const { headline, subhead, primaryButton, secondaryButton } = strategy.craft;
  return [
    ...claims.flatMap((claim) =>
      claim?.kind === 'owner' || claim?.by === 'owner' ? stringsIn({ ...claim, evidence: [], replaced: null }) : [],
    ),
    ...[headline, subhead, primaryButton, secondaryButton].flatMap((line) => (line?.kind === 'owner' ? [line.text] : [])),
    ...(strategy.answers ?? []).map(({ answer }) => answer),
    ...stringsIn(edits),
    ...facts.flatMap(({ text, price, description }) => [text, price, description].filter((part) => part !== undefined)),
  ];
}
