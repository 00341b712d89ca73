import { and, eq, isNull } from 'drizzle-orm';
import { type Db, projects } from '../schema.ts';

export type Ownership = {
  id: string;
  userId: string;
  /** Finds it also in the time in which a deleted project can be restored. */
  withDeleted?: boolean;
};

/** A user's project by its id. A deleted one is not found, though it can be restored for some days. */
export const isOwn = ({ id, userId, withDeleted = false }: Ownership) =>
  and(eq(projects.id, id), eq(projects.userId, userId), withDeleted ? undefined : isNull(projects.deletedAt));

/** A user's project, for what belongs to it. */
export type ProjectOwner = { projectId: string; userId: string; withDeleted?: boolean };

/** The same condition as `isOwn`. */
export const ownedBy = ({ projectId, ...owner }: ProjectOwner) => isOwn({ id: projectId, ...owner });

/** Locks a user's project until the transaction ends; undefined when it is not theirs. */
export async function lockOwnProject(tx: Db, owner: ProjectOwner): Promise<{ url: string; currentRunId: string | null } | undefined> {
  const [project] = await tx
    .select({ url: projects.url, currentRunId: projects.currentRunId })
    .from(projects)
    .where(ownedBy(owner))
    .for('update');
  return project;
}
