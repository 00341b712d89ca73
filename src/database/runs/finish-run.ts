import { eq, sql } from 'drizzle-orm';
import { DEFAULT_KEPT_ANALYSES } from '#contracts/analysis-history.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { canceledAfter } from '#contracts/canceled.ts';
import { costOfCalls, type ModelCall } from '#contracts/model-call.ts';
import type { ProgressEvent } from '#contracts/progress.ts';
import { type StableStatus, stableStatus, statusAfter } from '#contracts/project-status.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { addUsage } from '../accounts/usage.ts';
import { newId } from '../ids.ts';
import { activities, analysisRuns, type Db, projects, stageOutputs } from '../schema.ts';
import { figuresOf, pruneAnalyses } from './past-analyses.ts';
import { appendEvents, eventsAfter } from './run-events.ts';
import type { RunStatus } from './run-types.ts';
import { isActive, type Lease, leaseHeld, type Run, toRun } from './runs.ts';
import { loadStages } from './stage-outputs.ts';

export type FinishedRun = Lease & {
  analysisSummary: string;
  businessAnalysis: BusinessAnalysis;
  /** Version of the owner's facts that the analysis was resolved with; absent: any. */
  factsVersion?: number;
  /** Cost of model calls, US dollars. */
  aiCostUsd?: number;
  /** Of Sitebrief. */
  version?: string | undefined;
  /** Earlier analyses of the project to keep. */
  keep?: number | undefined;
  /** When it ended: determines the month it counts in. */
  at: Date;
};

/**
 * Ends a run as done, in one transaction: it becomes the project's current one, the status `analyzed`, one analysis is
 * counted, the final event written, and of earlier runs only the newest analyses are kept. The optimizer text and the prompt stay:
 * they may hold the owner's edits. Nothing is done when the lease was `lost`, and when the owner changed the facts meanwhile.
 */
export async function finishRun(db: Db, input: FinishedRun): Promise<'done' | 'lost' | 'facts-changed'> {
  return db.transaction(async (tx) => {
    if (await haveFactsChanged(tx, input)) return 'facts-changed';
    const run = await endRun(tx, input, { status: 'done', error: null });
    if (!run) return 'lost';
    const isScheduled = run.options.scheduled === true;
    const status = isScheduled ? await stableStatusOf(tx, run.projectId) : statusAfter('analysis-done');
    await tx
      .update(projects)
      .set({
        ...{ url: run.url, status, currentRunId: run.id, analysisError: null, updatedAt: sql`now()` },
        overallScore: sql`(select (s.output -> 'scores' ->> 'overall')::float8 from stage_outputs s where s.run_id = ${run.id} and s.stage = 'audit')`,
        analysisSummary: sanitizeText(input.analysisSummary),
        businessAnalysis: sanitizeJson(input.businessAnalysis),
      })
      .where(eq(projects.id, run.projectId));
    await addUsage(tx, { userId: run.userId, action: 'analysis', at: input.at, aiCostUsd: input.aiCostUsd ?? 0 });
    await appendEvents(tx, run.id, [{ type: 'done', status }]);
    await tx
      .update(analysisRuns)
      .set({ figures: figuresOf(run.id, input.businessAnalysis.pages_analyzed.length), madeBy: input.version ?? null })
      .where(eq(analysisRuns.id, run.id));
    // A scheduled analysis is compared with the one before.
    const keep = Math.max(input.keep ?? DEFAULT_KEPT_ANALYSES, isScheduled ? 1 : 0);
    await pruneAnalyses(tx, { projectId: run.projectId, currentId: run.id, keep });
    return 'done';
  });
}

/** The status that a project returns to: what it was done with before does not change by itself. */
async function stableStatusOf(tx: Db, projectId: string): Promise<StableStatus> {
  const [project] = await tx
    .select({ status: projects.status, before: projects.statusBefore })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for('update');
  return project ? stableStatus(project.status, project.before) : 'analyzed';
}

