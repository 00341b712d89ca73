import module from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import { collectGarbage } from './collect-garbage.ts';

/** The event loop is quiet when it worked less than this share of a second: nobody waits for the collection. */
const QUIET = 0.1;
const LOOK_EVERY_MS = 1_000;
const LOOKS = 60;

/**
 * Gives back what this process doesn't need at rest: compiled code that Node keeps until it is written to the compile cache, and
 * garbage that V8 would keep until the heap has grown by its share. Stops the thread for a tenth of a second, so it waits for a
 * quiet second, and leaves it when there is none within a minute or `signal` is aborted.
 */
export async function releaseMemory(signal: AbortSignal, lookEveryMs = LOOK_EVERY_MS, collect = collectGarbage): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const before = performance.eventLoopUtilization();
    await wait(lookEveryMs, undefined, { ref: false });
    if (signal.aborted) return;
    if (performance.eventLoopUtilization(before).utilization > QUIET) continue;
    module.flushCompileCache?.();
    collect();
    return;
  }
}
