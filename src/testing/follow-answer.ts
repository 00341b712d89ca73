import type { Strategy } from '#contracts/strategy.ts';
import { reuseAnswer } from '#pipeline/strategy/model/ask-strategist.ts';
import { readStoredAnswer } from '#pipeline/strategy/model/stored-answer.ts';
import type { StrategyInput } from '#pipeline/strategy/read-site.ts';
import { richInput } from './strategy-input.ts';

const EMPTY = {
  ...{ forWhom: [], promise: null, believe: [], moves: [], headline: null, subhead: null, primaryButton: null, secondaryButton: null },
  ...{ pages: [], leaveOut: [], decisions: [] },
};
const EMPTY_PAGE = { decision: 'keep', mergeInto: null, reason: '', title: null, description: null, sections: [] };

/** A page of a strategist's answer: kept as it is, but for these parts. */
export const answeredPage = (path: string, more: object) => ({ path, ...EMPTY_PAGE, ...more });

/** The strategy of the sample bakery, or of another site, with these parts of a strategist's answer. */
export function followAnswer(answer: object, input: StrategyInput = richInput()): Strategy {
  const read = readStoredAnswer({ ...EMPTY, ...answer });
  if (!read) throw new Error('This is no answer of a strategist.');
  return reuseAnswer(input, read, 'a model');
}
