import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ExportInput, ProjectExport } from '#contracts/project.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { withIsoDates } from '../iso-dates.ts';
import { builderConnections, type Db, exports, projects } from '../schema.ts';

/**
 * Records an export of a user's project and the use of that builder; null when the project does not exist or is not
 * theirs. Status and usage are up to the caller, in the same transaction.
 */
export async function createExport(db: Db, input: ExportInput & { projectId: string; userId: string }): Promise<ProjectExport | null> {
  const { projectId, userId, builderName, exportLink, notes } = input;
  return db.transaction(async (tx) => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, projectId), eq(projects.userId, userId)))
      .for('update');
    if (!project) return null;
    await tx
      .update(builderConnections)
      .set({ lastUsedAt: sql`now()` })
      .where(and(eq(builderConnections.userId, userId), eq(builderConnections.builderName, builderName)));
    const texts = sanitizeJson({ exportLink: exportLink ?? null, notes: notes ?? null });
    const [row] = await tx
      .insert(exports)
      .values({ id: newId(), projectId, builderName: sanitizeText(builderName), ...texts })
      .returning();
    return row ? withIsoDates(row) : null;
  });
}

/** Exports of a user's project, newest first; empty when the project is not theirs. */
export async function listExports(db: Db, owner: { projectId: string; userId: string }): Promise<ProjectExport[]> {
  const rows = await db
    .select(getTableColumns(exports))
    .from(exports)
    .innerJoin(projects, eq(projects.id, exports.projectId))
    .where(and(eq(exports.projectId, owner.projectId), eq(projects.userId, owner.userId)))
    .orderBy(desc(exports.createdAt), desc(exports.id));
  return rows.map(withIsoDates);
}
