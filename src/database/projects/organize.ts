import { and, desc, eq, inArray, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { changedTags, DELETED_KEPT_DAYS, type DeletedProject, MAX_TAGS } from '#contracts/organize.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { batches, type Db, projects } from '../schema.ts';

/* What an owner does with several projects at once. None of it counts as a change of the project: `updatedAt` stays. */

type Selection = { userId: string; ids: readonly string[] };

const KEPT_MS = DELETED_KEPT_DAYS * 86_400_000;

const among = ({ userId, ids }: Selection) => and(eq(projects.userId, userId), inArray(projects.id, [...ids]));
const isThere = isNull(projects.deletedAt);
const changedIds = (rows: { id: string }[]) => rows.map(({ id }) => id);

/** Puts projects into the archive or takes them out; returns the ids of those that were not there yet. */
export async function archiveProjects(db: Db, selection: Selection, isArchived: boolean): Promise<string[]> {
  const rows = await db
    .update(projects)
    .set({ archivedAt: isArchived ? sql`now()` : null })
    .where(and(among(selection), isThere, isArchived ? isNull(projects.archivedAt) : isNotNull(projects.archivedAt)))
    .returning({ id: projects.id });
  return changedIds(rows);
}

/**
 * Adds and removes tags; returns the ids of the projects whose tags changed. Throws `AppError` `invalid-input`, and nothing is
 * changed, when one would have too many.
 */
export function tagProjects(db: Db, selection: Selection, change: { add: string[]; remove: string[] }): Promise<string[]> {
  const add = change.add.map(sanitizeText);
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: projects.id, tags: projects.tags })
      .from(projects)
      .where(and(among(selection), isThere))
      .orderBy(projects.id)
      .for('update');
    const changed: string[] = [];
    for (const { id, tags: before } of rows) {
      const tags = changedTags(before, { add, remove: change.remove });
      if (tags.join() === before.join()) continue;
      if (tags.length > MAX_TAGS && tags.length > before.length)
        throw new AppError('invalid-input', `A project can have ${MAX_TAGS} tags. Please remove one first; nothing was changed.`);
      await tx.update(projects).set({ tags }).where(eq(projects.id, id));
      changed.push(id);
    }
    return changed;
  });
}

/** Deletes projects so that they can be restored until `DELETED_KEPT_DAYS` after `at`; returns the ids of those that were there. */
export async function deleteProjects(db: Db, selection: Selection, at: Date): Promise<string[]> {
  const rows = await db
    .update(projects)
    .set({ deletedAt: at })
    .where(and(among(selection), isThere))
    .returning({ id: projects.id });
  return changedIds(rows);
}

/** Brings deleted projects back as they were; returns their ids. */
export async function restoreProjects(db: Db, selection: Selection): Promise<string[]> {
  const rows = await db
    .update(projects)
    .set({ deletedAt: null })
    .where(and(among(selection), isNotNull(projects.deletedAt)))
    .returning({ id: projects.id });
  return changedIds(rows);
}

/** Deletes projects that are deleted already for good, with everything that belongs to them; returns their ids. */
export async function purgeProjects(db: Db, selection: Selection): Promise<string[]> {
  const rows = await db
    .delete(projects)
    .where(and(among(selection), isNotNull(projects.deletedAt)))
    .returning({ id: projects.id });
  return changedIds(rows);
}

/** Deletes for good, for all users, what can't be restored any more, and lists without a project; returns how many projects. For the worker. */
export async function purgeDeletedProjects(db: Db, now: Date): Promise<number> {
  const rows = await db
    .delete(projects)
    .where(lt(projects.deletedAt, new Date(now.getTime() - KEPT_MS)))
    .returning({ id: projects.id });
  const left = db.select({ one: sql`1` }).from(projects).where(eq(projects.batchId, batches.id));
  await db.delete(batches).where(and(lt(batches.createdAt, new Date(now.getTime() - KEPT_MS)), notExists(left)));
  return rows.length;
}

/** A user's deleted projects that can be restored at `now`, the last deleted one first. */
export async function listDeletedProjects(db: Db, userId: string, now: Date): Promise<DeletedProject[]> {
  const { id, url, projectName, deletedAt } = projects;
  const rows = await db
    .select({ id, url, projectName, deletedAt })
    .from(projects)
    .where(and(eq(projects.userId, userId), isNotNull(deletedAt)))
    .orderBy(desc(deletedAt), desc(id));
  return rows.flatMap(({ deletedAt: at, ...project }) => {
    const endsAt = new Date((at as Date).getTime() + KEPT_MS);
    return endsAt > now ? [{ ...project, deletedAt: (at as Date).toISOString(), endsAt: endsAt.toISOString() }] : [];
  });
}
