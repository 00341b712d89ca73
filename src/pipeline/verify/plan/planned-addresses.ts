import type { Brief } from '#contracts/verification.ts';

/**
 * Where an address of the old site should lead. `keep`: to a page at the same path; `move`: by one redirect to `to`; `gone`: nowhere, on
 * purpose; `add`: a new page. Paths are those of the old site.
 */
export type PlannedAddress = { path: string; to: string; kind: 'keep' | 'move' | 'gone' | 'add' };

/** Every address that the plan says something about, each once: pages first, then further old addresses. */
export function plannedAddresses({ strategy: { engineer } }: Pick<Brief, 'strategy'>): PlannedAddress[] {
  const planned = new Map<string, PlannedAddress>();
  const moves = new Map(engineer.urlMap.map((change) => [change.from, change]));
  for (const { path, decision, mergeInto } of engineer.pagePlan) {
    const change = moves.get(path);
    const to = change?.to || mergeInto;
    if (decision === 'add' || (decision === 'keep' && !change)) planned.set(path, { path, to: path, kind: decision });
    else planned.set(path, to === '' ? { path, to, kind: 'gone' } : { path, to, kind: 'move' });
  }
  for (const { from, to } of engineer.urlMap)
    if (!planned.has(from)) planned.set(from, to === '' ? { path: from, to, kind: 'gone' } : { path: from, to, kind: 'move' });
  return [...planned.values()];
}
