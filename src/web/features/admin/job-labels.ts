import type { AdminJob } from '#contracts/admin-jobs.ts';
import { STAGES } from '#contracts/progress.ts';

/** State of an analysis in a word; an internal error is told apart from a site that could not be read. */
export function jobStateLabel({ state, fault, nextAttemptAt, attempts }: AdminJob): string {
  if (state === 'failed') return fault ? 'Failed: internal error' : 'Site not readable'; // words: allow
  if (state === 'waiting' && nextAttemptAt !== null) return `Waiting for attempt ${attempts + 1}`;
  return { waiting: 'Waiting', running: 'Running', done: 'Done' }[state];
}

/** The stages that ran with the time each took, in their order: "crawl 2.1 s, audit 0.3 s". */
export function stageTimes({ timings }: Pick<AdminJob, 'timings'>): string {
  return STAGES.flatMap((stage) => {
    const ms = timings[stage];
    return ms === undefined ? [] : [`${stage} ${(ms / 1000).toFixed(1)} s`];
  }).join(', ');
}
