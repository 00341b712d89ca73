import { z } from 'zod';

/** The parts of a profile that an owner may confirm, correct, remove from or add to. */
export const ProfileField = z.enum([
  'businessName',
  'industry',
  'businessModel',
  'primaryPurpose',
  'brandTone',
  'targetAudiences',
  'services',
  'products',
  'valuePropositions',
  'uniqueSellingPoints',
  'pricingModel',
  'geographies',
  'trustSignals',
  'contacts',
  'socialHandles',
]);
export type ProfileField = z.infer<typeof ProfileField>;

/** Longest text of one fact, in characters. */
export const MAX_FACT_LENGTH = 2_000;
export const MAX_FACTS = 400;

const factText = z
  .string()
  // Formatted when it is needed: the first use of Intl in a process takes 11 ms.
  .max(MAX_FACT_LENGTH, { error: () => `Please keep each entry under ${MAX_FACT_LENGTH.toLocaleString('en')} characters.` })
  .refine((value) => !value.includes(String.fromCharCode(0)), 'This text contains a character that cannot be stored.');

/**
 * What the owner says about one claim of the profile, or adds to it. `confirm`, `correct` and `remove` name the claim (`claimId`),
 * `answer` the question (`questionId`), `add` only the field. Ids may change with a new analysis, so `was` keeps the claim's text:
 * a fact is matched by it first.
 */
export const OwnerFact = z.strictObject({
  field: ProfileField,
  action: z.enum(['confirm', 'correct', 'remove', 'add', 'answer']),
  claimId: z.string().max(100).optional(),
  questionId: z.string().max(200).optional(),
  text: factText.optional(),
  /** For offers: as the owner writes it. */
  price: factText.optional(),
  description: factText.optional(),
  /** The claim's text when the fact was entered; the server adds it where it is missing. */
  was: factText.optional(),
  /** When it was entered, ISO 8601; the server adds it. */
  at: z.string().max(40).optional(),
});
export type OwnerFact = z.infer<typeof OwnerFact>;

/** The owner's facts of a project with the version that a change must name. */
export const FactsInput = z.strictObject({ version: z.number().int().min(0), facts: z.array(OwnerFact).max(MAX_FACTS) });
export type FactsInput = z.infer<typeof FactsInput>;
