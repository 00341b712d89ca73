import type { ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import type { OwnerFact } from '#contracts/facts.ts';
import { readStoredInsight } from '#contracts/insight.ts';
import type { Project, ScreenshotLink } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { ScreenshotKind } from '#contracts/screenshots.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import type { PipelineFunctions } from '../parts.ts';
import { editedPrompt, editedPromptText, editedStrategy } from './owner-edits.ts';
import { outdatedTexts } from './strategy-basis.ts';

/** Message of every 404 on a project: missing and another user's look the same. */
const NO_PROJECT = 'This project does not exist.';

/** The error for a project that doesn't exist or belongs to another user. */
export function projectNotFound(): AppError {
  return new AppError('not-found', NO_PROJECT);
}

/** What was found of a project. Throws `not-found` when it is nothing. */
export function foundProject<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw projectNotFound();
  return found;
}

/** The stored stages of a complete analysis with the profile resolved from them and the owner's facts; null before the first one is done. */
export function getStages(stored: StoredProject, pipeline: Pick<PipelineFunctions, 'resolveOutputs'>): ResolvedOutputs | null {
  return resolveStages(stored.stages, stored.ownerFacts, pipeline);
}

/** The same of any run's stages. */
export function resolveStages(
  { crawl, audit, insight, competitors }: StoredProject['stages'],
  facts: readonly OwnerFact[],
  { resolveOutputs }: Pick<PipelineFunctions, 'resolveOutputs'>,
): ResolvedOutputs | null {
  if (!crawl || !audit || !insight || !competitors) return null;
  // Our own worker stored them in these shapes; validating them again would slow down every read of a project.
  return resolveOutputs({ crawl, audit, insight: readStoredInsight(insight), competitors } as StageOutputs, facts);
}

/** A project as the API returns it: its own fields, the results of its analysis, its prompt. */
export function serializeProject(stored: StoredProject, pipeline: PipelineFunctions): Project {
  const stages = getStages(stored, pipeline);
  const { url: _readUrl, ...analysis } = stages ? pipeline.assembleAnalysis(stages) : { url: '' };
  const older = stages === null && stored.businessAnalysis ? { businessAnalysis: stored.businessAnalysis } : {};
  return {
    ...stored.project,
    ...older,
    ...analysis,
    ...serializePrompt(stored, stages, pipeline),
    outdated: stages ? outdatedTexts(stored, stages) : { strategy: false, prompt: false },
    keptPrompt: stored.keptPrompt,
    factsVersion: stored.factsVersion,
    strategyVersion: stored.strategyVersion,
    screenshots: stored.screenshots.map((kind) => screenshotLink(stored.project.id, kind)),
  };
}

/** The prompt as delivered: with the owner's edits, and the lint of the edited text. */
function serializePrompt(stored: StoredProject, stages: ResolvedOutputs | null, pipeline: PipelineFunctions): Partial<Project> {
  const { promptDocument: document, project } = stored;
  if (!document) return { prompt: null };
  const shown = withoutAnswer(document);
  const text = editedPromptText(stored);
  const strategy = editedStrategy(stored, pipeline);
  const attachments = strategy ? pipeline.promptAttachments(strategy, text ?? document.text, document.review) : [];
  if (text === null || !strategy || !stages)
    return { prompt: shown, promptLint: document.lint ?? null, attachments, promptEdited: text !== null };
  const lintInput = { document, text, strategy, profile: stages.profile, customPrompt: project.customPrompt?.trim() ?? '' };
  const lint = pipeline.lintPrompt(lintInput);
  const edited = editedPrompt(shown, text, pipeline);
  const editedBlocks = editedBlockIds(document, edited);
  return { prompt: { ...edited, lint }, promptLint: lint, attachments, promptEdited: true, editedBlocks };
}

/** The model's whole answer is kept for our own use: the corrections say it. */
const withoutAnswer = (document: PromptDocument): PromptDocument =>
  document.review ? { ...document, review: { ...document.review, answer: null } } : document;

function editedBlockIds(document: PromptDocument, edited: PromptDocument): string[] {
  const textOf = new Map(edited.blocks.map(({ id, text }) => [id, text.trim()]));
  return document.blocks.filter(({ id, text }) => textOf.get(id) !== text.trim()).map(({ id }) => id);
}

/** Where a screenshot of a project is served. */
export function screenshotLink(projectId: string, kind: ScreenshotKind): ScreenshotLink {
  const name = kind === 'fullPage' ? 'full' : kind;
  return { kind: name, url: `/api/projects/${encodeURIComponent(projectId)}/screenshots/${name}` };
}
