// Checks of answers for the first screen, which must not wait for the schema library. The types tie each to its contract: a field
// that the contract gains or changes does not compile here.

export type Guard<T> = (value: unknown) => value is T;

export const isText: Guard<string> = (value) => typeof value === 'string';
export const isNumber: Guard<number> = (value) => typeof value === 'number';
export const isYesOrNo: Guard<boolean> = (value) => typeof value === 'boolean';

export const orNull =
  <T>(guard: Guard<T>): Guard<T | null> =>
  (value): value is T | null =>
    value === null || guard(value);

export const optional =
  <T>(guard: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || guard(value);

export const oneOf =
  <T extends string>(values: readonly T[]): Guard<T> =>
  (value): value is T =>
    values.some((one) => one === value);

export const listOf =
  <T>(guard: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(guard);

export const objectOf =
  <T>(fields: { [K in keyof T]-?: Guard<T[K]> }): Guard<T> =>
  (value): value is T =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Guard<unknown>>(fields).every(([name, guard]) => guard((value as Record<string, unknown>)[name]));

/** A guard in the form of a schema, for `request`. */
export const answer = <T>(guard: Guard<T>) => ({
  safeParse: (body: unknown) =>
    guard(body) ? { success: true as const, data: body } : { success: false as const, error: new Error('Not as the contract has it.') },
});
