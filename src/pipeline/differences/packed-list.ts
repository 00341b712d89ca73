import { deflateSync, inflateSync } from 'node:zlib';

/** Values are packed together once they are so many: some tens of kilobytes. */
const PACKED_TOGETHER = 500;
/** Out of 9: most of the gain for the least time. */
const LEVEL = 1;

/** A list of plain data for one who adds to it and reads it through from its start: all but the last few hundred entries are packed. */
export class PackedList<T> {
  readonly #packed: Buffer[] = [];
  #last: T[] = [];

  push(value: T): void {
    this.#last.push(value);
    if (this.#last.length < PACKED_TOGETHER) return;
    this.#packed.push(deflateSync(JSON.stringify(this.#last), { level: LEVEL }));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<T> {
    for (const bytes of this.#packed) yield* JSON.parse(inflateSync(bytes).toString()) as T[];
    yield* this.#last;
  }
}
