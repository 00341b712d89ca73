import type { Move } from '#contracts/strategy.ts';
import type { FindingGroup } from '../../finding-groups.ts';
import type { Reading } from '../../read-site.ts';
import type { OpeningParts } from '../opening.ts';
import { actionMoves } from './action-moves.ts';
import { messageMoves } from './message-moves.ts';
import type { MoveCandidate } from './move.ts';
import { reachMoves } from './reach-moves.ts';
import { trustMoves } from './trust-moves.ts';

const MOVES = 5;

/** The five changes with the greatest effect on the business, strongest first; fewer where the site gives no reason for more. */
export function rankMoves(reading: Reading, groups: readonly FindingGroup[], parts: OpeningParts): Move[] {
  const candidates: MoveCandidate[] = [
    ...actionMoves(reading, parts, groups),
    ...messageMoves(reading, parts),
    ...trustMoves(reading, parts),
    ...reachMoves(groups),
  ];
  const ranked = candidates
    .map((candidate, index) => ({ candidate, index }))
    .sort((a, b) => b.candidate.effect - a.candidate.effect || a.index - b.index)
    .map(({ candidate: { effect: _, ...move } }) => move);
  return ranked.filter((move, index) => !ranked.slice(0, index).some((before) => solvesTheSame(before, move))).slice(0, MOVES);
}

const solvesTheSame = (a: Move, b: Move) => a.findingIds.some((id) => b.findingIds.includes(id));
