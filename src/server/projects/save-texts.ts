import type { ResolvedOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import type { StrategyBasis } from '#contracts/outdated.ts';
import type { DesignerPromptInput, KeptPrompt } from '#contracts/project.ts';
import { isRunning, statusAfter } from '#contracts/project-status.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { addUsage } from '#database/accounts/usage.ts';
import { findProject, lockProject, type ProjectChanges, type StoredProject, updateProject } from '#database/projects/projects.ts';
import { readVersion } from '#database/projects/text-versions.ts';
import type { Db } from '#database/schema.ts';
import type { PipelineFunctions } from '../parts.ts';
import { answerTag, keptReview, unfinishedReview } from './corrections.ts';
import { writePrompt, writeStrategy } from './generate-prompt.ts';
import { editedPromptText, editedStrategy, ownerEdits } from './owner-edits.ts';
import { foundProject, getStages } from './serialize-project.ts';
import { outdatedTexts } from './strategy-basis.ts';
import { keepTexts, restoredFields } from './text-versions.ts';

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

/** `ended`: the text run that made it is over. `known`: the project as it was just read. */
type Saving = { pipeline: PipelineFunctions; now: Date; ended?: boolean; known?: StoredProject | undefined };

/** Stores a new strategy with the owner's edits on it, in a transaction; returns its Markdown. */
export async function saveStrategy(
  tx: Db,
  owner: Owner,
  made: MadeStrategy,
  { pipeline, now, ended = false, known }: Saving,
): Promise<string> {
  const stored = foundProject(await lockProject(tx, owner, known));
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
  const project = foundProject(await updateProject(tx, { ...owner, changes }));
  const generated = { strategy: made.strategy, strategyBasis: made.basis, strategyEdits, optimizerGenerated: project.optimizerOutput };
  await keepTexts(tx, 'strategy', { before: stored, after: { ...stored, project, ...generated }, origin: 'generated', now });
  return markdown;
}

/**
 * Makes the prompt from the stored strategy and stores it, in a transaction. An edited prompt that it replaces is kept, corrections of a
 * model are made again where they are of the same text. `proofreader`: the model that reads it next.
 * Throws `conflict` when it would replace another one that is kept, unless `replaceKept`.
 */
export async function savePrompt(
  tx: Db,
  owner: Owner,
  choice: DesignerPromptInput,
  { pipeline, now, ended = false, known, proofreader }: Saving & { proofreader?: string | undefined },
): Promise<void> {
  const stored = foundProject(await lockProject(tx, owner, known));
  const strategy = editedStrategy(stored, pipeline);
  const basis = stored.strategyBasis;
  if (!strategy || !basis) throw new AppError('conflict', 'There is no strategy yet. Please generate it first.');
  const stages = requireStages(stored, pipeline);
  const composed = writePrompt({ choice, stages, strategy }, pipeline);
  const kept = keptReview(stored, choice);
  const customPrompt = choice.customPrompt?.trim() ?? '';
  const unread = proofreader === undefined ? composed : { ...composed, review: unfinishedReview(proofreader) };
  const document = kept ? pipeline.applyReview(composed, kept, { outputs: stages, strategy, customPrompt }) : unread;
  const made = { promptDocument: document, promptUncorrected: document.review ? composed : null };
  const promptBasis = { ...basis, strategyVersion: stored.strategyVersion, answer: answerTag(stored.strategy ?? strategy) };
  const changes: ProjectChanges = {
    ...made,
    designerPrompt: document.text,
    promptBasis,
    selectedDesigner: choice.designer,
    chosenBuilder: choice.designer,
    ...keptPrompt(stored, choice, now),
    ...(choice.customPrompt === undefined ? {} : { customPrompt: choice.customPrompt }),
    ...statusChange(stored, 'prompt-done', ended),
  };
  const project = foundProject(await updateProject(tx, { ...owner, changes }));
  const after = { ...stored, ...made, project, promptBasis };
  await keepTexts(tx, 'prompt', { before: stored, after, origin: 'generated', now });
  await addUsage(tx, { userId: owner.userId, action: 'prompt_generation', at: now });
}

/**
 * Makes an earlier version of the strategy or the prompt the current one, in a transaction, which makes a version of its own; the one
 * that it replaces stays a version. Throws `not-found`, and `conflict` while a text of the project is being written.
 */
export async function restoreText(
  tx: Db,
  owner: Owner,
  versionId: string,
  { pipeline, now }: { pipeline: PipelineFunctions; now: Date },
): Promise<void> {
  const stored = foundProject(await lockProject(tx, owner));
  const version = await readVersion(tx, { projectId: owner.id, id: versionId });
  if (!version) throw new AppError('not-found', 'This version does not exist.');
  if (stored.project.status !== 'analyzing' && isRunning(stored.project.status)) throw new AppError('conflict', BEING_WRITTEN);
  const fields = restoredFields(version);
  const { strategy, strategyBasis } = fields;
  const isOlder =
    strategy && strategyBasis && getStages(stored, pipeline) && isOutdated(stored, { strategy, basis: strategyBasis }, pipeline);
  await updateProject(tx, { ...owner, changes: { ...fields, ...(strategy === undefined ? {} : { strategyOutdated: isOlder ?? false }) } });
  const after = foundProject(await findProject(tx, owner));
  await keepTexts(tx, version.kind, { before: stored, after, origin: 'restored', author: version.author, now });
}

export const BEING_WRITTEN = 'A text of this project is being written. Please wait until it is done, or cancel it.';

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
