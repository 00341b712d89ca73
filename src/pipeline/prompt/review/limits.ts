/** How much a review may change; lengths in characters. Set by hand. */
export const REVIEW_LIMITS = {
  /** Corrections that are read; the question asks for fewer. */
  corrections: 60,
  /** The new words of one correction, and its reason. */
  replace: 2_400,
  why: 400,
  /** Share of the whole document that corrections may take away together. */
  removed: 0.15,
} as const;
