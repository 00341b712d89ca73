import { setTimeout as delay } from 'node:timers/promises';
import type { CompetitorReader, CompetitorReading } from './competitor-reader.ts';

/** Kept of the time left for the comparison itself and for storing it. */
const KEPT_MS = 1_000;

const LATE: CompetitorReading = { ok: false, reason: 'There was no time left to visit it.', exists: true };

/** The same reader, which waits for a competitor no longer than the analysis has time left (`msLeft`, milliseconds). */
export function boundedReader(reader: CompetitorReader, msLeft: () => number): CompetitorReader {
  return {
    async read(url) {
      const ms = msLeft() - KEPT_MS;
      const reading = reader.read(url);
      const done = new AbortController();
      const late = delay(Math.max(0, ms), LATE, { signal: done.signal, ref: false }).catch(() => LATE);
      try {
        return await Promise.race([reading, late]);
      } finally {
        done.abort();
      }
    },
  };
}
