import { setTimeout as delay } from 'node:timers/promises';
import type { CompetitorReader, CompetitorVisit } from './competitor-reader.ts';

/** Reserved for the comparison itself and for storing it. */
const KEPT_MS = 1_000;

const TIMED_OUT: CompetitorVisit = { ok: false, reason: 'There was no time left to visit it.', exists: true };

/** The same reader, but it waits for a competitor only as long as the analysis has time left (`msLeft`, milliseconds). */
export function withDeadline(reader: CompetitorReader, msLeft: () => number): CompetitorReader {
  return {
    async read(url) {
      const ms = msLeft() - KEPT_MS;
      const visit = reader.read(url);
      const done = new AbortController();
      const late = delay(Math.max(0, ms), TIMED_OUT, { signal: done.signal, ref: false }).catch(() => TIMED_OUT);
      try {
        return await Promise.race([visit, late]);
      } finally {
        done.abort();
      }
    },
  };
}
