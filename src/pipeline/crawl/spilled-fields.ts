import type { Page } from '#contracts/page.ts';

/** Facts that make up almost all of a page's size; the others are its address, title, status, numbers ... */
export const SPILLED_FIELDS = [
  'headers',
  'meta',
  'headings',
  'blocks',
  'links',
  'images',
  'forms',
  'buttons',
  'callsToAction',
  'contacts',
  'structuredData',
  'prices',
  'quotes',
  'resources',
  'axe',
] as const satisfies (keyof Page)[];
export type SpilledField = (typeof SPILLED_FIELDS)[number];

const NAMES = new Set<string>(SPILLED_FIELDS);

/** Whether a fact of this name is bulky. */
export function isSpilledField(name: string): name is SpilledField {
  return NAMES.has(name);
}
