import type { Move } from '#contracts/strategy.ts';
import type { FindingGroup } from '../../finding-groups.ts';

/** A move with its effect on the business, 0 to 100: how many visitors it concerns, times how near it is to a sale. Set by hand. */
export type MoveCandidate = Move & { effect: number };

type Draft = Pick<MoveCandidate, 'title' | 'why' | 'how' | 'effect'> & Partial<MoveCandidate>;

/** A move; what is not said is small, proved and without findings. */
export function move(id: string, draft: Draft): MoveCandidate {
  const impact = draft.effect >= 65 ? 'high' : draft.effect >= 40 ? 'medium' : 'low';
  return { id, impact, effort: 'small', basis: 'evidence', evidence: [], findingIds: [], ...draft };
}

/** The group of findings of the first of these audits that found something. */
export function groupWith(groups: readonly FindingGroup[], ...ids: string[]): FindingGroup | undefined {
  return groups.find(({ id }) => ids.includes(id));
}
