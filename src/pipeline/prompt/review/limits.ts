/** How much a review may change; lengths in characters. Set by hand. */
export const REVIEW_LIMITS = {
  /** Corrections that are read; the question asks for fewer. */
  corrections: 60,
  /** The new words of one correction, and its reason. */
  replace: 2_400,
  why: 400,
  /** Parts that are read, and the length of one. */
  parts: 40,
  part: 12_000,
  /** Share of the whole document that corrections may take away together. */
  removed: 0.15,
  /** The same where whole parts are rewritten, which are shorter as a rule. */
  rewritten: 0.5,
} as const;
