const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** Joins entries as an English sentence does: `a, b and c` (or `a, b or c`), without a comma before the conjunction. */
export function listed(entries: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return (conjunction === 'and' ? AND : OR).format(entries);
}
