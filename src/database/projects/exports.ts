import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { ExportChange, ExportInput, ProjectExport } from '#contracts/project.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { withIsoDates } from '../iso-dates.ts';
import { builderConnections, type Db, exports, projects } from '../schema.ts';
import { lockOwnProject, ownedBy, type ProjectOwner } from './own-project.ts';

/**
 * Records an export of a user's project and the use of that builder; null when the project does not exist or is not
 * theirs. Status and usage are up to the caller, in the same transaction.
 */
export async function createExport(db: Db, input: ExportInput & ProjectOwner): Promise<ProjectExport | null> {
  const { projectId, userId, builderName, exportLink, notes } = input;
  return db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { projectId, userId });
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
export async function listExports(db: Db, { projectId, ...owner }: ProjectOwner & { withDeleted?: boolean }): Promise<ProjectExport[]> {
  const rows = await db
    .select(getTableColumns(exports))
    .from(exports)
    .innerJoin(projects, eq(projects.id, exports.projectId))
    .where(ownedBy({ projectId, ...owner }))
    .orderBy(desc(exports.createdAt), desc(exports.id));
  return rows.map(withIsoDates);
}

/** Changes link and notes of an export of a user's project; null when there is no such export. A field left out stays. */
export async function updateExport(db: Db, { id, projectId, userId, changes }: ProjectOwner & { id: string; changes: ExportChange }) {
  return db.transaction(async (tx): Promise<ProjectExport | null> => {
    // The list of projects shows the last export: it is read again when the project's row changes.
    const [project] = await tx
      .update(projects)
      .set({ updatedAt: sql`now()` })
      .where(ownedBy({ projectId, userId }))
      .returning({ id: projects.id });
    if (!project) return null;
    const [row] = await tx
      .update(exports)
      .set(sanitizeJson({ exportLink: changes.exportLink, notes: changes.notes }))
      .where(and(eq(exports.id, id), eq(exports.projectId, projectId)))
      .returning();
    return row ? withIsoDates(row) : null;
  });
}
