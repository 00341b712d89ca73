import { isAppError } from '#contracts/errors.ts';
import { checkAnalysisQuota } from '#database/accounts/usage.ts';
import { createProject, findProjectRow } from '#database/projects/projects.ts';
import { createRun, findActiveRun, findDuplicateRun, type Run } from '#database/runs/runs.ts';
import type { Db, RunOptions } from '#database/schema.ts';
import type { AppParts } from '../parts.ts';
import { projectNotFound } from './serialize-project.ts';

/** A second order for the same address within this time is the same click, or a client that asks again. */
const DUPLICATE_WITHIN_SECONDS = 10;

export type AnalysisRequest = {
  userId: string;
  /** The project to analyse again; undefined for a new one. */
  projectId: string | undefined;
  /** Whole address, checked. */
  url: string;
  options: RunOptions;
  /** Analyses a month; null means unlimited. */
  limit: number | null;
  now: Date;
};

/**
 * Orders an analysis: project, run and job come to be together or not at all. An order for a project that is being
 * analysed, and the second half of a double click, answer the run that is there and cost nothing.
 * Throws `not-found` for a project that is not theirs, `quota-exceeded` when the month is used up.
 */
export function requestAnalysis({ database, queue }: Pick<AppParts, 'database' | 'queue'>, order: AnalysisRequest): Promise<Run> {
  return database.db.transaction(async (tx) => {
    if (order.projectId !== undefined && !(await findProjectRow(tx, { id: order.projectId, userId: order.userId })))
      throw projectNotFound();
    // Locks the account's row first: from here on its orders come one after the other.
    const refused = await quotaRefusal(tx, order);
    const active = await activeRun(tx, order);
    if (active) return active;
    if (refused) throw refused;
    const { userId, url, options } = order;
    const projectId = order.projectId ?? (await createProject(tx, { userId, url })).id;
    const { run, created } = await createRun(tx, { projectId, userId, url, options });
    if (created) await queue.enqueueAnalysis(run, tx);
    return run;
  });
}

/** The refusal as a value: an order that turns out to be a double click is not refused. */
async function quotaRefusal(tx: Db, { userId, limit, now }: AnalysisRequest): Promise<Error | null> {
  try {
    await checkAnalysisQuota(tx, { userId, limit, at: now });
    return null;
  } catch (error) {
    if (isAppError(error) && error.code === 'quota-exceeded') return error;
    throw error;
  }
}

function activeRun(tx: Db, { userId, projectId, url }: AnalysisRequest): Promise<Run | null> {
  if (projectId !== undefined) return findActiveRun(tx, { projectId, userId });
  return findDuplicateRun(tx, { userId, url, seconds: DUPLICATE_WITHIN_SECONDS });
}
