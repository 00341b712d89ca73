import type { Page } from '#contracts/page.ts';

/** The facts that make up almost all of a page's size, empty; the others are its address, title, status, numbers ... */
export const NO_FACTS = {
  headers: {},
  meta: {},
  headings: [],
  blocks: [],
  links: [],
  images: [],
  forms: [],
  buttons: [],
  callsToAction: [],
  contacts: [],
  structuredData: [],
  prices: [],
  quotes: [],
  resources: [],
} satisfies Partial<Page>;

export type SpilledField = keyof typeof NO_FACTS | 'axe' | 'ids';
export const SPILLED_FIELDS = [...Object.keys(NO_FACTS), 'axe', 'ids'] as SpilledField[];

const NAMES = new Set<string>(SPILLED_FIELDS);

/** Whether a fact of this name is bulky. */
export function isSpilledField(name: string): name is SpilledField {
  return NAMES.has(name);
}
