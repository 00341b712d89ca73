import { randomUUIDv7 } from 'node:crypto';

/** A new id: uuid version 7 (RFC 9562), so ids made later sort later. */
export function newId(): string {
  return randomUUIDv7();
}
