import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../api/usage.ts';

/** What the configured model costs, said before a run that asks it. All show nothing where there is no model. */

/** Reading a site. */
export function AnalysisCost() {
  const { data: usage } = useQuery(usageQuery);
  return usage?.model ? `Each analysis uses ${usage.model.name}, ${price(usage.model.costUsd)}.` : null;
}

/** Comparing again, which may ask for names. */
export function ComparisonCost() {
  const { data: usage } = useQuery(usageQuery);
  return usage?.model ? `${usage.model.name} may be asked to suggest others, for a small part of what an analysis costs.` : null;
}

/** A strategy that is certainly asked for. */
export function StrategyCost() {
  const { data: usage } = useQuery(usageQuery);
  return usage?.model ? `Uses ${usage.model.name}, ${price(usage.model.strategy?.costUsd ?? null)}.` : null;
}

/** An update, which asks the model only where it has not seen the pages. */
export function UpdateCost({ what }: { what: string }) {
  const { data: usage } = useQuery(usageQuery);
  if (!usage?.model) return null;
  const { name, strategy, review } = usage.model;
  const proofread = what === 'prompt' && review ? `, and proofreads the prompt, ${price(review.costUsd)}` : '';
  return ` If the pages changed, ${name} writes the strategy again, ${price(strategy?.costUsd ?? null)}${proofread}.`;
}

/** A new prompt, which the model proofreads. */
export function NewPromptCost() {
  const { data: usage } = useQuery(usageQuery);
  if (!usage?.model?.review) return null;
  return `${usage.model.name} proofreads a new prompt against your pages, ${price(usage.model.review.costUsd)}.`;
}

/** A prompt that is certainly proofread. */
export function ProofreadingCost() {
  const { data: usage } = useQuery(usageQuery);
  return usage?.model?.review ? `Uses ${usage.model.name}, ${price(usage.model.review.costUsd)}.` : null;
}

/** For example `about $0.12`. */
export function price(costUsd: number | null): string {
  if (costUsd === null) return "at its provider's price";
  return costUsd < 0.01 ? 'for less than a cent' : `for about $${costUsd.toFixed(2)}`;
}
