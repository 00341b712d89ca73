import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import type { StrategyBasis } from '#contracts/outdated.ts';
import type { DesignerPromptInput, KeptPrompt } from '#contracts/project.ts';
import { isRunning, statusAfter } from '#contracts/project-status.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { addUsage } from '#database/accounts/usage.ts';
import { lockProject, type ProjectChanges, type StoredProject, updateProject } from '#database/projects/projects.ts';
import type { Db } from '#database/schema.ts';
import type { PipelineFunctions } from '../parts.ts';
import { writePrompt, writeStrategy } from './generate-prompt.ts';
import { editedPromptText, editedStrategy, ownerEdits } from './owner-edits.ts';
import { foundProject, getStages } from './serialize-project.ts';
import { outdatedTexts } from './strategy-basis.ts';

export type Owner = { id: string; userId: string };
/** A strategy as generated, and what it was made from. */
export type MadeStrategy = { strategy: Strategy; basis: StrategyBasis };

/** The stored stages with the resolved profile. Throws `conflict` before the first analysis is done. */
export function requireStages(stored: StoredProject, pipeline: PipelineFunctions): ResolvedOutputs {
  const stages = getStages(stored, pipeline);
  if (stages) return stages;
  const waiting = isRunning(stored.project.status);
  throw new AppError('conflict', waiting ? 'The analysis is still running. Please wait until it is done.' : 'Run the analysis first.');
}

/** Stores a new strategy with the owner's edits on it, in a transaction; returns its Markdown. `ended`: the text run that made it is over. */
export async function saveStrategy(tx: Db, owner: Owner, made: MadeStrategy, pipeline: PipelineFunctions, ended = false): Promise<string> {
  const stored = foundProject(await lockProject(tx, owner));
  const strategyEdits = ownerEdits(stored, pipeline);
  const { markdown } = writeStrategy(made.strategy, strategyEdits, pipeline);
  const changes: ProjectChanges = {
    strategy: made.strategy,
    strategyBasis: made.basis,
    strategyOutdated: isOutdated(stored, made, pipeline),
    strategyEdits,
    optimizerOutput: markdown,
    optimizerGenerated: markdown,
    ...statusChange(stored, 'optimizer-done', ended),
  };
  await updateProject(tx, { ...owner, changes });
  return markdown;
}

/**
 * Makes the prompt from the stored strategy and stores it, in a transaction. An edited prompt that it replaces is kept.
 * Throws `conflict` when that would replace another one that is kept, unless `replaceKept`.
 */
export async function savePrompt(
  tx: Db,
  owner: Owner,
  choice: DesignerPromptInput,
  { pipeline, now, ended = false }: { pipeline: PipelineFunctions; now: Date; ended?: boolean },
): Promise<void> {
  const stored = foundProject(await lockProject(tx, owner));
  const strategy = editedStrategy(stored, pipeline);
  const basis = stored.strategyBasis;
  if (!strategy || !basis) throw new AppError('conflict', 'There is no strategy yet. Please generate it first.');
  const document = writePrompt({ choice, stages: requireStages(stored, pipeline), strategy }, pipeline);
  const changes: ProjectChanges = {
    promptDocument: document,
    designerPrompt: document.text,
    promptBasis: { ...basis, strategyVersion: stored.strategyVersion },
    selectedDesigner: choice.designer,
    chosenBuilder: choice.designer,
    ...keptPrompt(stored, choice, now),
    ...(choice.customPrompt === undefined ? {} : { customPrompt: choice.customPrompt }),
    ...statusChange(stored, 'prompt-done', ended),
  };
  await updateProject(tx, { ...owner, changes });
  await addUsage(tx, { userId: owner.userId, action: 'prompt_generation', at: now });
}

const ALREADY_KEPT =
  'You edited this prompt, and another one that you edited earlier is still kept. Please take the kept one back or discard it first.';

/** What becomes of the owner's edited prompt when a new one is made. Throws `conflict` when another one would be lost. */
export function keptPrompt(stored: StoredProject, { replaceKept }: DesignerPromptInput, now: Date): { keptPrompt?: KeptPrompt } {
  const text = editedPromptText(stored);
  if (text === null) return {};
  if (stored.keptPrompt && !replaceKept) throw new AppError('conflict', ALREADY_KEPT);
  return { keptPrompt: { text, designer: stored.project.selectedDesigner, replacedAt: now.toISOString() } };
}

/** A model takes a minute: the facts may have changed meanwhile. */
function isOutdated(stored: StoredProject, { strategy, basis }: MadeStrategy, pipeline: PipelineFunctions): boolean {
  return outdatedTexts({ ...stored, strategy, strategyBasis: basis }, requireStages(stored, pipeline)).strategy !== false;
}

/** What runs sets the status itself when it ends; `ended`: it just did. */
function statusChange({ project }: StoredProject, event: 'optimizer-done' | 'prompt-done', ended: boolean): ProjectChanges {
  if (isRunning(project.status) && !ended) return {};
  return { status: statusAfter(event) as 'analyzed' | 'composed' };
}
