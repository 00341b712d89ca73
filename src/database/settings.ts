import { eq, sql } from 'drizzle-orm';
import { sanitizeJson } from '#text/sanitize-json.ts';
import { type Db, settings } from './schema.ts';

/** All settings of the installation by key, as plain data to be checked by their reader. */
export async function listSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  return Object.fromEntries(rows.map((row) => [row.key, row.value]));
}

/** Saves a setting. `value` is plain data; null removes it. */
export async function saveSetting(db: Db, key: string, value: unknown): Promise<void> {
  if (value === null || value === undefined) {
    await db.delete(settings).where(eq(settings.key, key));
    return;
  }
  const stored = { value: sanitizeJson(value), updatedAt: sql`now()` };
  await db
    .insert(settings)
    .values({ key, ...stored })
    .onConflictDoUpdate({ target: settings.key, set: stored });
}
