import type { PromptCorrection } from '#contracts/prompt-review.ts';
import type { Draft } from '../draft.ts';
import type { ReviewContext } from '../review-input.ts';
import { createAddressCheck } from './addresses.ts';
import type { Check } from './check.ts';
import { createFactCheck } from './facts.ts';
import { checkForm } from './form.ts';
import { createLossCheck } from './losses.ts';
import { checkOrders } from './orders.ts';
import { createOwnerCheck } from './owner.ts';
import { createStructureCheck } from './structure.ts';

/** All checks of one prompt's corrections, cheapest first. `before`: the prompt as it was composed. Answers the first problem, '' for none. */
export function createChecks(
  before: Draft,
  context: ReviewContext,
): (correction: PromptCorrection, drafts: { draft: Draft; next: Draft }) => string {
  const checks: Check[] = [
    checkForm,
    createStructureCheck(before, context),
    createOwnerCheck(before, context),
    checkOrders,
    createLossCheck(context),
    createAddressCheck(before, context),
    createFactCheck(before, context),
  ];
  return (correction, drafts) => {
    for (const check of checks) {
      const problem = check({ correction, ...drafts });
      if (problem !== '') return problem;
    }
    return '';
  };
}
