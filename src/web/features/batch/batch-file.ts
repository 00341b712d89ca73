import type { Batch, BatchState } from '#contracts/batch.ts';
import { toCsv } from '../../ui/csv.ts';

export const STATE_NAMES: Record<BatchState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  canceled: 'Canceled',
  refused: 'Not started',
};

const HEAD = ['url', 'state', 'business', 'industry', 'score', 'note', 'project'];

/** The results for a spreadsheet; `project` is the address of the analysis. */
export function batchFile({ createdAt, sites }: Batch): { name: string; type: string; text: string } {
  const rows = sites.map((site) => [
    ...[site.url, STATE_NAMES[site.state], site.businessName ?? '', site.industry ?? ''],
    ...[site.score === null ? '' : String(Math.round(site.score)), site.message],
    site.projectId === null ? '' : new URL(`/analysis/${site.projectId}`, window.location.href).href,
  ]);
  return { name: `sites-${createdAt.slice(0, 10)}.csv`, type: 'text/csv', text: toCsv([HEAD, ...rows]) };
}
