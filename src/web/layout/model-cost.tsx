import { useQuery } from '@tanstack/react-query';
import { useIsDemo } from '../api/project-paths.ts';
import { usageQuery } from '../api/usage.ts';

/** What the configured model costs, said before a run that asks it. All show nothing where there is no model; samples never ask one. */
function useModel() {
  const isDemo = useIsDemo();
  const { data: usage } = useQuery({ ...usageQuery, enabled: !isDemo });
  return usage?.model ?? null;
}

/** Reading a site. */
export function AnalysisCost() {
  const model = useModel();
  return model ? `Each analysis uses ${model.name}, ${price(model.costUsd)}.` : null;
}

/** Comparing again, which may ask for names. */
export function ComparisonCost() {
  const model = useModel();
  return model ? `${model.name} may be asked to suggest others, for a small part of what an analysis costs.` : null;
}

/** A strategy that is certainly asked for. */
export function StrategyCost() {
  const model = useModel();
  return model ? `Uses ${model.name}, ${price(model.strategy?.costUsd ?? null)}.` : null;
}

/** An update, which asks the model only where it has not seen the pages. */
export function UpdateCost({ what }: { what: string }) {
  const model = useModel();
  if (!model) return null;
  const { name, strategy, review } = model;
  const proofread = what === 'prompt' && review ? `, and proofreads the prompt, ${price(review.costUsd)}` : '';
  return ` If the pages changed, ${name} writes the strategy again, ${price(strategy?.costUsd ?? null)}${proofread}.`;
}

/** A new prompt, which the model proofreads. */
export function NewPromptCost() {
  const model = useModel();
  if (!model?.review) return null;
  return `${model.name} proofreads a new prompt against your pages, ${price(model.review.costUsd)}.`;
}

/** A prompt that is certainly proofread. */
export function ProofreadingCost() {
  const model = useModel();
  return model?.review ? `Uses ${model.name}, ${price(model.review.costUsd)}.` : null;
}

/** For example `about $0.12`. */
export function price(costUsd: number | null): string {
  if (costUsd === null) return "at its provider's price";
  return costUsd < 0.01 ? 'for less than a cent' : `for about $${costUsd.toFixed(2)}`;
}
