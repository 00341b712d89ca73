import { z } from 'zod';
import { BusinessModelId, TrustKind } from '#contracts/business.ts';

/** Where the model says that it read something. */
const Quote = z.object({ page: z.string(), quote: z.string() });
const Quotes = z.array(Quote);
const Statement = z.object({ text: z.string(), quotes: Quotes });
const NamedOffer = Statement.extend({ description: z.string().nullable(), price: z.string().nullable() });
const Trust = Statement.extend({ trustKind: TrustKind, author: z.string().nullable() });

/**
 * What a model answers about a business: the complete description. Everything is nullable, nothing optional, no limits: strict providers refuse both.
 * Lengths and truth are checked afterwards (check-claims.ts).
 */
export const ModelAnswer = z.object({
  businessName: Statement.nullable(),
  /** `label` is the trade in plain English, `id` the taxonomy's record where one fits. */
  industry: z.object({ id: z.string().nullable(), label: z.string(), quotes: Quotes }).nullable(),
  businessModel: z.object({ id: BusinessModelId, quotes: Quotes }).nullable(),
  primaryPurpose: Statement.nullable(),
  tone: z.array(z.string()),
  targetAudiences: z.array(Statement),
  services: z.array(NamedOffer),
  products: z.array(NamedOffer),
  valuePropositions: z.array(Statement),
  uniqueSellingPoints: z.array(Statement),
  geographies: z.array(Statement),
  trustSignals: z.array(Trust),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;
export type AnsweredQuote = z.infer<typeof Quote>;
export type AnsweredStatement = z.infer<typeof Statement>;
export type AnsweredOffer = z.infer<typeof NamedOffer>;
export type AnsweredTrust = z.infer<typeof Trust>;
