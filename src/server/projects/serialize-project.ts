import type { ResolvedOutputs, StageOutputs } from '#contracts/analysis.ts';
import { AppError } from '#contracts/errors.ts';
import { readStoredInsight } from '#contracts/insight.ts';
import type { Project, ScreenshotLink } from '#contracts/project.ts';
import type { ScreenshotKind } from '#contracts/screenshots.ts';
import type { StoredProject } from '#database/projects/projects.ts';
import type { PipelineFunctions } from '../parts.ts';

/** Message of every 404 on a project: missing and another user's look the same. */
const NO_PROJECT = 'This project does not exist.';

/** The error for a project that doesn't exist or belongs to another user. */
export function projectNotFound(): AppError {
  return new AppError('not-found', NO_PROJECT);
}

/** The stored stages of a complete analysis with the profile resolved from them and the owner's facts; null before the first one is done. */
export function getStages(stored: StoredProject, { resolveOutputs }: Pick<PipelineFunctions, 'resolveOutputs'>): ResolvedOutputs | null {
  const { crawl, audit, insight, competitors } = stored.stages;
  if (!crawl || !audit || !insight || !competitors) return null;
  // Our own worker stored them in these shapes; validating them again would slow down every read of a project.
  return resolveOutputs({ crawl, audit, insight: readStoredInsight(insight), competitors } as StageOutputs, stored.ownerFacts);
}

/** A project as the API returns it: its own fields, the results of its analysis, its prompt. */
export function serializeProject(
  stored: StoredProject,
  pipeline: Pick<PipelineFunctions, 'resolveOutputs' | 'assembleAnalysis' | 'promptAttachments'>,
): Project {
  const stages = getStages(stored, pipeline);
  const { url: _readUrl, ...analysis } = stages ? pipeline.assembleAnalysis(stages) : { url: '' };
  const older = stages === null && stored.businessAnalysis ? { businessAnalysis: stored.businessAnalysis } : {};
  return {
    ...stored.project,
    ...older,
    ...analysis,
    ...serializePrompt(stored, pipeline),
    factsVersion: stored.factsVersion,
    strategyVersion: stored.strategyVersion,
    screenshots: stored.screenshots.map((kind) => screenshotLink(stored.project.id, kind)),
  };
}

function serializePrompt({ promptDocument, strategy }: StoredProject, { promptAttachments }: Pick<PipelineFunctions, 'promptAttachments'>) {
  if (!promptDocument) return { prompt: null };
  return { prompt: promptDocument, promptLint: promptDocument.lint ?? null, attachments: strategy ? promptAttachments(strategy) : [] };
}

/** Where a screenshot of a project is served. */
export function screenshotLink(projectId: string, kind: ScreenshotKind): ScreenshotLink {
  const name = kind === 'fullPage' ? 'full' : kind;
  return { kind: name, url: `/api/projects/${encodeURIComponent(projectId)}/screenshots/${name}` };
}
