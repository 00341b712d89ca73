import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';

/** A transaction waits no longer than this for questions that keep coming. */
const GIVES_WAY_MS = 50;
/** The event loop takes one new connection a turn (libuv since 1.45), and what it asks for comes in with a later one. */
const TURNS = 20;

/**
 * Lets questions go before transactions that wait. PGlite does everything in the order of asking and at once, without a turn of the event
 * loop: when twenty people order an analysis together, twelve statements each, nobody else is even heard for half a second. With this, one
 * transaction stands in its line at a time, the others before it in the order in which they were begun; between two of them the loop gets
 * its turns, and what was asked meanwhile is answered.
 */
export function serializeTransactions(lite: PGlite): void {
  const begin = lite.transaction.bind(lite);
  const ask = lite.query.bind(lite);
  let asked = 0;
  let last: Promise<void> = Promise.resolve();
  lite.query = (...question) => {
    asked += 1;
    return ask<never>(...question).finally(() => {
      asked -= 1;
    });
  };
  const giveWay = async () => {
    const until = performance.now() + GIVES_WAY_MS;
    for (let turn = 0; turn < TURNS || asked > 0; turn += 1) {
      await nextTurn();
      if (performance.now() >= until) return;
    }
  };
  lite.transaction = (work) => {
    const mine = last.then(() => begin(work));
    last = mine.then(giveWay, giveWay);
    return mine;
  };
}
