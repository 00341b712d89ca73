const MAX_ENTRIES = 16_000;
const MAX_KEY_LENGTH = 600;

/**
 * The same function with a bounded cache, for texts of up to 600 characters: one analysis asks about the same texts many times.
 * Longer texts are computed on every call. The cache is emptied when it is full.
 */
export function memoize<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    if (text.length <= MAX_KEY_LENGTH) {
      if (known.size >= MAX_ENTRIES) known.clear();
      known.set(text, result);
    }
    return result;
  };
}

/**
 * The same function computed once while it is asked with the same other arguments for an object, for as long as that is in use: texts of one
 * project are asked for several times in a row.
 */
export function lastPerObject<Key extends object, Rest extends unknown[], T>(
  compute: (key: Key, ...rest: Rest) => T,
): (key: Key, ...rest: Rest) => T {
  const known = new WeakMap<Key, { rest: Rest; result: T }>();
  return (key, ...rest) => {
    const before = known.get(key);
    if (before && before.rest.length === rest.length && before.rest.every((value, at) => Object.is(value, rest[at]))) return before.result;
    const result = compute(key, ...rest);
    known.set(key, { rest, result });
    return result;
  };
}

/** The same function computed once per object, for as long as the object is in use. */
export const oncePerObject = <Key extends object, T>(compute: (key: Key) => T): ((key: Key) => T) => lastPerObject(compute);

/** The same function computed on the first call only. */
export function once<T>(compute: () => T): () => T {
  let known: { result: T } | null = null;
  return () => {
    known ??= { result: compute() };
    return known.result;
  };
}
