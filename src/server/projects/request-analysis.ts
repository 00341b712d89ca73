import { isAppError } from '#contracts/errors.ts';
import { checkAnalysisQuota } from '#database/accounts/usage.ts';
import { createProject, findProjectRow } from '#database/projects/projects.ts';
import type { RunOptions } from '#database/runs/run-types.ts';
import { createRun, findActiveRun, findDuplicateRun, type Run } from '#database/runs/runs.ts';
import type { Db } from '#database/schema.ts';
import type { AppParts } from '../parts.ts';
import { projectNotFound } from './serialize-project.ts';

/** A second request for the same URL within this time is a double click or a retry. */
const DUPLICATE_WITHIN_SECONDS = 10;

export type AnalysisRequest = {
  userId: string;
  /** The project to analyze again; undefined for a new one. */
  projectId: string | undefined;
  /** Complete and validated. */
  url: string;
  options: RunOptions;
  /** Analyses per month; null means unlimited. */
  limit: number | null;
  now: Date;
};

/**
 * Requests an analysis: project, run and job are created in one transaction. A request for a project that is already being analyzed, and a
 * double click, return the existing run and don't count. Throws `not-found` for a project of another user, `quota-exceeded` when the
 * month's analyses are used up.
 */
export function requestAnalysis({ database, queue }: Pick<AppParts, 'database' | 'queue'>, request: AnalysisRequest): Promise<Run> {
  return database.db.transaction(async (tx) => {
    if (request.projectId !== undefined && !(await findProjectRow(tx, { id: request.projectId, userId: request.userId })))
      throw projectNotFound();
    // Locks the account's row first: from here on its requests run one at a time.
    const refused = await quotaRefusal(tx, request);
    const active = await activeRun(tx, request);
    if (active) return active;
    if (refused) throw refused;
    const { userId, url, options } = request;
    const projectId = request.projectId ?? (await createProject(tx, { userId, url })).id;
    const { run, created } = await createRun(tx, { projectId, userId, url, options });
    if (created) await queue.enqueueAnalysis(run, tx);
    return run;
  });
}

/** The refusal as a value, because a double click is not refused. */
async function quotaRefusal(tx: Db, { userId, limit, now }: AnalysisRequest): Promise<Error | null> {
  try {
    await checkAnalysisQuota(tx, { userId, limit, at: now });
    return null;
  } catch (error) {
    if (isAppError(error) && error.code === 'quota-exceeded') return error;
    throw error;
  }
}

async function activeRun(tx: Db, { userId, projectId, url }: AnalysisRequest): Promise<Run | null> {
  if (projectId === undefined) return findDuplicateRun(tx, { userId, url, seconds: DUPLICATE_WITHIN_SECONDS });
  const active = await findActiveRun(tx, { projectId, userId });
  return active?.kind === 'analysis' ? active : null;
}
