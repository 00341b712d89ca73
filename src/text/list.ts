const formats = new Map<string, Intl.ListFormat>();

/** Joins entries as an English sentence does: `a, b and c` (or `a, b or c`), without a comma before the conjunction. */
export function listed(entries: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  const type = conjunction === 'and' ? 'conjunction' : 'disjunction';
  // Made when it is needed: the first use of Intl in a process takes 11 ms.
  const format = formats.get(type) ?? new Intl.ListFormat('en-GB', { type });
  formats.set(type, format);
  return format.format(entries);
}
