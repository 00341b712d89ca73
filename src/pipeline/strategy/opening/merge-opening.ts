import type { Decision, LeaveOut, Move, StrategyOpening } from '#contracts/strategy.ts';
import { comparable, distinctBy, significantWords } from '../words.ts';

const MOVES = 5;
/** From so many moves on, a strategist's are enough: a sixth opinion weakens five. */
const ENOUGH_MOVES = 3;
const DECISIONS = 10;
/** From so many decisions on, the built-in ones are only added where the site would not work without an answer. */
const ENOUGH_DECISIONS = 4;
const ALWAYS_ASKED = new Set(['form-destination', 'goal', 'missing-target']);
/** Share of words from which two moves or questions say the same. Set by hand. */
const SAME_SHARE = 0.5;

function isSame(a: string, b: string): boolean {
  const [one, other] = [new Set(significantWords(a)), significantWords(b)];
  return other.length > 0 && other.filter((word) => one.has(word)).length / Math.min(one.size, other.length) >= SAME_SHARE;
}

/** The strategist's entries, then built-in ones that say something else, up to `most`. */
function filled<T>(chosen: readonly T[] | undefined, built: readonly T[], textOf: (entry: T) => string, most: number): T[] {
  const entries = [...(chosen ?? [])];
  for (const entry of built) {
    if (entries.length >= most) break;
    if (!entries.some((other) => isSame(textOf(other), textOf(entry)))) entries.push(entry);
  }
  return entries.slice(0, most);
}

/** The opening as a strategist answered it; the built-in one fills what was left open. Ids are unique. */
export function mergeOpening(built: StrategyOpening, chosen: Partial<StrategyOpening> | undefined): StrategyOpening {
  if (!chosen) return built;
  const either = <T>(list: T[] | undefined, other: T[]) => (list && list.length > 0 ? list : other);
  const hasEnough = (chosen.moves?.length ?? 0) >= ENOUGH_MOVES;
  const moves = filled<Move>(chosen.moves, hasEnough ? [] : built.moves, ({ title, how }) => `${title} ${how}`, MOVES);
  const asked = chosen.decisions ?? [];
  const others = asked.length >= ENOUGH_DECISIONS ? built.decisions.filter(({ id }) => ALWAYS_ASKED.has(id)) : built.decisions;
  const decisions = filled<Decision>(asked, others, ({ question }) => question, DECISIONS);
  const leaveOut: LeaveOut[] = distinctBy([...(chosen.leaveOut ?? []), ...built.leaveOut], ({ text }) => comparable(text));
  return {
    ...(chosen.aim ? { aim: chosen.aim } : {}),
    ...(chosen.keep ? { keep: chosen.keep } : {}),
    forWhom: either(chosen.forWhom, built.forWhom),
    promise: chosen.promise ?? built.promise,
    believe: either(chosen.believe, built.believe),
    moves: distinctBy(moves, ({ id }) => id),
    stays: built.stays,
    leaveOut,
    decisions: distinctBy(decisions, ({ id }) => id),
  };
}
