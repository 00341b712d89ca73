import type { Strategy, StrategyOpening } from '#contracts/strategy.ts';
import type { FindingGroup } from '../finding-groups.ts';
import type { Reading } from '../read-site.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { findBuyers } from './buyers.ts';
import { listDecisions } from './decisions.ts';
import { findLeaveOuts } from './leave-out.ts';
import { rankMoves } from './moves/rank-moves.ts';
import { choosePromise } from './promise.ts';
import { strongestProof } from './proof-lines.ts';
import { stayLines } from './stays.ts';

/** What the opening page is written from: every field of the strategy but the opening. */
export type OpeningParts = Omit<StrategyFields, 'opening'> & Pick<Strategy, 'craft'>;

/** The page that opens the strategy: short lines that hold for this site, each with its evidence; a part without proof is left empty. */
export function writeOpening(reading: Reading, groups: readonly FindingGroup[], parts: OpeningParts): StrategyOpening {
  const decisions = listDecisions(reading, parts);
  return {
    forWhom: findBuyers(reading),
    promise: choosePromise(reading, parts),
    believe: strongestProof(reading, parts),
    moves: rankMoves(reading, groups, parts),
    stays: stayLines(parts),
    leaveOut: findLeaveOuts(reading, parts),
    decisions,
  };
}
