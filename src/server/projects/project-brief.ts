import { AppError } from '#contracts/errors.ts';
import type { Brief } from '#contracts/verification.ts';
import type { Database } from '#database/database.ts';
import { findProject, type StoredProject } from '#database/projects/projects.ts';
import type { CheckNewSite } from '#jobs/run-analysis.ts';
import type { Verify } from '#jobs/run-pipeline.ts';
import { openCredentials } from '#jobs/sealed-credentials.ts';
import { makeBrief } from '#pipeline/verify/make-brief.ts';
import type { PipelineFunctions } from '../parts.ts';
import { editedStrategy } from './owner-edits.ts';
import { foundProject, getStages } from './serialize-project.ts';

type Making = Pick<PipelineFunctions, 'resolveOutputs' | 'applyEdits' | 'editsFromMarkdown'>;

const NO_STRATEGY = 'There is no strategy yet, so there is nothing to hold a new site against. Please generate it first.';
const SEALED =
  'The user name and the password could not be read where the check runs. Start server and worker with the same SESSION_SECRET, then check again.';

/** Throws `conflict` for a project whose new site can't be checked yet. */
export function assertHasPlan({ runId, strategy }: StoredProject): void {
  if (runId === null || strategy === null) throw new AppError('conflict', NO_STRATEGY);
}

/** What the project's new site is held against: its analysis and strategy with everything the owner said and changed. Throws `conflict` without a strategy. */
export function projectBrief(stored: StoredProject, pipeline: Making): Brief {
  const stages = getStages(stored, pipeline);
  const strategy = editedStrategy(stored, pipeline);
  if (!stages || !strategy) throw new AppError('conflict', NO_STRATEGY);
  const builder = stored.promptDocument?.builder ?? stored.project.selectedDesigner ?? 'custom';
  return makeBrief(stages, { strategy, facts: stored.ownerFacts, builder });
}

/** The check of a new site as the worker does it: with the project's current brief, and the credentials that waited with the run. */
export function createCheckNewSite(parts: {
  database: Database;
  verify: Verify;
  pipeline: Making;
  loadPipeline?: () => Promise<void>;
  secret: string;
}): CheckNewSite {
  const { database, verify, pipeline, secret } = parts;
  return async ({ id, projectId, userId, url, options }, services) => {
    await parts.loadPipeline?.();
    const brief = projectBrief(foundProject(await findProject(database.db, { id: projectId, userId })), pipeline);
    const { schemeGiven, builder, sealed, quick } = options;
    const credentials = sealed === undefined ? undefined : openCredentials(sealed, { runId: id, secret });
    if (credentials === null) throw new AppError('unavailable', SEALED);
    const choices = { ...(builder && { builder }), ...(credentials && { credentials }), ...(quick && { render: 'auto' as const }) };
    return verify({ url, schemeGiven, brief, ...choices }, services);
  };
}
