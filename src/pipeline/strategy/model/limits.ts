import type { Limits } from './verify-text.ts';

/** Lengths in characters. Titles and descriptions: rules of thumb for what search results show. */
export const LENGTH = {
  buyer: { max: 320 },
  sentence: { min: 12, max: 320 },
  moveTitle: { min: 8, max: 120 },
  advice: { min: 3, max: 420 },
  /** Hints to the builder: a layout, a limit, a note of a form. */
  hint: { min: 3, max: 600 },
  /** What a part of a page does: inputs, rule, result, words. */
  behavior: { min: 3, max: 1_000 },
  headline: { min: 8, max: 100 },
  subhead: { min: 20, max: 240 },
  button: { min: 2, max: 60 },
  title: { min: 8, max: 65 },
  description: { min: 50, max: 170 },
  h1: { min: 2, max: 110 },
  heading: { min: 2, max: 120 },
  paragraph: { min: 3, max: 1_200 },
  item: { max: 900 },
  field: { min: 1, max: 240 },
} as const satisfies Record<string, Limits>;

/** How many entries of each list are read. */
export const MOST = {
  ...{ buyers: 4, proofs: 4, kept: 8, moves: 5, leaveOut: 24, decisions: 10, hidden: 60, quotes: 12, acceptance: 12, avoided: 8 },
  ...{ links: 10, added: 10, sections: 10, paragraphs: 8, items: 60, forms: 8, fields: 40, images: 12, colors: 9 },
} as const;
