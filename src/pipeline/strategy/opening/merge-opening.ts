import type { Decision, FormPlan, LeaveOut, Move, StrategyOpening } from '#contracts/strategy.ts';
import { comparable, distinctBy, foldedWithin, saysSame } from '#text/words.ts';

const MOVES = 5;
/** From so many moves on, a strategist's are enough: a sixth opinion weakens five. */
const ENOUGH_MOVES = 3;
const DECISIONS = 10;
/** Questions without whose answer the site would not work: the others are a strategist's to ask. */
const ALWAYS_ASKED = new Set(['form-destination', 'goal', 'missing-target', 'dialed-number', 'counter-figures']);

/** The built-in questions that are left next to a strategist's decisions: the blocking ones. */
export function openQuestions<T extends { id: string }>(built: readonly T[], asked: readonly Decision[] = []): T[] {
  return asked.length === 0 ? [...built] : built.filter(({ id }) => ALWAYS_ASKED.has(id));
}

/**
 * What the new site leaves out: the strategist's entries, then built-in ones. A rank that the strategist left is meant to stay; of a contradiction
 * that the strategist decided, the other side stays.
 */
function mergeLeaveOuts(chosen: readonly LeaveOut[], built: readonly LeaveOut[]): LeaveOut[] {
  if (chosen.length === 0) return [...built];
  const isChosen = ({ text }: LeaveOut) => chosen.some((entry) => foldedWithin(entry.text, text) || foldedWithin(text, entry.text));
  const decided = new Set(built.filter(isChosen).map(({ why }) => why));
  const others = built.filter((entry) => entry.reason !== 'unproven' && !(entry.reason === 'contradictory' && decided.has(entry.why)));
  return distinctBy([...chosen, ...others.filter((entry) => !isChosen(entry))], ({ text }) => comparable(text));
}

/** The strategist's entries, then built-in ones that say something else, up to `most`. */
function filled<T>(chosen: readonly T[] | undefined, built: readonly T[], textOf: (entry: T) => string, most: number): T[] {
  const entries = [...(chosen ?? [])];
  for (const entry of built) {
    if (entries.length >= most) break;
    if (!entries.some((other) => saysSame(textOf(other), textOf(entry)))) entries.push(entry);
  }
  return entries.slice(0, most);
}

/** The opening without the question where entries of a form go, where the new site has no form. */
export function withoutFormQuestion(opening: StrategyOpening, forms: readonly Pick<FormPlan, 'decision'>[]): StrategyOpening {
  if (forms.some(({ decision }) => decision !== 'drop')) return opening;
  return { ...opening, decisions: opening.decisions.filter(({ id }) => id !== 'form-destination') };
}

/** The opening as a strategist answered it; the built-in one fills what was left open. Ids are unique. */
export function mergeOpening(built: StrategyOpening, chosen: Partial<StrategyOpening> | undefined): StrategyOpening {
  if (!chosen) return built;
  const either = <T>(list: T[] | undefined, other: T[]) => (list && list.length > 0 ? list : other);
  const hasEnough = (chosen.moves?.length ?? 0) >= ENOUGH_MOVES;
  const moves = filled<Move>(chosen.moves, hasEnough ? [] : built.moves, ({ title, how }) => `${title} ${how}`, MOVES);
  const asked = openQuestions(built.decisions, chosen.decisions);
  const decisions = filled<Decision>(
    chosen.decisions,
    asked,
    ({ question }) => question,
    DECISIONS + (chosen.decisions ? asked.length : 0),
  );
  return {
    ...(chosen.aim ? { aim: chosen.aim } : {}),
    ...(chosen.keep ? { keep: chosen.keep } : {}),
    forWhom: either(chosen.forWhom, built.forWhom),
    promise: chosen.promise ?? built.promise,
    believe: either(chosen.believe, built.believe),
    moves: distinctBy(moves, ({ id }) => id),
    stays: built.stays,
    leaveOut: mergeLeaveOuts(chosen.leaveOut ?? [], built.leaveOut),
    decisions: distinctBy(decisions, ({ id }) => id),
  };
}
