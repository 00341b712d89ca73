import type { PromptCorrection } from '#contracts/prompt-review.ts';
import type { Draft } from '../draft.ts';
import type { ReviewContext } from '../review-input.ts';
import { createAddressCheck } from './addresses.ts';
import type { Check } from './check.ts';
import { createFactCheck } from './facts.ts';
import { checkForm } from './form.ts';
import { createLossCheck } from './losses.ts';
import { checkOrders } from './orders.ts';
import { createOwnerChecks } from './owner.ts';
import { createStructureCheck } from './structure.ts';

/** The first problem of a correction; '' for none. */
type Judge = (correction: PromptCorrection, drafts: { draft: Draft; next: Draft }) => string;
/** `ofLine`: the same for what one line says by itself, wherever it is put. */
type ReviewChecks = { ofCorrection: Judge; ofLine: Judge };

/** All checks of one prompt's corrections, cheapest first. `before`: the prompt as it was composed. */
export function createChecks(before: Draft, context: ReviewContext): ReviewChecks {
  const addresses = createAddressCheck(before, context);
  const facts = createFactCheck(before, context);
  const owner = createOwnerChecks(before, context);
  const checks: Check[] = [
    checkForm,
    createStructureCheck(before, context),
    owner.keeps,
    owner.brings,
    checkOrders,
    createLossCheck(context),
    addresses,
    facts,
  ];
  const first =
    (list: readonly Check[]): Judge =>
    (correction, drafts) => {
      for (const check of list) {
        const problem = check({ correction, ...drafts });
        if (problem !== '') return problem;
      }
      return '';
    };
  return { ofCorrection: first(checks), ofLine: first([owner.brings, checkOrders, addresses, facts]) };
}
