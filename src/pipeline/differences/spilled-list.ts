import { createSpillFile, type Place, type SpillFile } from '../crawl/page-store.ts';

/** Values are put away together once they are so many: some tens of kilobytes. */
const TOGETHER = 500;

/** A list of plain data for one who adds to it and reads it through from its start: all but the last few hundred entries are on the disk. */
export class SpilledList<T> {
  readonly #file: SpillFile;
  readonly #places: Place[] = [];
  #last: T[] = [];

  constructor(file = createSpillFile()) {
    this.#file = file;
  }

  push(value: T): void {
    this.#last.push(value);
    if (this.#last.length < TOGETHER) return;
    this.#places.push(this.#file.put(JSON.stringify(this.#last)));
    this.#last = [];
  }

  *[Symbol.iterator](): Generator<T> {
    for (const place of this.#places) yield* JSON.parse(this.#file.take(place)) as T[];
    yield* this.#last;
  }
}