/** Locks the project's row, so that facts which are saved from here on see the finished analysis. */
async function haveFactsChanged(tx: Db, { runId, factsVersion }: FinishedRun): Promise<boolean> {
  if (factsVersion === undefined) return false;
  const [project] = await tx
    .select({ version: projects.factsVersion })
    .from(projects)
    .innerJoin(analysisRuns, eq(analysisRuns.projectId, projects.id))
    .where(eq(analysisRuns.id, runId))
    .for('update', { of: projects });
  return project !== undefined && project.version !== factsVersion;
}

/**
 * Ends a run as failed, in one transaction: the project returns to its last stable status and says why in `analysisError`; its
 * earlier analysis stays, nothing is counted. `fault`: the reason is an internal error, not the site. `attempt: 'any'` ends it
 * regardless of who works on it. False when the lease was lost or the run has ended.
 */
export async function failRun(
  db: Db,
  input: { runId: string; attempt: number | 'any'; message: string; fault?: boolean },
): Promise<boolean> {
  const message = sanitizeText(input.message);
  return db.transaction(async (tx) => {
    const run = await endRun(tx, input, { status: 'failed', error: message, fault: input.fault ?? false });
    if (!run || !(await restoreProject(tx, run, message))) return false;
    if (run.kind === 'analysis') await tx.insert(activities).values({ id: newId(), userId: run.userId, kind: 'analysis_failed' });
    return true;
  });
}

/** The project's last stable status, why its analysis failed, and the run's final event. False when the project is gone. */
async function restoreProject(tx: Db, run: Run, message: string): Promise<boolean> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, run.projectId)).for('update');
  if (!project) return false;
  const analysisError = run.kind === 'analysis' ? { analysisError: message } : {};
  await tx
    .update(projects)
    .set({ status: stableStatus(project.status, project.statusBefore), ...analysisError, updatedAt: sql`now()` })
    .where(eq(projects.id, run.projectId));
  await tx.delete(stageOutputs).where(eq(stageOutputs.runId, run.id));
  await appendEvents(tx, run.id, [{ type: 'failed', message }]);
  return true;
}

/**
 * Ends a waiting or running run at its owner's request, in one transaction: the project returns to its last stable status. An
 * analysis that has read pages counts. False when the run has ended.
 */
export async function cancelRun(db: Db, { runId, at }: { runId: string; at: Date }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select({ kind: analysisRuns.kind }).from(analysisRuns).where(eq(analysisRuns.id, runId));
    const pagesRead = row?.kind === 'analysis' ? pagesReadBy(await eventsAfter(tx, runId, 0)) : 0;
    const message = canceledAfter(pagesRead);
    const run = await endRun(tx, { runId, attempt: 'any' }, { status: 'failed', error: message });
    if (!run) return false;
    if (pagesRead > 0) await addUsage(tx, { userId: run.userId, action: 'analysis', at, aiCostUsd: await costSoFar(tx, runId) });
    await restoreProject(tx, run, message);
    return true;
  });
}

/** Cost of the model calls of the stages that are done, US dollars. */
async function costSoFar(tx: Db, runId: string): Promise<number> {
  const { insight, competitors } = await loadStages(tx, runId);
  const calls = (stage: unknown, key: string) => (stage as Record<string, ModelCall[] | undefined> | undefined)?.[key] ?? [];
  return costOfCalls([...calls(insight, 'calls'), ...calls(competitors, 'modelCalls')]);
}

function pagesReadBy(events: readonly ProgressEvent[]): number {
  return Math.max(0, ...events.map((event) => (event.type === 'progress' ? event.progress.pagesRead : 0)));
}

type Ending = { status: RunStatus; error: string | null; fault?: boolean };

/** Ends a run, if it still waits or runs; what its worker alone could read goes. */
export async function endRun(db: Db, { runId, attempt }: { runId: string; attempt: number | 'any' }, ending: Ending): Promise<Run | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({ ...ending, options: sql`${analysisRuns.options} - 'sealed'`, finishedAt: sql`now()` })
    .where(attempt === 'any' ? isActive(runId) : leaseHeld({ runId, attempt }))
    .returning();
  return row ? toRun(row) : null;
}
