import type { ResolvedOutputs } from '#contracts/analysis.ts';
import type { DesignerPromptInput } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { ownerNotes } from '#pipeline/prompt/owner-notes.ts';
import type { DeepenStrategy, PipelineFunctions } from '../parts.ts';

/** A strategy with the Markdown generated from it. */
export type WrittenStrategy = { strategy: Strategy; markdown: string };

/** The strategy for an analyzed site and its Markdown, from the stored stages. */
export function writeStrategy(stages: ResolvedOutputs, pipeline: PipelineFunctions): WrittenStrategy {
  const { crawl: site, audit, profile, competitors } = stages;
  const strategy = pipeline.buildStrategy({ site, audit, profile, competitors });
  return { strategy, markdown: pipeline.strategyToMarkdown(strategy) };
}

/** The same with a model's copy, where a model is configured. Throws only when `signal` is aborted. */
export async function writeDeepStrategy(
  stages: ResolvedOutputs,
  { pipeline, deepenStrategy }: { pipeline: PipelineFunctions; deepenStrategy?: DeepenStrategy | undefined },
  signal: AbortSignal,
): Promise<WrittenStrategy> {
  const built = writeStrategy(stages, pipeline);
  if (!deepenStrategy) return built;
  const { crawl: site, audit, profile, competitors } = stages;
  const strategy = await deepenStrategy({ site, audit, profile, competitors }, built.strategy, signal);
  return { strategy, markdown: pipeline.strategyToMarkdown(strategy) };
}

/** The prompt document for a builder; `ownerText` is the optimizer text after the owner's edits, null if there is none. */
export function writePrompt(
  input: { choice: DesignerPromptInput; stages: ResolvedOutputs; written: WrittenStrategy; ownerText: string | null },
  pipeline: PipelineFunctions,
): PromptDocument {
  const { choice, stages, written, ownerText } = input;
  const customPrompt = choice.customPrompt?.trim() ?? '';
  const { strategy } = written;
  const { profile } = stages;
  const document = pipeline.composePrompt({
    builder: choice.designer,
    strategy,
    profile,
    ownerText: ownerText ?? written.markdown,
    generatedText: written.markdown,
    ownerNotes: ownerNotes(written.markdown, ownerText ?? ''),
    customPrompt,
  });
  return { ...document, lint: pipeline.lintPrompt({ document, strategy, profile, customPrompt }) };
}
