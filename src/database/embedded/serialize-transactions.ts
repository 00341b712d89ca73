import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** A transaction waits no longer than this for queries that keep coming. */
const YIELD_MS = 50;
/** The event loop accepts one new connection a turn (libuv since 1.45), and its request arrives in a later one. */
const TURNS = 20;

/**
 * Lets reads overtake queued transactions. PGlite runs everything in submission order without yielding to the event loop, so
 * twenty queued transactions of twelve statements block all reads for half a second. With this, PGlite has one transaction at
 * a time, the others wait here in order, and between two of them the event loop runs and queries that arrived meanwhile finish.
 */
export function serializeTransactions(lite: PGlite): void {
  const begin = lite.transaction.bind(lite);
  const query = lite.query.bind(lite);
  let pending = 0;
  let last: Promise<void> = Promise.resolve();
  lite.query = (...args) => {
    pending += 1;
    return query<never>(...args).finally(() => {
      pending -= 1;
    });
  };
  const yieldToReads = async () => {
    const until = performance.now() + YIELD_MS;
    for (let turn = 0; turn < TURNS || pending > 0; turn += 1) {
      await nextTurn();
      if (performance.now() >= until) return;
    }
  };
  lite.transaction = (work) => {
    const result = last.then(() => begin(work));
    last = result.then(yieldToReads, yieldToReads);
    return result;
  };
}
