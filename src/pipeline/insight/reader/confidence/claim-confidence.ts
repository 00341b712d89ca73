/**
 * How sure a claim is (0 to 1), by how it is known: the one rule of the built-in analyst, set by hand and held against labeled sites
 * (`npm run insight:calibrate`). Only the name, the industry and the offers are rated by their own votes.
 */
export const CONFIDENCE = {
  /** Structured data, a contact link or a price says so. */
  declared: 0.9,
  /** A heading, a label or the markup says so. */
  labeled: 0.8,
  /** A sentence says so. */
  stated: 0.7,
  /** It follows from the category. */
  usual: 0.65,
  /** The words may mean something else, or come from a link alone. */
  mentioned: 0.6,
  /** There is hardly any evidence. */
  guessed: 0.35,
} as const;

const [LEAST, MOST] = [0.4, 0.9];

/** Confidence of a claim that several texts vote for: 0.4 without a vote, 0.9 from the weight `full` on. */
export function confidenceByWeight(weight: number, full: number): number {
  return LEAST + (MOST - LEAST) * Math.min(1, Math.max(0, weight / full));
}
