import { and, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { AnalysisFigures, type KeptAnalysis } from '#contracts/analysis-history.ts';
import { AppError } from '#contracts/errors.ts';
import type { Stage } from '#contracts/progress.ts';
import { lockOwnProject, ownedBy, type ProjectOwner } from '../projects/own-project.ts';
import { rowsOf } from '../rows-of.ts';
import { analysisRuns, type Db, pageScreenshots, projects, runEvents, runScreenshots } from '../schema.ts';
import { loadStages } from './stage-outputs.ts';

/** Outputs of a project's earlier analyses together, as they are stored (compressed), bytes; the oldest go first. */
const MAX_STORED_BYTES = 48_000_000;

/** Pages of an analysis that stored them as JSON. */
const pagesOf = (runId: string | SQL): SQL<number> =>
  sql<number>`(select coalesce(jsonb_array_length(c.output -> 'pages'), 0) from stage_outputs c where c.run_id = ${runId} and c.stage = 'crawl')`;

/** Figures of an analysis from its stored stages, as the JSON of `AnalysisFigures`. `pages`: how many were read, where they are packed. */
export const figuresOf = (runId: string | SQL, pages: number | SQL<number> = pagesOf(runId)): SQL<AnalysisFigures> => sql<AnalysisFigures>`(
  select jsonb_build_object(
    'pages', ${pages}::int,
    'score', a.output -> 'scores' -> 'overall',
    'findings', (select jsonb_build_object('high', count(*) filter (where f ->> 'severity' = 'high'),
      'medium', count(*) filter (where f ->> 'severity' = 'medium'), 'low', count(*) filter (where f ->> 'severity' = 'low'))
      from jsonb_array_elements(case jsonb_typeof(a.output -> 'findings') when 'array' then a.output -> 'findings' else '[]' end) f))
  from stage_outputs a where a.run_id = ${runId} and a.stage = 'audit')`;

/** The done analyses of a project but the current one, newest first. */
const earlier = (tx: Db, { projectId, currentId }: { projectId: string; currentId: string }) =>
  tx
    .select({ id: analysisRuns.id })
    .from(analysisRuns)
    .where(
      and(
        ...[eq(analysisRuns.projectId, projectId), ne(analysisRuns.id, currentId)],
        ...[eq(analysisRuns.kind, 'analysis'), eq(analysisRuns.status, 'done')],
      ),
    )
    .orderBy(desc(analysisRuns.finishedAt), desc(analysisRuns.id));

/**
 * Deletes the ended runs of a project that are not kept: all but the current analysis and the newest `keep` before it, as far as these take no
 * more than `MAX_STORED_BYTES`. Those that stay keep their outputs; their screenshots and events go.
 */
export async function pruneAnalyses(
  tx: Db,
  { keep, maxBytes = MAX_STORED_BYTES, ...project }: { projectId: string; currentId: string; keep: number; maxBytes?: number },
): Promise<void> {
  const { projectId, currentId } = project;
  const others = and(
    ...[eq(analysisRuns.projectId, projectId), ne(analysisRuns.id, currentId), inArray(analysisRuns.status, ['done', 'failed'])],
  );
  await tx.delete(analysisRuns).where(and(others, notInArray(analysisRuns.id, earlier(tx, project).limit(keep))));
  const kept = (await earlier(tx, project)).map(({ id }) => id);
  const sizes = new Map<string, number>();
  for (const id of kept) {
    const [row] = await rowsOf<{ bytes: string }>(
      tx,
      sql`select coalesce(sum(coalesce(pg_column_size(output), pg_column_size(packed))), 0) as bytes from stage_outputs where run_id = ${id}`,
    );
    sizes.set(id, Number(row?.bytes ?? 0));
  }
  let bytes = 0;
  const tooMuch = kept.filter((id) => {
    bytes += sizes.get(id) ?? 0;
    return bytes > maxBytes;
  });
  if (tooMuch.length > 0) await tx.delete(analysisRuns).where(inArray(analysisRuns.id, tooMuch));
  if (kept.length === 0) return;
  for (const table of [runScreenshots, pageScreenshots, runEvents]) await tx.delete(table).where(inArray(table.runId, kept));
}

const NO_FIGURES: AnalysisFigures = { pages: 0, score: null, findings: { high: 0, medium: 0, low: 0 } };

/** A kept analysis with what a comparison needs to know of it. */
export type StoredAnalysis = KeptAnalysis & { madeBy: string | null };

/** The analyses that are kept of a user's project, newest first; empty when the project is not theirs. */
export async function listKeptAnalyses(db: Db, { projectId, userId, withDeleted = false }: ProjectOwner): Promise<StoredAnalysis[]> {
  const { id, options, finishedAt, figures, madeBy } = analysisRuns;
  const rows = await db
    .select({
      id,
      options,
      finishedAt,
      madeBy,
      currentRunId: projects.currentRunId,
      figures: sql`coalesce(${figures}, ${figuresOf(sql`${id}`)})`,
    })
    .from(analysisRuns)
    .innerJoin(projects, eq(projects.id, analysisRuns.projectId))
    .where(
      and(
        ...[ownedBy({ projectId, userId, withDeleted }), eq(analysisRuns.kind, 'analysis')],
        or(eq(analysisRuns.status, 'done'), eq(id, projects.currentRunId)),
      ),
    )
    .orderBy(desc(finishedAt), desc(id));
  return rows.map((row) => ({
    ...(AnalysisFigures.safeParse(row.figures).data ?? NO_FIGURES),
    ...{ id: row.id, madeBy: row.madeBy, analyzedAt: (row.finishedAt ?? new Date(0)).toISOString() },
    ...{ isCurrent: row.id === row.currentRunId, isScheduled: row.options.scheduled === true },
  }));
}

/** One of them with the outputs of its stages; null when it is not kept. */
export async function findKeptAnalysis(
  db: Db,
  { id, ...owner }: ProjectOwner & { id: string },
): Promise<(StoredAnalysis & { stages: Partial<Record<Stage, unknown>> }) | null> {
  const found = (await listKeptAnalyses(db, owner)).find((one) => one.id === id);
  return found ? { ...found, stages: await loadStages(db, id) } : null;
}

/** Deletes an earlier analysis; false when it is not kept. Throws `AppError` `conflict` for the current one. */
export function deleteKeptAnalysis(db: Db, { id, projectId, userId }: ProjectOwner & { id: string }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const project = await lockOwnProject(tx, { projectId, userId });
    if (!project) return false;
    if (project.currentRunId === id)
      throw new AppError('conflict', 'This is the analysis that the project shows. Delete the project, or analyze it again first.');
    const isEarlier = and(
      ...[eq(analysisRuns.id, id), eq(analysisRuns.projectId, projectId)],
      ...[eq(analysisRuns.kind, 'analysis'), eq(analysisRuns.status, 'done')],
    );
    return (await tx.delete(analysisRuns).where(isEarlier).returning({ id: analysisRuns.id })).length > 0;
  });
}
