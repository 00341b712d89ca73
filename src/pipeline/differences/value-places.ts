/** Numbers of a row: the three of a value's digest and, from 1, its place. */
const ROW = 4;
const FIRST_ROWS = 256;
/** A table fuller than this gets slow to look things up in. */
const MOST_FULL = 0.6;

/** Gives different values their places in a list, from 0 in order. `isNew`: the value was not there before. */
export type ValuePlaces = { placeOf(value: unknown): { place: number; isNew: boolean } };

const turned = (number: number, bits: number) => (number << bits) | (number >>> (32 - bits));
// Steps and end of MurmurHash3 (Austin Appleby, public domain), with its constants and those of xxHash32.
const ended = (number: number) => {
  const first = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return second ^ (second >>> 16);
};

/** 96 bits of a text in three numbers. Not for secrets; node:crypto's takes memory outside the heap for each text. */
function digestOf(text: string): [number, number, number] {
  let [a, b, c] = [0x9747b28c, 0x165667b1, 0x27d4eb2f];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = turned(Math.imul(a ^ code, 0xcc9e2d51), 15);
    b = turned(Math.imul(b ^ code, 0x9e3779b1), 13);
    c = turned(Math.imul(c ^ code, 0x85ebca77), 17);
  }
  return [ended(a ^ text.length), ended(b ^ text.length), ended(c ^ text.length)];
}

/**
 * Remembers a digest of each value in place of the value: 16 to 50 bytes, whatever its length. A million values of a site share one of 96 bits
 * with a probability of 10^-17.
 */
export function createValuePlaces(): ValuePlaces {
  let rows = FIRST_ROWS;
  let table = new Int32Array(rows * ROW);
  let count = 0;

  /** Index of the row of a digest, or of the empty one where it belongs. */
  const find = (a: number, b: number, c: number): number => {
    for (let row = (a >>> 0) % rows; ; row = (row + 1) % rows) {
      const at = row * ROW;
      if (table[at + 3] === 0 || (table[at] === a && table[at + 1] === b && table[at + 2] === c)) return at;
    }
  };
  const put = (at: number, a: number, b: number, c: number, place: number) => {
    table[at] = a;
    table[at + 1] = b;
    table[at + 2] = c;
    table[at + 3] = place;
  };
  const grow = () => {
    const old = table;
    rows *= 2;
    table = new Int32Array(rows * ROW);
    for (let at = 0; at < old.length; at += ROW) {
      const [a = 0, b = 0, c = 0, place = 0] = old.subarray(at, at + ROW);
      if (place !== 0) put(find(a, b, c), a, b, c, place);
    }
  };
  return {
    placeOf(value) {
      const [a, b, c] = digestOf(typeof value === 'string' ? value : JSON.stringify(value));
      const at = find(a, b, c);
      const known = table[at + 3] ?? 0;
      if (known !== 0) return { place: known - 1, isNew: false };
      count += 1;
      put(at, a, b, c, count);
      if (count > rows * MOST_FULL) grow();
      return { place: count - 1, isNew: true };
    },
  };
}
