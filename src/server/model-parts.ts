import type { LanguageModelClient } from '#ai/language-model-client.ts';
import { usageOf } from '#pipeline/insight/model/ask-for-profile.ts';
import { estimateModelCost } from '#pipeline/insight/model/budget.ts';
import { estimateReviewUse } from '#pipeline/prompt/review/budget.ts';
import { estimateStrategyUse } from '#pipeline/strategy/model/budget.ts';
import type { AppParts } from './parts.ts';

/** What a configured model does in responses. The code of its tasks is loaded with the first one. */
export function modelParts(model: LanguageModelClient): Pick<AppParts, 'strategist' | 'proofreader' | 'estimateModel'> {
  const { name } = model;
  const spentOn = (error: unknown) => model.costUsd(usageOf(error)) ?? 0;
  return {
    strategist: {
      name,
      async ask(input, services) {
        const { askStrategist } = await import('#pipeline/strategy/model/ask-strategist.ts');
        return askStrategist(input, { model, ...services });
      },
      spentOn,
    },
    proofreader: {
      name,
      async ask(input, services) {
        const { reviewPrompt } = await import('#pipeline/prompt/review/review-prompt.ts');
        return reviewPrompt(input, { model, ...services });
      },
      spentOn,
    },
    estimateModel: (pages) => ({
      ...{ name, ...estimateModelCost(model, pages) },
      ...{ strategy: estimateStrategyUse(model), review: estimateReviewUse(model) },
    }),
  };
}
