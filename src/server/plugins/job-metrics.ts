import type { Database } from '#database/database.ts';
import { countRunsByStatus } from '#database/runs/run-list.ts';
import { STAGE_BOUNDS_MS, type StageHistogram, stageHistograms } from '#database/runs/stage-durations.ts';

/**
 * The lines about analyses for `/metrics`, of all workers together: how many wait and run, how long each stage took.
 * Nothing while the database is away: what this process counts itself must be readable then too.
 */
export async function jobMetrics({ db }: Pick<Database, 'db'>): Promise<string> {
  try {
    const { waiting, running, oldestWaitSeconds } = await countRunsByStatus(db);
    const lines = [
      '# HELP sitebrief_analyses Analyses that wait and that are worked on, on all workers.',
      '# TYPE sitebrief_analyses gauge',
      `sitebrief_analyses{state="waiting"} ${waiting}`,
      `sitebrief_analyses{state="running"} ${running}`,
      '# TYPE sitebrief_oldest_wait_seconds gauge',
      `sitebrief_oldest_wait_seconds ${oldestWaitSeconds}`,
      '# HELP sitebrief_stage_duration_seconds Time that each stage of an analysis took, on all workers, since the installation began.',
      '# TYPE sitebrief_stage_duration_seconds histogram',
      ...(await stageHistograms(db)).flatMap(linesOf),
    ];
    return `${lines.join('\n')}\n`;
  } catch {
    return '# The database does not answer: nothing about analyses.\n';
  }
}

function linesOf({ stage, counts, count, totalMs }: StageHistogram): string[] {
  const name = 'sitebrief_stage_duration_seconds';
  return [
    ...STAGE_BOUNDS_MS.map((bound, at) => `${name}_bucket{stage="${stage}",le="${bound / 1000}"} ${counts[at]}`),
    `${name}_bucket{stage="${stage}",le="+Inf"} ${count}`,
    `${name}_sum{stage="${stage}"} ${totalMs / 1000}`,
    `${name}_count{stage="${stage}"} ${count}`,
  ];
}
