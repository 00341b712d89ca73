import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import { type Interval, nextDate, type Schedule, type ScheduledOutcome, type ScheduleInput } from '#contracts/schedule.ts';
import type { Tier } from '#contracts/user.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { analysisRuns, type Db, projectSchedules, projects, users } from '../schema.ts';
import { isOwn, ownedBy, type ProjectOwner } from './own-project.ts';

type Row = typeof projectSchedules.$inferSelect;
const OFF: Omit<Schedule, 'canMail'> = { every: null, mail: true, nextAt: null, last: null, stoppedAt: null };

function toSchedule(row: Row | undefined): Omit<Schedule, 'canMail'> {
  if (!row) return OFF;
  const { every, mail, nextAt, stoppedAt, lastAt, lastOutcome, lastMatters: matters, lastMessage: message } = row;
  return {
    ...{ every, mail },
    nextAt: stoppedAt ? null : nextAt.toISOString(),
    last: lastAt && lastOutcome ? { at: lastAt.toISOString(), outcome: lastOutcome, matters, message } : null,
    stoppedAt: stoppedAt?.toISOString() ?? null,
  };
}

const ofProject = (projectId: string) => eq(projectSchedules.projectId, projectId);

/** When a user's project is analyzed by itself; switched off also where the project is not theirs. */
export async function findSchedule(db: Db, { projectId, userId, withDeleted = false }: ProjectOwner): Promise<Omit<Schedule, 'canMail'>> {
  const [row] = await db
    .select({ schedule: projectSchedules })
    .from(projectSchedules)
    .innerJoin(projects, eq(projects.id, projectSchedules.projectId))
    .where(and(ownedBy({ projectId, userId, withDeleted }), ofProject(projectId)));
  return toSchedule(row?.schedule);
}

/**
 * Switches a project's schedule on or off. Another interval, and a stopped schedule that is switched on again, start again from `now`; otherwise the
 * next date stays.
 */
export function saveSchedule(db: Db, projectId: string, { every, mail }: ScheduleInput, now: Date): Promise<Omit<Schedule, 'canMail'>> {
  return db.transaction(async (tx) => {
    if (every === null) {
      await tx.delete(projectSchedules).where(ofProject(projectId));
      return OFF;
    }
    const [before] = await tx.select().from(projectSchedules).where(ofProject(projectId)).for('update');
    const isSame = before?.every === every && before.stoppedAt === null;
    const set = {
      ...{ every, mail: mail ?? before?.mail ?? true },
      ...(isSame ? {} : { nextAt: nextDate(now, every), stoppedAt: null, failures: 0 }),
    };
    const [row] = await tx
      .insert(projectSchedules)
      .values({ projectId, nextAt: nextDate(now, every), ...set })
      .onConflictDoUpdate({ target: projectSchedules.projectId, set })
      .returning();
    return toSchedule(row);
  });
}

/** Switches the mails about a user's project off; a schedule that is off or of someone else stays as it is. */
export async function switchScheduleMailOff(db: Db, { projectId, userId }: ProjectOwner): Promise<void> {
  const own = db
    .select({ id: projects.id })
    .from(projects)
    .where(isOwn({ id: projectId, userId, withDeleted: true }));
  await db.update(projectSchedules).set({ mail: false }).where(inArray(projectSchedules.projectId, own));
}

/** A schedule whose analysis is due. */
export type DueSchedule = { projectId: string; userId: string; tier: Tier; url: string; every: Interval; nextAt: Date };

/**
 * The schedule that is due longest, locked for the transaction; null when none is. Those of archived and deleted projects and of deactivated
 * accounts wait, and so do those whose last analysis is not settled.
 */
export async function lockDueSchedule(tx: Db, now: Date): Promise<DueSchedule | null> {
  const { projectId, every, nextAt, stoppedAt, runId } = projectSchedules;
  const [row] = await tx
    .select({ projectId, every, nextAt, userId: projects.userId, url: projects.url, tier: users.tier })
    .from(projectSchedules)
    .innerJoin(projects, eq(projects.id, projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .where(
      and(
        ...[lte(nextAt, now), isNull(stoppedAt), isNull(runId)],
        ...[isNull(projects.deletedAt), isNull(projects.archivedAt), eq(users.isActive, true)],
      ),
    )
    .orderBy(asc(nextAt), asc(projectId))
    .limit(1)
    .for('update', { of: projectSchedules, skipLocked: true });
  return row ?? null;
}

/** A schedule whose analysis has ended, and how. */
export type EndedSchedule = {
  projectId: string;
  userId: string;
  mail: boolean;
  failures: number;
  runId: string;
  isDone: boolean;
  /** Ended because of an internal error: it says nothing of the site. */
  isInternal: boolean;
  error: string | null;
};

/** A schedule whose analysis has ended and is not settled, locked for the transaction; null when there is none. */
export async function lockEndedSchedule(tx: Db): Promise<EndedSchedule | null> {
  const { projectId, mail, failures } = projectSchedules;
  const { id: runId, userId, status, fault: isInternal, error } = analysisRuns; // words: allow
  const [row] = await tx
    .select({ projectId, mail, failures, runId, userId, status, isInternal, error })
    .from(projectSchedules)
    .innerJoin(analysisRuns, eq(runId, projectSchedules.runId))
    .where(inArray(status, ['done', 'failed']))
    .orderBy(asc(projectId))
    .limit(1)
    .for('update', { of: projectSchedules, skipLocked: true });
  return row ? { ...row, isDone: row.status === 'done' } : null;
}

export type ScheduleChange = {
  nextAt?: Date;
  runId?: string | null;
  failures?: number;
  stoppedAt?: Date;
  last?: { at: Date; outcome: ScheduledOutcome; matters: number; message: string };
};

/** Stores what came of a schedule. */
export async function updateSchedule(tx: Db, projectId: string, { last, ...change }: ScheduleChange): Promise<void> {
  const told = last && {
    ...{ lastAt: last.at, lastOutcome: last.outcome, lastMatters: last.matters, lastMessage: sanitizeText(last.message) },
  };
  await tx
    .update(projectSchedules)
    .set({ ...change, ...told })
    .where(ofProject(projectId));
}
