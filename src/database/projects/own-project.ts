import { and, eq, isNull } from 'drizzle-orm';
import { projects } from '../schema.ts';

export type Ownership = {
  id: string;
  userId: string;
  /** Finds it also in the time in which a deleted project can be restored. */
  withDeleted?: boolean;
};

/** A user's project by its id. A deleted one is not found, though it can be restored for some days. */
export const isOwn = ({ id, userId, withDeleted = false }: Ownership) =>
  and(eq(projects.id, id), eq(projects.userId, userId), withDeleted ? undefined : isNull(projects.deletedAt));
