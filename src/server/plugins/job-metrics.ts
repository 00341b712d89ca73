import { Gauge, type Metric, type Registry } from 'prom-client';
import type { Database } from '#database/database.ts';
import { countRunsByStatus } from '#database/runs/run-list.ts';
import { STAGE_BOUNDS_MS, type StageHistogram, stageHistograms } from '#database/runs/stage-durations.ts';

const STAGE_DURATION = 'sitebrief_stage_duration_seconds';

/**
 * Registers the metrics about analyses of all workers. Returns the function that reads them from the database, to be called before each
 * scrape: without a database they have no samples, and the metrics of this process can still be read.
 */
export function registerJobMetrics(registry: Registry, { db }: Pick<Database, 'db'>): () => Promise<void> {
  const registers = [registry];
  const analyses = new Gauge({ name: 'sitebrief_analyses', help: 'Analyses waiting and running.', labelNames: ['state'], registers });
  const oldestWait = new Gauge({ name: 'sitebrief_oldest_wait_seconds', help: 'Age of the oldest waiting analysis.', registers });
  let stages: StageHistogram[] = [];
  // The database counts the buckets; the library's own histogram only counts what this process observes.
  const stageDurations = {
    name: STAGE_DURATION,
    get: async () => ({
      name: STAGE_DURATION,
      help: 'Duration of each stage of an analysis since the installation began.',
      type: 'histogram',
      values: stages.flatMap(toSamples),
    }),
  };
  registry.registerMetric(stageDurations as unknown as Metric);

  return async () => {
    try {
      const [{ waiting, running, oldestWaitSeconds }, histograms] = await Promise.all([countRunsByStatus(db), stageHistograms(db)]);
      analyses.set({ state: 'waiting' }, waiting);
      analyses.set({ state: 'running' }, running);
      oldestWait.set(oldestWaitSeconds);
      stages = histograms;
    } catch {
      analyses.reset();
      oldestWait.remove();
      stages = [];
    }
  };
}

type Sample = { metricName: string; labels: Record<string, string>; value: number };

function toSamples({ stage, counts, count, totalMs }: StageHistogram): Sample[] {
  return [
    ...STAGE_BOUNDS_MS.map((bound, at) => ({
      metricName: `${STAGE_DURATION}_bucket`,
      labels: { stage, le: String(bound / 1000) },
      value: counts[at] ?? 0,
    })),
    { metricName: `${STAGE_DURATION}_bucket`, labels: { stage, le: '+Inf' }, value: count },
    { metricName: `${STAGE_DURATION}_sum`, labels: { stage }, value: totalMs / 1000 },
    { metricName: `${STAGE_DURATION}_count`, labels: { stage }, value: count },
  ];
}
