import type { PromptDocument } from '#contracts/prompt.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { MAX_NOTES_LENGTH, mergeEdits, type StrategyEdit } from '#contracts/strategy-edits.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import type { PipelineFunctions } from '../parts.ts';

type Editing = Pick<PipelineFunctions, 'applyEdits' | 'editsFromMarkdown'>;

/**
 * Everything the owner changed in the strategy: the edits of its fields, and what differs in the optimizer text where that was
 * edited as a whole. A text from before the first strategy becomes the owner's notes.
 */
export function ownerEdits(stored: StoredProject, { applyEdits, editsFromMarkdown }: Editing): StrategyEdit[] {
  const { strategy, strategyEdits, optimizerGenerated } = stored;
  const text = stored.project.optimizerOutput ?? '';
  if (text.trim() === '' || text === optimizerGenerated) return strategyEdits;
  if (strategy === null || optimizerGenerated === null)
    return mergeEdits(strategyEdits, [{ field: 'notes', text: text.slice(0, MAX_NOTES_LENGTH).toWellFormed() }]);
  return mergeEdits(strategyEdits, editsFromMarkdown(optimizerGenerated, text, applyEdits(strategy, strategyEdits)));
}

/** The strategy as the owner wants it; null before it was generated. */
export function editedStrategy(stored: StoredProject, pipeline: Editing): Strategy | null {
  return stored.strategy && pipeline.applyEdits(stored.strategy, ownerEdits(stored, pipeline));
}

/** The owner's edited text of the prompt; null where it is as generated. */
export function editedPromptText({ project, promptDocument }: StoredProject): string | null {
  const { designerPrompt } = project;
  return promptDocument === null || designerPrompt === null || designerPrompt === promptDocument.text ? null : designerPrompt;
}

/** The prompt with the owner's edits in its blocks. Links that open a builder carry the generated text: they go where the first block was edited. */
export function editedPrompt(
  document: PromptDocument,
  text: string,
  { parsePromptText }: Pick<PipelineFunctions, 'parsePromptText'>,
): PromptDocument {
  const { links, ...rest } = document;
  const blocks = parsePromptText(text, document);
  if (blocks[0]?.text === document.blocks[0]?.text) return { ...document, blocks, text };
  return { ...rest, blocks, text, deepLink: null };
}
