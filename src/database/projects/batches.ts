import { and, desc, eq, sql } from 'drizzle-orm';
import type { Batch, BatchList, BatchSite, BatchState, RefusedSite } from '#contracts/batch.ts';
import { isCanceled } from '#contracts/canceled.ts';
import type { StageProgress } from '#contracts/progress.ts';
import { statusAfter } from '#contracts/project-status.ts';
import { sanitizeJson, sanitizeText } from '#text/sanitize-json.ts';
import { newId } from '../ids.ts';
import { rowsOf } from '../rows-of.ts';
import type { RunOptions } from '../runs/run-types.ts';
import { nextTurn, type Run, toRun } from '../runs/runs.ts';
import { analysisRuns, batches, type Db, projects } from '../schema.ts';

type Owner = { id: string; userId: string };

/** Lists shown to come back to. */
const MAX_LISTED = 20;

export type NewSite = { url: string; options: RunOptions };

/**
 * Adds a project and its analysis for each site of a user's list, in the transaction that enqueues the runs. As `createProject` and
 * `createRun` for each, with two statements for all: the embedded database does nothing else meanwhile.
 */
export async function createSites(
  tx: Db,
  { batchId, userId, sites }: { batchId: string; userId: string; sites: NewSite[] },
): Promise<Run[]> {
  const created = sites.map(({ url, options }) => ({ projectId: newId(), url: sanitizeText(url), options: sanitizeJson(options) }));
  const status = statusAfter('analysis-started');
  await tx.insert(projects).values(created.map(({ projectId: id, url }) => ({ id, userId, url, batchId, status })));
  const [next] = await rowsOf<{ turn: number }>(tx, sql`select ${nextTurn(userId)} as turn`);
  const first = Number(next?.turn ?? 0);
  const rows = await tx
    .insert(analysisRuns)
    .values(created.map((site, index) => ({ id: newId(), userId, ...site, turn: first + index })))
    .returning();
  return rows.map(toRun);
}

/** Adds a list of sites and returns its id. */
export async function createBatch(tx: Db, { userId, refused }: { userId: string; refused: RefusedSite[] }): Promise<string> {
  const id = newId();
  await tx.insert(batches).values({ id, userId, refused: sanitizeJson(refused) });
  return id;
}

/** A user's lists that still have a project or a refused site, newest first. */
export async function listBatches(db: Db, userId: string): Promise<BatchList> {
  const rows = await rowsOf<{ id: string; created_at: Date | string; sites: number }>(
    db,
    sql`select b.id, b.created_at, jsonb_array_length(b.refused) + count(p.id)::int as sites
      from batches b left join projects p on p.batch_id = b.id and p.deleted_at is null
      where b.user_id = ${userId} group by b.id
      having jsonb_array_length(b.refused) + count(p.id) > 0
      order by b.created_at desc, b.id desc limit ${MAX_LISTED}`,
  );
  return rows.map(({ id, created_at, sites }) => ({ id, createdAt: new Date(created_at).toISOString(), sites }));
}

type SiteRow = {
  id: string;
  url: string;
  project_name: string | null;
  analysis_error: string | null;
  score: number | null;
  business: string | null;
  industry: string | null;
  is_analyzed: boolean;
  run_status: string | null;
  progress: StageProgress | null;
};

/** A user's list with the state of each site; null when there is no such list. Deleted projects are not part of it. */
export async function findBatch(db: Db, { id, userId }: Owner): Promise<Batch | null> {
  const [batch] = await db
    .select()
    .from(batches)
    .where(and(eq(batches.id, id), eq(batches.userId, userId)));
  if (!batch) return null;
  const rows = await rowsOf<SiteRow>(
    db,
    sql`with listed as (select * from projects where batch_id = ${id} and deleted_at is null),
      latest as (
        select distinct on (r.project_id) r.project_id, r.id, r.status from analysis_runs r join listed l on l.id = r.project_id
        where r.kind = 'analysis' order by r.project_id, r.created_at desc, r.id desc)
      select l.id, l.url, l.project_name, l.analysis_error, l.overall_score as score, l.business_analysis ->> 'business_name' as business,
        l.business_analysis ->> 'industry' as industry, l.current_run_id is not null as is_analyzed, r.status as run_status,
        (select e.event -> 'progress' from run_events e where e.run_id = r.id and r.status = 'running' order by e.seq desc limit 1) as progress
      from listed l left join latest r on r.project_id = l.id order by l.id`,
  );
  const refused = batch.refused.map(({ url, reason }): BatchSite => ({ ...NOTHING, url, state: 'refused', message: reason }));
  return { id, createdAt: batch.createdAt.toISOString(), sites: [...rows.map(toSite), ...refused] };
}

const NOTHING = { projectId: null, projectName: null, message: '', pagesRead: 0, businessName: null, industry: null, score: null };

function toSite(row: SiteRow): BatchSite {
  const { id: projectId, url, project_name: projectName, score, business: businessName, industry, progress } = row;
  const state = stateOf(row);
  const message =
    state === 'running' ? (progress?.message ?? '') : state === 'failed' || state === 'canceled' ? (row.analysis_error ?? '') : '';
  return { url, projectId, projectName, state, message, pagesRead: progress?.pagesRead ?? 0, businessName, industry, score };
}

function stateOf({ run_status: status, analysis_error: error, is_analyzed: isAnalyzed }: SiteRow): BatchState {
  if (status === 'queued') return 'waiting';
  if (status === 'running') return 'running';
  if (error !== null) return isCanceled(error) ? 'canceled' : 'failed';
  return isAnalyzed ? 'done' : 'failed';
}

/** All lists of a user, for the download of their data. */
export async function listOwnBatches(db: Db, userId: string) {
  const { id, refused, createdAt } = batches;
  const rows = await db
    .select({ id, refused, createdAt })
    .from(batches)
    .where(eq(batches.userId, userId))
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
