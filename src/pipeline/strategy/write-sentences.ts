import type { Strategy } from '#contracts/strategy.ts';
import { withoutAvoidedButtons, withoutFailingChecks } from './choices/avoided.ts';
import { diagnose } from './diagnose/diagnose.ts';
import { withVisibleQuestions } from './engineer/question-pages.ts';
import { checksWithCounts, withCounts } from './match-counts.ts';
import { recommend } from './recommend.ts';

/** A strategy before the sentences are written that repeat its fields. */
export type StrategyFields = Omit<Strategy, 'diagnose' | 'recommendations'> & {
  diagnose: Pick<Strategy['diagnose'], 'questions'> & Partial<Pick<Strategy['diagnose'], 'acceptance'>>;
};

/** Copy and own checks that agree with each other: counts equal the lists, and nothing contradicts an advice. */
function withoutContradictions<Fields extends StrategyFields>(fields: Fields): Fields {
  const { craft, engineer, elevate, diagnose: known, site, opening } = fields;
  const pages = withCounts(withoutAvoidedButtons(craft.pages, elevate.design?.avoid ?? []), site.language);
  const menu = [engineer.navigation?.header, engineer.navigation?.footer, engineer.legalPages, opening?.forWhom, engineer.forms];
  const sizes = [...menu.map((list) => list?.length ?? 0), ...engineer.forms.map((form) => form.fields.length)];
  const { acceptance } = known;
  return {
    ...fields,
    craft: { ...craft, pages },
    diagnose: {
      ...known,
      ...(acceptance
        ? { acceptance: checksWithCounts(withoutFailingChecks(acceptance, { pages, head: engineer.head }), pages, sizes) }
        : {}),
    },
  };
}

/**
 * The strategy with measures, test ideas, acceptance list and advice written from its fields. Call it again after a field has
 * changed, so that no sentence repeats the old value.
 */
export function writeSentences<Fields extends StrategyFields>(edited: Fields): Fields & Strategy {
  const fields = withoutContradictions(withVisibleQuestions(edited));
  const withDiagnosis = { ...fields, diagnose: diagnose(fields) };
  return { ...withDiagnosis, recommendations: [...fields.evaluate.fails, ...recommend(withDiagnosis)] };
}
