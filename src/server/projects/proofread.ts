import type { CorrectionChoices } from '#contracts/correction-choices.ts';
import { AppError } from '#contracts/errors.ts';
import { costOfCalls } from '#contracts/model-call.ts';
import { isRunning } from '#contracts/project-status.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import { addStrategyCost } from '#database/accounts/usage.ts';
import { findProject, lockProject, type ProjectChanges, type StoredProject, updateProject } from '#database/projects/projects.ts';
import type { Db } from '#database/schema.ts';
import type { AppParts, PipelineFunctions, Proofreader } from '../parts.ts';
import { carryEdits, unfinishedReview, withChoices } from './corrections.ts';
import { editedPromptText, editedStrategy } from './owner-edits.ts';
import { reportCharacters } from './report-characters.ts';
import { BEING_WRITTEN, type Owner, requireStages } from './save-texts.ts';
import { foundProject } from './serialize-project.ts';
import type { TextServices, WriteText } from './text-runs.ts';
import { type Change, keepTexts } from './text-versions.ts';

/** A model has limits of its own; this is for one that hangs in spite of them. */
const READ_WITHIN_MS = 300_000;
export const NO_PROMPT = 'There is no designer prompt yet. Please choose a designer first.';

/**
 * Has the model compare the stored prompt of a project with today's pages, and makes the corrections that hold. The cost is recorded
 * whether or not they were used, also when it was canceled. The prompt as composed stays where the reading fails.
 */
export function proofread(parts: AppParts, { owner, proofreader }: { owner: Owner; proofreader: Proofreader }): WriteText {
  const { database, pipeline, now } = parts;
  return async (services) => {
    const stored = foundProject(await findProject(database.db, owner));
    const { uncorrected, context } = reading(stored, pipeline);
    const review = await ask(parts, { owner, proofreader, services, input: { ...context, document: uncorrected } });
    return (tx) => saveReview(tx, owner, { review, of: stored }, { pipeline, now: now() });
  };
}

type Asking = { owner: Owner; proofreader: Proofreader; services: TextServices; input: Parameters<Proofreader['ask']>[0] };

async function ask({ database, log }: AppParts, { owner, proofreader, services, input }: Asking): Promise<PromptReview> {
  const { signal, report } = services;
  const message = `${proofreader.name} is proofreading the finished prompt against your pages. This can take a minute.`;
  report(message);
  const record = async (aiCostUsd: number) => {
    if (aiCostUsd > 0) await addStrategyCost(database.db, { userId: owner.userId, aiCostUsd });
  };
  const asked = proofreader.ask(input, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(READ_WITHIN_MS)]),
    onText: reportCharacters((characters) => report(message, characters)),
  });
  const review = await asked.catch(async (error: unknown) => {
    await record(proofreader.spentOn?.(error) ?? 0);
    signal.throwIfAborted();
    log.error({ err: error }, 'A prompt could not be proofread.');
    return unfinishedReview(proofreader.name);
  });
  await record(costOfCalls(review.calls));
  return review;
}

/** The prompt as composed with what it is compared with. Throws `conflict` where there is none. */
function reading(stored: StoredProject, pipeline: PipelineFunctions) {
  const strategy = editedStrategy(stored, pipeline);
  const { promptDocument, promptUncorrected, project } = stored;
  if (!promptDocument || !strategy) throw new AppError('conflict', NO_PROMPT);
  const uncorrected = promptUncorrected ?? promptDocument;
  const customPrompt = project.customPrompt?.trim() ?? '';
  return { uncorrected, context: { outputs: requireStages(stored, pipeline), strategy, customPrompt } };
}

type Saving = { pipeline: PipelineFunctions; now: Date };

/** Stores the corrections at the end of the run that asked for them; nothing where the prompt is another one by now. */
async function saveReview(
  tx: Db,
  owner: Owner,
  { review, of }: { review: PromptReview; of: StoredProject },
  { pipeline, now }: Saving,
): Promise<void> {
  const stored = foundProject(await lockProject(tx, owner));
  const status = { status: stored.statusBefore };
  const isSame = stored.promptDocument?.builder === of.promptDocument?.builder && stored.promptBasis?.runId === of.promptBasis?.runId;
  if (!isSame) return void (await updateProject(tx, { ...owner, changes: status }));
  await saveCorrected(tx, owner, { stored, review, changes: status }, { pipeline, change: { origin: 'generated', now } });
}

/** Puts corrections back, or uses them again, in a transaction. Throws `conflict` when they were changed elsewhere, and while a text is being written. */
export async function chooseCorrections(
  tx: Db,
  owner: Owner,
  choices: CorrectionChoices,
  { session, pipeline, now }: Saving & { session: string | null },
): Promise<void> {
  const stored = foundProject(await lockProject(tx, owner));
  const { status } = stored.project;
  if (status !== 'analyzing' && isRunning(status)) throw new AppError('conflict', BEING_WRITTEN);
  const review = withChoices(stored.promptDocument?.review, choices);
  const change: Change = { origin: 'edited', hasNewBase: true, session, now };
  await saveCorrected(tx, owner, { stored, review, changes: {} }, { pipeline, change });
}

type Correcting = { stored: StoredProject; review: PromptReview; changes: ProjectChanges };

async function saveCorrected(
  tx: Db,
  owner: Owner,
  { stored, review, changes }: Correcting,
  { pipeline, change }: { pipeline: PipelineFunctions; change: Change },
): Promise<void> {
  const { uncorrected, context } = reading(stored, pipeline);
  // A failed reading says why: there is nothing to make.
  const document = review.answer === null ? { ...uncorrected, review } : pipeline.applyReview(uncorrected, review, context);
  const edited = editedPromptText(stored);
  const text = stored.promptDocument && edited !== null ? carryEdits(stored.promptDocument, edited, document) : document.text;
  const made = { promptDocument: document, promptUncorrected: uncorrected };
  const project = foundProject(await updateProject(tx, { ...owner, changes: { ...changes, ...made, designerPrompt: text } }));
  await keepTexts(tx, 'prompt', { before: stored, after: { ...stored, ...made, project }, ...change });
}
