import { and, eq } from 'drizzle-orm';
import { type BuilderConnection, BuilderId } from '#contracts/builder.ts';
import { sanitizeText } from '../sanitize-text.ts';
import { builderConnections, type Db } from '../schema.ts';

function toConnection(row: typeof builderConnections.$inferSelect): BuilderConnection {
  return {
    id: row.id,
    builderName: row.builderName as BuilderId,
    isEnabled: row.isEnabled,
    notes: row.notes,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

const place = (connection: BuilderConnection) => BuilderId.options.indexOf(connection.builderName);

/** A user's builder connections in the order of the builders. */
export async function listBuilderConnections(db: Db, userId: string): Promise<BuilderConnection[]> {
  const rows = await db.select().from(builderConnections).where(eq(builderConnections.userId, userId));
  return rows.map(toConnection).sort((a, b) => place(a) - place(b));
}

/** Configures one of a user's connections; a field left out stays. Null when it is not there or not theirs. */
export async function updateBuilderConnection(
  db: Db,
  input: { id: string; userId: string; isEnabled?: boolean | undefined; notes?: string | null | undefined },
): Promise<BuilderConnection | null> {
  const owned = and(eq(builderConnections.id, input.id), eq(builderConnections.userId, input.userId));
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(builderConnections).where(owned).for('update');
    if (!before) return null;
    const notes = typeof input.notes === 'string' ? sanitizeText(input.notes) : input.notes;
    const [row] = await tx
      .update(builderConnections)
      .set({ isEnabled: input.isEnabled ?? before.isEnabled, notes: notes === undefined ? before.notes : notes })
      .where(owned)
      .returning();
    return row ? toConnection(row) : null;
  });
}
