import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { stableStatus, statusAfter } from '#contracts/project-status.ts';
import { addUsage } from '../accounts/usage.ts';
import { newId } from '../ids.ts';
import { sanitizeJson, sanitizeText } from '../sanitize-text.ts';
import { activities, analysisRuns, type Db, projects, type RunStatus, stageOutputs } from '../schema.ts';
import { appendEvents } from './run-events.ts';
import { type Lease, leaseHeld, type Run, toRun } from './runs.ts';

const ENDED: RunStatus[] = ['done', 'failed'];

export type FinishedRun = Lease & {
  analysisSummary: string;
  businessAnalysis: BusinessAnalysis;
  /** Cost of model calls, US dollars. */
  aiCostUsd?: number;
  /** When it ended: decides the month it counts in. */
  at: Date;
};

/**
 * Ends a run well, in one transaction: it becomes the project's current one, the status `analyzed`, one analysis is
 * counted, the final event written, and what earlier runs left is removed. The optimizer text and the prompt stay:
 * they may lease the owner's edits. False, and nothing done, when the claim was lost.
 */
export async function finishRun(db: Db, input: FinishedRun): Promise<boolean> {
  return db.transaction(async (tx) => {
    const run = await endRun(tx, input, { status: 'done', error: null });
    if (!run) return false;
    const status = statusAfter('analysis-done');
    await tx
      .update(projects)
      .set({
        ...{ url: run.url, status, currentRunId: run.id, analysisError: null, updatedAt: sql`now()` },
        analysisSummary: sanitizeText(input.analysisSummary),
        businessAnalysis: sanitizeJson(input.businessAnalysis),
      })
      .where(eq(projects.id, run.projectId));
    await addUsage(tx, { userId: run.userId, action: 'analysis', at: input.at, aiCostUsd: input.aiCostUsd ?? 0 });
    await appendEvents(tx, run.id, [{ type: 'done', status }]);
    await tx
      .delete(analysisRuns)
      .where(and(eq(analysisRuns.projectId, run.projectId), ne(analysisRuns.id, run.id), inArray(analysisRuns.status, ENDED)));
    return true;
  });
}

/**
 * Ends a run badly, in one transaction: the project goes back to its stable status before and says why in
 * `analysisError`; its earlier analysis stays, nothing is counted. `fault`: the reason is ours, not the site's.
 * False when the claim was lost.
 */
export async function failRun(db: Db, input: Lease & { message: string; fault?: boolean }): Promise<boolean> {
  const message = sanitizeText(input.message);
  return db.transaction(async (tx) => {
    const run = await endRun(tx, input, { status: 'failed', error: message, fault: input.fault ?? false });
    if (!run) return false;
    const [project] = await tx.select().from(projects).where(eq(projects.id, run.projectId)).for('update');
    if (!project) return false;
    await tx
      .update(projects)
      .set({ status: stableStatus(project.status, project.statusBefore), analysisError: message, updatedAt: sql`now()` })
      .where(eq(projects.id, run.projectId));
    await tx.delete(stageOutputs).where(eq(stageOutputs.runId, run.id));
    await tx.insert(activities).values({ id: newId(), userId: run.userId, kind: 'analysis_failed' });
    await appendEvents(tx, run.id, [{ type: 'failed', message }]);
    return true;
  });
}

async function endRun(db: Db, lease: Lease, end: { status: RunStatus; error: string | null; fault?: boolean }): Promise<Run | null> {
  const [row] = await db
    .update(analysisRuns)
    .set({ ...end, claim: null, finishedAt: sql`now()` })
    .where(leaseHeld(lease))
    .returning();
  return row ? toRun(row) : null;
}
