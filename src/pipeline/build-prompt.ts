import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { BuilderId } from '#contracts/builder.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { composePrompt } from './prompt/compose-prompt.ts';
import { buildStrategy } from './strategy/build-strategy.ts';

/** Builds the strategy and the builder's prompt from stage outputs. `written`: a strategy that a model extended, used in place of the built one. */
export function buildPrompt(
  outputs: ResolvedOutputs,
  choice: { builder: BuilderId; customPrompt: string; images?: readonly string[] },
  written?: Strategy,
): { strategy: Strategy; prompt: PromptDocument } {
  const { crawl: site, audit, profile, competitors } = outputs;
  const strategy = written ?? buildStrategy({ site, audit, profile, competitors });
  return { strategy, prompt: composePrompt({ ...choice, strategy, profile }) };
}
