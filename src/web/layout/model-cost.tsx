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
export function UpdateCost() {
  const { data: usage } = useQuery(usageQuery);
  if (!usage?.model) return null;
  return ` If the pages changed, ${usage.model.name} writes the strategy again, ${price(usage.model.strategy?.costUsd ?? null)}.`;
}

/** For example `about $0.12`. */
export function price(costUsd: number | null): string {
  if (costUsd === null) return "at its provider's price";
  return costUsd < 0.01 ? 'for less than a cent' : `for about $${costUsd.toFixed(2)}`;
}
