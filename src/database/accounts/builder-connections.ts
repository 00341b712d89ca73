import { and, eq, sql } from 'drizzle-orm';
import { type BuilderConnection, BuilderId } from '#contracts/builder.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { withIsoDates } from '../iso-dates.ts';
import { builderConnections, type Db } from '../schema.ts';

function toConnection({ userId, builderName, ...row }: typeof builderConnections.$inferSelect): BuilderConnection {
  return { ...withIsoDates(row), builderName: builderName as BuilderId };
}

const position = ({ builderName }: BuilderConnection) => BuilderId.options.indexOf(builderName);

/** A user's builder connections in the order of the builders. */
export async function listBuilderConnections(db: Db, userId: string): Promise<BuilderConnection[]> {
  const rows = await db.select().from(builderConnections).where(eq(builderConnections.userId, userId));
  return rows.map(toConnection).sort((a, b) => position(a) - position(b));
}

/** Configures one of a user's connections; a field left out stays. Null when there is none or it is not theirs. */
export async function updateBuilderConnection(
  db: Db,
  { id, userId, isEnabled, notes }: { id: string; userId: string; isEnabled?: boolean | undefined; notes?: string | null | undefined },
): Promise<BuilderConnection | null> {
  const [row] = await db
    .update(builderConnections)
    .set({
      isEnabled: isEnabled ?? sql`${builderConnections.isEnabled}`,
      notes: notes === undefined ? sql`${builderConnections.notes}` : notes && sanitizeText(notes),
    })
    .where(and(eq(builderConnections.id, id), eq(builderConnections.userId, userId)))
    .returning();
  return row ? toConnection(row) : null;
}
