import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { DesignerPromptInput } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import type { StrategyEdit } from '#contracts/strategy-edits.ts';
import type { PipelineFunctions } from '../parts.ts';

/** A strategy with the owner's edits, and its Markdown. */
export type WrittenStrategy = { strategy: Strategy; markdown: string };

/** The built-in strategy for an analyzed site. */
export function buildStrategy({ crawl: site, audit, profile, competitors }: ResolvedOutputs, pipeline: PipelineFunctions): Strategy {
  return pipeline.buildStrategy({ site, audit, profile, competitors });
}

/** A strategy as the owner wants it. */
export function writeStrategy(strategy: Strategy, edits: readonly StrategyEdit[], pipeline: PipelineFunctions): WrittenStrategy {
  const edited = pipeline.applyEdits(strategy, edits);
  return { strategy: edited, markdown: pipeline.strategyToMarkdown(edited) };
}

/** The prompt document for a builder, with its lint. */
export function writePrompt(
  input: { choice: DesignerPromptInput; stages: ResolvedOutputs; strategy: Strategy },
  pipeline: PipelineFunctions,
): PromptDocument {
  const { choice, stages, strategy } = input;
  const customPrompt = choice.customPrompt?.trim() ?? '';
  const { profile } = stages;
  const document = pipeline.composePrompt({ builder: choice.designer, strategy, profile, customPrompt });
  return { ...document, lint: pipeline.lintPrompt({ document, strategy, profile, customPrompt }) };
}
