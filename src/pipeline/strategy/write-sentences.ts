import type { Strategy } from '#contracts/strategy.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { withVisibleQuestions } from './engineer/question-pages.ts';
import { recommend } from './recommend.ts';

/** A strategy before the sentences are written that repeat its fields. */
export type StrategyFields = Omit<Strategy, 'diagnose' | 'recommendations'> & {
  diagnose: Pick<Strategy['diagnose'], 'questions'> & Partial<Pick<Strategy['diagnose'], 'acceptance'>>;
};

/**
 * The strategy with measures, test ideas, acceptance list and advice written from its fields. Call it again after a field has
 * changed, so that no sentence repeats the old value.
 */
export function writeSentences<Fields extends StrategyFields>(edited: Fields): Fields & Strategy {
  const fields = withVisibleQuestions(edited);
  const withDiagnosis = { ...fields, diagnose: diagnose(fields) };
  return { ...withDiagnosis, recommendations: [...fields.evaluate.fails, ...recommend(withDiagnosis)] };
}
