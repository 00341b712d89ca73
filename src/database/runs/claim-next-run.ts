import { sql } from 'drizzle-orm';
import { CLAIM_LOCK } from '../advisory-locks.ts';
import { rowsOf } from '../rows-of.ts';
import { analysisRuns, type Db } from '../schema.ts';
import { claimRun, type Run } from './runs.ts';

/** Analyses of one user at once, on all workers together. */
const RUNS_PER_USER = 4;
/** A wait that ends further ahead was begun before the clock was put back. */
const LONGEST_WAIT_SECONDS = 600;

/**
 * Takes the run whose turn it is, over all workers; null when none may begin. Fair: first who has the fewest at work,
 * then who was served longest ago, so that many orders of one person don't hold up another's first. A site is read by
 * one analysis at a time: its host would be asked twice as fast as it allows.
 */
export async function claimNextRun(db: Db, claim: string): Promise<Run | null> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${CLAIM_LOCK})`);
    const [next] = await rowsOf<{ id: string }>(tx, sql`${NEXT_RUNS} limit 1`);
    return next ? claimRun(tx, { runId: next.id, claim }) : null;
  });
}

/** Runs that may begin now, in their order, one of each user and at most `limit`: as many wake-ups are worth it. */
export async function claimableRuns(db: Db, limit: number): Promise<string[]> {
  return (await rowsOf<{ id: string }>(db, sql`${NEXT_RUNS} limit ${limit}`)).map(({ id }) => id);
}

/* The first run of each user that may begin; then whose turn it is among the users. */
const NEXT_RUNS = sql`
  with first_of_each as (
    select distinct on (waiting.user_id) waiting.id, waiting.user_id, waiting.created_at
    from ${analysisRuns} waiting
    where waiting.status = 'queued'
      and (waiting.not_before is null or waiting.not_before <= now()
        or waiting.not_before > now() + make_interval(secs => ${LONGEST_WAIT_SECONDS}))
      and not exists (
        select 1 from ${analysisRuns} busy
        where busy.status = 'running' and busy.host = waiting.host and busy.host <> '')
    order by waiting.user_id, waiting.created_at, waiting.id
  )
  select first_of_each.id
  from first_of_each
  cross join lateral (
    select count(*) filter (where own.status = 'running') as running, max(own.started_at) as served
    from ${analysisRuns} own where own.user_id = first_of_each.user_id
  ) users_runs
  where users_runs.running < ${RUNS_PER_USER}
  order by users_runs.running, users_runs.served nulls first, first_of_each.created_at, first_of_each.id`;
