import { isCanceled } from '#contracts/canceled.ts';
import { isAppError } from '#contracts/errors.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import { MAX_SCHEDULED_FAILURES, nextDateAfter } from '#contracts/schedule.ts';
import { checkAnalysisQuota } from '#database/accounts/usage.ts';
import { followUnchanged } from '#database/projects/projects.ts';
import { type DueSchedule, type EndedSchedule, lockDueSchedule, lockEndedSchedule, updateSchedule } from '#database/projects/schedules.ts';
import { listKeptAnalyses } from '#database/runs/past-analyses.ts';
import { createRun, findActiveRun, findLatestOptions } from '#database/runs/runs.ts';
import type { Db } from '#database/schema.ts';
import { readInstallationSettings } from '../installation-settings.ts';
import type { AppParts } from '../parts.ts';
import { compareKept } from './kept-analyses.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Analyses that one look requests or settles: the others wait for the next one. */
const MOST_AT_ONCE = 50;

type Parts = Pick<AppParts, 'database' | 'now'> & {
  queue: Pick<AppParts['queue'], 'enqueueAnalysis'>;
  pipeline: Pick<AppParts['pipeline'], 'resolveOutputs' | 'compareOutputs'>;
  loadPipeline?: () => Promise<void>;
  settings: Pick<AppParts['settings'], 'quotas'>;
  enqueueMail: ((job: MailJob, tx?: Db) => Promise<void>) | null;
};

/**
 * Creates the function that looks after the schedules of all projects, to be called once a minute by every worker: it stores how the analyses that
 * have ended came out, with a mail where something that matters changed, and requests those that are due. Each is one transaction on a locked row,
 * so that several workers never do the same twice. Returns how many it did.
 */
export function createScheduleRunner(parts: Parts): () => Promise<number> {
  const { db } = parts.database;
  const all = async (one: (tx: Db) => Promise<boolean>): Promise<number> => {
    let count = 0;
    while (count < MOST_AT_ONCE && (await db.transaction(one))) count += 1;
    return count;
  };
  return async () => (await all((tx) => settleOne(parts, tx))) + (await all((tx) => requestOne(parts, tx)));
}

/** Requests the analysis of a due schedule. False when none is due. */
async function requestOne(parts: Parts, tx: Db): Promise<boolean> {
  const now = parts.now();
  const due = await lockDueSchedule(tx, now);
  if (!due) return false;
  const { projectId, userId, url } = due;
  const next = nextDateAfter(now, due.nextAt, due.every);
  const refusal = await quotaRefusal(parts, tx, due);
  if (refusal !== null) {
    const firstOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
    const nextAt = firstOfMonth < next ? firstOfMonth : next;
    await updateSchedule(tx, projectId, { nextAt, last: { at: now, outcome: 'quota', matters: 0, message: refusal } });
    return true;
  }
  // What its owner started comes first.
  if (await findActiveRun(tx, { projectId, userId })) {
    await updateSchedule(tx, projectId, { nextAt: new Date(now.getTime() + HOUR_MS) });
    return true;
  }
  const options = await findLatestOptions(tx, { projectId, userId });
  if (!options) {
    // Never analyzed: there is nothing to compare with.
    await updateSchedule(tx, projectId, { nextAt: next });
    return true;
  }
  const { run } = await createRun(tx, { projectId, userId, url, options: { ...options, scheduled: true } });
  await parts.queue.enqueueAnalysis(run, tx);
  await updateSchedule(tx, projectId, { nextAt: next, runId: run.id });
  return true;
}

/** Why the month's analyses do not allow another one; null where they do. */
async function quotaRefusal(parts: Parts, tx: Db, { userId, tier }: DueSchedule): Promise<string | null> {
  const { quotas } = await readInstallationSettings({ settings: parts.settings, database: { ...parts.database, db: tx } });
  try {
    await checkAnalysisQuota(tx, { userId, limit: quotas[tier], at: parts.now() });
    return null;
  } catch (error) {
    if (isAppError(error) && error.code === 'quota-exceeded') return error.message;
    throw error;
  }
}

/** Stores how the analysis of a schedule came out. False when none has ended. */
async function settleOne(parts: Parts, tx: Db): Promise<boolean> {
  const ended = await lockEndedSchedule(tx);
  if (!ended) return false;
  if (ended.isDone) await settleDone(parts, tx, ended);
  else await settleFailed(parts, tx, ended);
  return true;
}

async function settleDone(parts: Parts, tx: Db, { projectId, userId, runId, mail }: EndedSchedule): Promise<void> {
  const owner = { projectId, userId };
  const kept = await listKeptAnalyses(tx, owner);
  const before = kept[kept.findIndex(({ id }) => id === runId) + 1];
  const isKept = kept.some(({ id }) => id === runId);
  const compared =
    isKept && before
      ? await compareKept({ ...parts, database: { ...parts.database, db: tx } }, owner, { before: before.id, after: runId })
      : null;
  const matters = compared?.matters ?? 0;
  const outcome = compared && compared.total > 0 ? 'changed' : 'unchanged';
  await updateSchedule(tx, projectId, { runId: null, failures: 0, last: { at: parts.now(), outcome, matters, message: '' } });
  if (before && compared?.total === 0) await followUnchanged(tx, projectId, { from: before.id, to: runId });
  if (before && matters > 0 && mail)
    await parts.enqueueMail?.({ kind: 'site-changed', userId, projectId, before: before.id, after: runId }, tx);
}

async function settleFailed(parts: Parts, tx: Db, { projectId, userId, mail, failures, isInternal, error }: EndedSchedule): Promise<void> {
  const now = parts.now();
  const message = error ?? '';
  const last = { at: now, outcome: 'failed' as const, matters: 0, message };
  const tomorrow = new Date(now.getTime() + DAY_MS);
  if (isCanceled(message)) return updateSchedule(tx, projectId, { runId: null });
  // An internal error says nothing of the site.
  if (isInternal) return updateSchedule(tx, projectId, { runId: null, nextAt: tomorrow, last });
  const isLast = failures + 1 >= MAX_SCHEDULED_FAILURES;
  await updateSchedule(tx, projectId, {
    ...{ runId: null, failures: failures + 1, last },
    ...(isLast ? { stoppedAt: now } : { nextAt: tomorrow }),
  });
  if (isLast && mail) await parts.enqueueMail?.({ kind: 'schedule-stopped', userId, projectId }, tx);
}
