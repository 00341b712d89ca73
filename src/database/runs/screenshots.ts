import { and, desc, eq, sql } from 'drizzle-orm';
import { MAX_SCREENSHOT_BYTES, type ScreenshotKind, type Screenshots } from '#contracts/screenshots.ts';
import { isOwn, type Ownership } from '../projects/own-project.ts';
import { analysisRuns, type Db, projects, runScreenshots } from '../schema.ts';
import { isAnalysis } from './runs.ts';

/** Stores the screenshots of a run's home page; later ones replace earlier ones, oversized ones are skipped. */
export async function saveScreenshots(db: Db, runId: string, { desktop, fullPage, mobile }: Screenshots): Promise<void> {
  for (const [kind, { bytes, mediaType }] of Object.entries({ desktop, fullPage, mobile }) as [ScreenshotKind, Screenshots['desktop']][]) {
    if (bytes.length > MAX_SCREENSHOT_BYTES) continue;
    const row = { mediaType, base64: Buffer.from(bytes).toString('base64') };
    await db
      .insert(runScreenshots)
      .values({ runId, kind, ...row })
      .onConflictDoUpdate({ target: [runScreenshots.runId, runScreenshots.kind], set: row });
  }
}

/** Of the project of the surrounding query. */
function newestRun(db: Db) {
  const runs = db
    .select({ id: analysisRuns.id })
    .from(analysisRuns)
    .where(and(eq(analysisRuns.projectId, projects.id), isAnalysis))
    .orderBy(desc(analysisRuns.createdAt), desc(analysisRuns.id))
    .limit(1);
  return sql`(${runs})`;
}

/** Kinds of screenshots that a run has. */
export async function screenshotKinds(db: Db, runId: string): Promise<ScreenshotKind[]> {
  const rows = await db.select({ kind: runScreenshots.kind }).from(runScreenshots).where(eq(runScreenshots.runId, runId));
  return rows.map((row) => row.kind).sort();
}

/** A screenshot of a project's current run, or of its newest analysis; null when there is none or the project is not theirs. */
export async function findScreenshot(
  db: Db,
  { kind, of = 'current', ...owner }: Ownership & { kind: ScreenshotKind; of?: 'current' | 'newest' },
): Promise<{ mediaType: string; bytes: Buffer } | null> {
  const [row] = await db
    .select({ mediaType: runScreenshots.mediaType, base64: runScreenshots.base64 })
    .from(projects)
    .innerJoin(runScreenshots, eq(runScreenshots.runId, of === 'newest' ? newestRun(db) : projects.currentRunId))
    .where(and(isOwn(owner), eq(runScreenshots.kind, kind)));
  return row ? { mediaType: row.mediaType, bytes: Buffer.from(row.base64, 'base64') } : null;
}
