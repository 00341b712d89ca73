import type { Decision, LeaveOut, Strategy } from '#contracts/strategy.ts';
import { comparable } from '#text/words.ts';
import { mentions } from '../mentions.ts';

/** Shorter words may be part of any sentence: they are named to the owner, not cut out. */
const FEWEST_LETTERS = 12;
/** Words that wait for a decision are named one by one: a number or a price may be short. */
const FEWEST_HIDDEN = 4;
/** Longer words of a leave-out also cover copy that quotes only a part of them. */
const PART_LENGTH = 40;

type WithOpening = Pick<Strategy, 'opening' | 'answers'>;

/** What the owner has not decided yet. */
export function openDecisions({ opening, answers = [] }: WithOpening): Decision[] {
  const answered = new Set(answers.map(({ id }) => id));
  return (opening?.decisions ?? []).filter(({ id }) => !answered.has(id));
}

/** Tells whether a text contains words that are not published until the owner has decided. */
function hiddenTexts(strategy: WithOpening): (text: string) => boolean {
  const hidden = openDecisions(strategy)
    .flatMap(({ hides = [] }) => hides.map(comparable))
    .filter((words) => words.length >= FEWEST_HIDDEN);
  return (text) => {
    const said = comparable(text);
    return hidden.some((words) => (words.length >= FEWEST_LETTERS ? said.includes(words) : mentions(said, [words])));
  };
}

/** Whether an entry's words go: those that only get other capitals are there again when they are right. */
export const isGone = ({ text, instead = '' }: Pick<LeaveOut, 'text' | 'instead'>): boolean => comparable(text) !== comparable(instead);

/** Tells whether a text contains words that the strategy leaves out or that wait for a decision, or is a long part of a leave-out. */
export function leftOutTexts(strategy: WithOpening): (text: string) => boolean {
  const isHidden = hiddenTexts(strategy);
  const words = (strategy.opening?.leaveOut ?? [])
    .filter(isGone)
    .map((entry) => comparable(entry.text))
    .filter((text) => text.length >= FEWEST_LETTERS);
  return (text) => {
    const said = comparable(text);
    return isHidden(text) || (said !== '' && words.some((out) => said.includes(out) || (said.length >= PART_LENGTH && out.includes(said))));
  };
}
