import { CONSUMER } from './well-known/consumer.ts';
import { SOFTWARE_AND_INSTITUTIONS } from './well-known/software-institutions.ts';
import { TRADES_AND_SERVICES } from './well-known/trades-services.ts';

/** Day on which the bundled list was last gone through, `YYYY-MM-DD`. */
export const LIST_DATE = '2026-11-21';

export type WellKnownName = { name: string; host: string };

function readTables(): Map<string, WellKnownName[]> {
  const byLeaf = new Map<string, WellKnownName[]>();
  let names: WellKnownName[] = [];
  for (const line of [CONSUMER, TRADES_AND_SERVICES, SOFTWARE_AND_INSTITUTIONS].join('\n').split('\n')) {
    if (line.trim() === '') continue;
    if (line.startsWith('  ')) {
      const [name = '', host = ''] = line.split('|').map((part) => part.trim());
      names.push({ name, host });
    } else {
      names = [];
      byLeaf.set(line.trim(), names);
    }
  }
  return byLeaf;
}

const TABLES = readTables();

/** Leaf ids that have a list. */
export const LISTED_LEAVES: readonly string[] = [...TABLES.keys()];

/** Well-known names of a category of the taxonomy, best known first; [] where we have no list. */
export function wellKnownNames(leafId: string): WellKnownName[] {
  return TABLES.get(leafId) ?? [];
}
