import { and, asc, count, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import { AppError } from '#contracts/errors.ts';
import { MAX_SHARES, type Share, type ShareSection } from '#contracts/share.ts';
import { newId } from '../ids.ts';
import { agencies, analysisRuns, type Db, projects, shares, stageOutputs, users, verifications } from '../schema.ts';

type Owner = { projectId: string; userId: string };
type ShareRow = typeof shares.$inferSelect;

const owned = ({ projectId, userId }: Owner) => and(eq(projects.id, projectId), eq(projects.userId, userId));

function toShare({ id, sections, passwordHash, expiresAt, opens, lastOpenedAt, createdAt }: ShareRow): Share {
  const moments = { expiresAt: expiresAt?.toISOString() ?? null, lastOpenedAt: lastOpenedAt?.toISOString() ?? null };
  return { id, sections, hasPassword: passwordHash !== null, opens, ...moments, createdAt: createdAt.toISOString() };
}

/** Adds a link to a user's project; null when the project is not theirs. Throws `conflict` when it has too many. */
export function createShare(
  db: Db,
  input: Owner & { tokenHash: string; sections: ShareSection[]; passwordHash: string | null; expiresAt: Date | null },
): Promise<Share | null> {
  const { projectId, tokenHash, sections, passwordHash, expiresAt } = input;
  return db.transaction(async (tx) => {
    const [project] = await tx.select({ id: projects.id }).from(projects).where(owned(input)).for('update');
    if (!project) return null;
    const [found] = await tx.select({ count: count() }).from(shares).where(eq(shares.projectId, projectId));
    if (Number(found?.count) >= MAX_SHARES)
      throw new AppError('conflict', `This project has ${MAX_SHARES} links. Revoke one that is no longer needed.`);
    const values = { id: newId(), projectId, tokenHash, sections, passwordHash, expiresAt };
    const [row] = await tx.insert(shares).values(values).returning();
    return row ? toShare(row) : null;
  });
}

/** Links of a user's project, newest first. */
export async function listShares(db: Db, owner: Owner): Promise<Share[]> {
  const rows = await db
    .select(getTableColumns(shares))
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.projectId))
    .where(owned(owner))
    .orderBy(desc(shares.createdAt), desc(shares.id));
  return rows.map(toShare);
}

/** Revokes a link of a user's project; false when there is none. */
export async function deleteShare(db: Db, { id, ...owner }: Owner & { id: string }): Promise<boolean> {
  const own = db.select({ id: projects.id }).from(projects).where(owned(owner));
  const deleted = await db
    .delete(shares)
    .where(and(eq(shares.id, id), sql`${shares.projectId} in ${own}`))
    .returning({ id: shares.id });
  return deleted.length > 0;
}

/** A link that works. */
export type OpenShare = {
  id: string;
  projectId: string;
  userId: string;
  sections: ShareSection[];
  passwordHash: string | null;
  /** Differs whenever what the link shows may differ. */
  state: string;
};

/** The link of a token's hash; null when it was never made, is revoked or over, its project is deleted, or its owner is deactivated. */
export async function findShare(db: Db, tokenHash: string, now: Date): Promise<OpenShare | null> {
  const newestOutput = sql`(select max(o.created_at) from ${stageOutputs} o where o.run_id = ${projects.currentRunId})`;
  const newestReport = sql`(select max(v.id) from ${verifications} v where v.project_id = ${projects.id})`;
  const versions = sql`${projects.factsVersion}, ${projects.strategyVersion}`;
  const of = sql`${projects.updatedAt}, ${projects.currentRunId}, ${analysisRuns.finishedAt}`;
  const [row] = await db
    .select({
      ...{ id: shares.id, projectId: shares.projectId, userId: projects.userId, sections: shares.sections },
      passwordHash: shares.passwordHash,
      state: sql<string>`concat_ws(' ', ${of}, ${versions}, ${agencies.updatedAt}, ${newestOutput}, ${newestReport})`,
    })
    .from(shares)
    .innerJoin(projects, eq(projects.id, shares.projectId))
    .innerJoin(users, eq(users.id, projects.userId))
    .leftJoin(agencies, eq(agencies.userId, projects.userId))
    .leftJoin(analysisRuns, eq(analysisRuns.id, projects.currentRunId))
    .where(
      and(
        eq(shares.tokenHash, tokenHash),
        eq(users.isActive, true),
        isNull(projects.deletedAt),
        or(isNull(shares.expiresAt), gt(shares.expiresAt, now)),
      ),
    );
  return row ?? null;
}

/** Counts an opening of the page of a link. */
export async function countOpen(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(shares)
    .set({ opens: sql`${shares.opens} + 1`, lastOpenedAt: now })
    .where(eq(shares.id, id));
}

/** Links of a project for the download of its owner's data, oldest first, without hashes. */
export async function listOwnShares(db: Db, projectId: string): Promise<Share[]> {
  const rows = await db.select().from(shares).where(eq(shares.projectId, projectId)).orderBy(asc(shares.createdAt), asc(shares.id));
  return rows.map(toShare);
}
