import { setImmediate as nextTurn } from 'node:timers/promises';

/** A computation in steps of a few milliseconds. */
export type Steps<T> = Generator<void, T>;

/** Computes all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Computes one step a turn of the event loop: answers come in and requests go out in between. */
export async function inTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}
