import { randomUUID } from 'node:crypto';

/** Largest count that the twelve bits after the version hold. */
const MAX_COUNT = 0xfff;

let lastMs = 0;
let count = 0;

/**
 * A new id: UUID version 7 whose first random bits count within a millisecond (RFC 9562, 6.2, method 1). Ids made by one
 * process sort in the order they were made, also those of rows written in one transaction.
 */
export function newId(): string {
  const now = Date.now();
  if (now > lastMs) [lastMs, count] = [now, 0];
  else if (count < MAX_COUNT) count += 1;
  // The count is used up or the clock was set back: continue as if a millisecond had passed.
  else [lastMs, count] = [lastMs + 1, 0];
  const time = lastMs.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`;
}
