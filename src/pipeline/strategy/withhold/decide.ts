import type { Decision, LeaveOut, StrategyOpening } from '#contracts/strategy.ts';
import { hasTerm } from '#lexicon/match-terms.ts';
import { foldedWithin } from '#text/words.ts';
import { cutOut } from '../leave-out/cut-out.ts';
import { createCutter } from '../leave-out/cut-sentences.ts';
import type { StrategyFields } from '../write-sentences.ts';
import { figuresIn } from './figures.ts';
import { hideUndecided, withUndecided } from './hide-undecided.ts';

/** The number at the start of a figure, as it is written. */
const DIGITS = /^\p{N}[\p{N}.,'’ \u00a0-]*\p{N}|^\p{N}/u;

/** Hidden words with the answer's figure in place of theirs; '' where the answer has none or several. */
function inTheirPlace(words: string, answer: string): string {
  const [before, ...others] = figuresIn(words);
  const [now, ...more] = figuresIn(answer);
  if (!before || !now || others.length + more.length > 0) return '';
  const figure = before.words.replace(DIGITS, DIGITS.exec(now.words)?.[0] ?? '');
  return words.replace(before.words, figure);
}

/** What stays out after an answer: words that it does not confirm, with its own value in their place where it has one. */
function stillOut({ hides = [], evidence }: Decision, answer: string): LeaveOut[] {
  const named = hides.filter((words) => foldedWithin(words, answer));
  const isDenied = hasTerm(answer, 'decision-doubts', 'no');
  const isConfirmed = !isDenied && (named.length > 0 || hasTerm(answer, 'decision-doubts', 'yes'));
  const out = isConfirmed ? (named.length > 0 ? hides.filter((words) => !named.includes(words)) : []) : hides;
  const why = `The owner answered: ${answer}`;
  return out.map((text) => {
    const instead = isDenied ? '' : inTheirPlace(text, answer);
    return { text, reason: 'unproven', why, ...(instead === '' ? {} : { instead }), pages: [], evidence };
  });
}

/**
 * The strategy after the owner answered a decision: what the answer confirms or names is shown again, a figure takes the answer's value,
 * the rest stays out.
 */
export function decide<Fields extends StrategyFields>(fields: Fields, { id, answer }: { id: string; answer: string }): Fields {
  const { opening } = fields;
  const decision = opening?.decisions.find((entry) => entry.id === id);
  if (!opening || !decision) return fields;
  const out = decision.hides ? stillOut(decision, answer) : [];
  const shown = withUndecided(fields);
  const told: StrategyOpening = {
    ...(shown.opening ?? opening),
    decisions: opening.decisions.filter((entry) => entry !== decision),
    leaveOut: [...(shown.opening ?? opening).leaveOut, ...out],
  };
  const cutter = createCutter(out.map(({ text, instead = '' }) => ({ text, instead, isExact: true })));
  return hideUndecided(cutOut({ ...shown, opening: told }, cutter, out));
}
