import { describe, expect, it } from 'vitest';
import type { AdminJob } from '#contracts/admin-jobs.ts';
import { jobStateLabel, stageTimes } from './job-labels.ts';

const job = (fields: Partial<AdminJob>) => ({ state: 'waiting', fault: false, nextAttemptAt: null, attempts: 0, ...fields }) as AdminJob;

describe('jobStateLabel', () => {
  it.each([
    [{ state: 'waiting' }, 'Waiting'],
    [{ state: 'waiting', attempts: 1, nextAttemptAt: '2026-01-01T00:00:00Z' }, 'Waiting for attempt 2'],
    [{ state: 'running' }, 'Running'],
    [{ state: 'done' }, 'Done'],
    [{ state: 'failed' }, 'Site not readable'],
    [{ state: 'failed', fault: true }, 'Failed: internal error'],
  ] as [Partial<AdminJob>, string][])('of %o is %s', (fields, label) => {
    expect(jobStateLabel(job(fields))).toBe(label);
  });
});

describe('stageTimes', () => {
  it('names the stages that ran in their order', () => {
    expect(stageTimes({ timings: { audit: 340, crawl: 2_100 } })).toBe('crawl 2.1 s, audit 0.3 s');
    expect(stageTimes({ timings: {} })).toBe('');
  });
});
