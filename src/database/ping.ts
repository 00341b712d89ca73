import { setTimeout as delay } from 'node:timers/promises';

const WITHIN_MS = 2_000;

/** Whether a query succeeds within two seconds. */
export function respondsInTime(query: () => Promise<unknown>): Promise<boolean> {
  const response = query().then(
    () => true,
    () => false,
  );
  return Promise.race([response, delay(WITHIN_MS, false, { ref: false })]);
}
