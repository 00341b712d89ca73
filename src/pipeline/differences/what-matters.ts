import type { Difference, DifferenceArea } from '#contracts/differences.ts';

type Rule = (difference: Difference) => boolean;

const never: Rule = () => false;
const CONTACTS = ['phone', 'email', 'address', 'hours'];
/** As `textDifferences` names them. */
const TEXTS = ['price', 'phone', 'email', 'hours'].map((kind) => `Text (${kind})`);
const DATA = ['Robots', 'robots.txt'];

/** What an owner should know of at once, by area: what costs customers or was not meant to happen. Described in docs/tracking.md. */
const RULES: Readonly<Record<DifferenceArea, Rule>> = {
  pages: ({ kind, what }) => kind === 'gone' || what === 'Address' || what === 'Status',
  texts: ({ what }) => TEXTS.includes(what),
  business: ({ what }) => what === 'Business name',
  offers: ({ kind, what }) => kind !== 'changed' || !what.startsWith('Description of '),
  contacts: ({ what }) => CONTACTS.includes(what),
  actions: ({ what }) => what.startsWith('Form ('),
  data: ({ what }) => DATA.includes(what),
  functions: ({ kind }) => kind === 'gone',
  findings: ({ kind, severity }) => kind === 'appeared' && severity === 'high',
  proof: never,
  images: never,
  look: never,
  scores: never,
  competitors: never,
};

/** What is gone from a site may only be on a page that could not be read this time. */
const NEEDS_ALL_PAGES: readonly DifferenceArea[] = ['offers', 'contacts', 'functions', 'actions', 'texts'];

/** Whether an owner should know of a difference. `isPartial`: pages that were read before could not be read again. */
export function doesMatter(difference: Difference, { isPartial }: { isPartial: boolean }): boolean {
  if (isPartial && difference.kind === 'gone' && NEEDS_ALL_PAGES.includes(difference.area)) return false;
  return RULES[difference.area](difference);
}
