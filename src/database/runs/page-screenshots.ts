import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import {
  MAX_PAGES_WITH_SCREENSHOTS,
  MAX_SCREENSHOT_BYTES,
  PAGE_SCREENSHOT_KINDS,
  type PageScreenshotKind,
  type PageScreenshots,
  type PathScreenshots,
} from '#contracts/screenshots.ts';
import { sanitizeText } from '#text/sanitize-json.ts';
import { isOwn } from '../projects/own-project.ts';
import { type Db, pageScreenshots, projects, verificationScreenshots, verifications } from '../schema.ts';

/** Checks of a project whose screenshots are kept: the newest, and one to compare it with. */
const MAX_CHECKS_WITH_SCREENSHOTS = 2;

type Image = { mediaType: string; bytes: Buffer };
type Owned = { projectId: string; userId: string; path: string };

/** The rows of a page's screenshots; oversized ones are left out. */
function rowsOf({ path, screenshots }: PathScreenshots) {
  return PAGE_SCREENSHOT_KINDS.flatMap((kind) => {
    const { bytes, mediaType } = screenshots[kind];
    if (bytes.length > MAX_SCREENSHOT_BYTES) return [];
    return [{ path: sanitizeText(path), kind, mediaType, base64: Buffer.from(bytes).toString('base64') }];
  });
}

/**
 * Stores the screenshots of a page of an analyzed site; later ones replace earlier ones, and of many pages those taken first go. Does nothing when
 * the run is no longer the current one.
 */
export async function savePageScreenshots(db: Db, runId: string, page: { path: string; screenshots: PageScreenshots }): Promise<void> {
  await db.transaction(async (tx) => {
    const [current] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.currentRunId, runId)).for('update');
    if (!current) return;
    const table = pageScreenshots;
    await tx.delete(table).where(and(eq(table.runId, runId), eq(table.path, sanitizeText(page.path))));
    for (const row of rowsOf(page)) await tx.insert(table).values({ runId, ...row });
    const newest = tx
      .select({ path: table.path })
      .from(table)
      .where(eq(table.runId, runId))
      .groupBy(table.path)
      .orderBy(desc(sql`max(${table.createdAt})`), table.path)
      .limit(MAX_PAGES_WITH_SCREENSHOTS);
    await tx.delete(table).where(and(eq(table.runId, runId), notInArray(table.path, newest)));
  });
}

/** Kinds of screenshots that a page of a user's project has in its current analysis. */
export async function pageScreenshotKinds(db: Db, { projectId, userId, path }: Owned): Promise<PageScreenshotKind[]> {
  const rows = await db
    .select({ kind: pageScreenshots.kind })
    .from(projects)
    .innerJoin(pageScreenshots, eq(pageScreenshots.runId, projects.currentRunId))
    .where(and(isOwn({ id: projectId, userId }), eq(pageScreenshots.path, sanitizeText(path))));
  return rows.map(({ kind }) => kind).sort();
}

/** One of them; null when there is none or the project is not theirs. */
export async function findPageScreenshot(db: Db, { kind, ...page }: Owned & { kind: PageScreenshotKind }): Promise<Image | null> {
  const { projectId, userId, path } = page;
  const [row] = await db
    .select({ mediaType: pageScreenshots.mediaType, base64: pageScreenshots.base64 })
    .from(projects)
    .innerJoin(pageScreenshots, eq(pageScreenshots.runId, projects.currentRunId))
    .where(and(isOwn({ id: projectId, userId }), ...[eq(pageScreenshots.path, sanitizeText(path)), eq(pageScreenshots.kind, kind)]));
  return toImage(row);
}

/** Stores what a check saw of the new site, with its report; only the newest checks of a project keep theirs. */
export async function saveVerificationScreenshots(
  tx: Db,
  { id, projectId }: { id: string; projectId: string },
  pages: readonly PathScreenshots[],
): Promise<void> {
  const seen = new Set<string>();
  for (const page of pages.slice(0, MAX_PAGES_WITH_SCREENSHOTS)) {
    if (seen.has(page.path)) continue;
    seen.add(page.path);
    for (const row of rowsOf(page)) await tx.insert(verificationScreenshots).values({ verificationId: id, ...row });
  }
  const checks = tx.select({ id: verifications.id }).from(verifications).where(eq(verifications.projectId, projectId));
  const newest = checks.orderBy(desc(verifications.createdAt), desc(verifications.id)).limit(MAX_CHECKS_WITH_SCREENSHOTS);
  const ofProject = tx.select({ id: verifications.id }).from(verifications).where(eq(verifications.projectId, projectId));
  await tx
    .delete(verificationScreenshots)
    .where(and(inArray(verificationScreenshots.verificationId, ofProject), notInArray(verificationScreenshots.verificationId, newest)));
}

type OwnedCheck = { projectId: string; userId: string; id: string };

const isOwnCheck = ({ projectId, userId, id }: OwnedCheck) => and(eq(verifications.id, id), isOwn({ id: projectId, userId }));

/** Pages of a check of a user's project that have screenshots, each with its kinds. */
export async function listVerificationScreenshots(db: Db, check: OwnedCheck): Promise<{ path: string; kinds: PageScreenshotKind[] }[]> {
  const rows = await db
    .select({ path: verificationScreenshots.path, kind: verificationScreenshots.kind })
    .from(verificationScreenshots)
    .innerJoin(verifications, eq(verifications.id, verificationScreenshots.verificationId))
    .innerJoin(projects, eq(projects.id, verifications.projectId))
    .where(isOwnCheck(check));
  const byPath = new Map<string, PageScreenshotKind[]>();
  for (const { path, kind } of rows) byPath.set(path, [...(byPath.get(path) ?? []), kind].sort());
  return [...byPath].map(([path, kinds]) => ({ path, kinds }));
}

/** One of them; null when there is none or the project is not theirs. */
export async function findVerificationScreenshot(
  db: Db,
  { path, kind, ...check }: OwnedCheck & { path: string; kind: PageScreenshotKind },
): Promise<Image | null> {
  const [row] = await db
    .select({ mediaType: verificationScreenshots.mediaType, base64: verificationScreenshots.base64 })
    .from(verificationScreenshots)
    .innerJoin(verifications, eq(verifications.id, verificationScreenshots.verificationId))
    .innerJoin(projects, eq(projects.id, verifications.projectId))
    .where(and(isOwnCheck(check), eq(verificationScreenshots.path, sanitizeText(path)), eq(verificationScreenshots.kind, kind)));
  return toImage(row);
}

/** All screenshots of pages that are kept for a project, for its owner's download: of the site of today, and of the new one by check. */
export async function listProjectScreenshots(db: Db, projectId: string) {
  const { kind, mediaType, base64, path } = pageScreenshots;
  const today = await db
    .select({ path, kind, mediaType, base64 })
    .from(projects)
    .innerJoin(pageScreenshots, eq(pageScreenshots.runId, projects.currentRunId))
    .where(eq(projects.id, projectId));
  const checked = await db
    .select({
      ...{ check: verificationScreenshots.verificationId, path: verificationScreenshots.path, kind: verificationScreenshots.kind },
      ...{ mediaType: verificationScreenshots.mediaType, base64: verificationScreenshots.base64 },
    })
    .from(verificationScreenshots)
    .innerJoin(verifications, eq(verifications.id, verificationScreenshots.verificationId))
    .where(eq(verifications.projectId, projectId));
  return { today, checked };
}

function toImage(row: { mediaType: string; base64: string } | undefined): Image | null {
  return row ? { mediaType: row.mediaType, bytes: Buffer.from(row.base64, 'base64') } : null;
}
