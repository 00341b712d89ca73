import type { ProgressEvent } from '#contracts/progress.ts';
import type { Run } from '#database/runs/runs.ts';
import type { AppParts } from '../parts.ts';

/** How a run ended. */
export type RunEnd = Extract<ProgressEvent, { type: 'done' | 'failed' }>;

/** Waits for the end of a run; null when the signal came first or the run was deleted with its project. */
export async function waitForRun({ progressFeed }: Pick<AppParts, 'progressFeed'>, run: Run, signal: AbortSignal): Promise<RunEnd | null> {
  for await (const event of progressFeed.subscribe(run.id, 0, signal)) {
    if (event.type !== 'progress') return event;
  }
  return null;
}
