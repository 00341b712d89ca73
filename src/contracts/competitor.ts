import { z } from 'zod';
import { Evidence } from './evidence.ts';
import { ModelCall } from './model-call.ts';

export const COMPETITORS_WANTED = { min: 5, max: 8 } as const;

/** What a competitor's cell in the comparison says, with its proof. */
export const ComparisonCell = z.object({
  text: z.string(),
  kind: z.enum(['observed', 'inferred', 'not-found', 'unknown']),
  evidence: z.array(Evidence),
});
export type ComparisonCell = z.infer<typeof ComparisonCell>;

export const ComparisonRow = z.object({
  offer: ComparisonCell,
  price: ComparisonCell,
  callToAction: ComparisonCell,
  proof: ComparisonCell,
  guarantee: ComparisonCell,
  booking: ComparisonCell,
  /** 0 to 100 of the same audits on the competitor's home page; null when not read. */
  score: z.number().min(0).max(100).nullable(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

export const Competitor = z.object({
  name: z.string(),
  /** Home page; '' when only the name is known. */
  url: z.string(),
  foundVia: z.enum(['user', 'own-page', 'search', 'model', 'bundled-list']),
  /** `verified`: visited and in the same trade. `suggested`: named, not visited or not proven. */
  status: z.enum(['verified', 'suggested']),
  /** Why it is listed, and for `suggested` why it is not verified. */
  reason: z.string(),
  /** Where the name was found, and what on its page shows the same trade. */
  evidence: z.array(Evidence),
  /** null unless verified. */
  comparison: ComparisonRow.nullable(),
});
export type Competitor = z.infer<typeof Competitor>;

/** Reason of a candidate that the owner took out: it stays out of later comparisons. */
export const REMOVED_BY_OWNER = 'You removed it.';

/** A candidate that was refused, kept so that the owner can see why. */
export const RejectedCandidate = z.object({ name: z.string(), url: z.string(), foundVia: Competitor.shape.foundVia, reason: z.string() });
export type RejectedCandidate = z.infer<typeof RejectedCandidate>;

export const CompetitorReport = z.object({
  competitors: z.array(Competitor),
  rejected: z.array(RejectedCandidate),
  /** The analysed site's own row. */
  own: ComparisonRow,
  /** What all verified competitors show and the site lacks, and what the site alone has: sentences with evidence. */
  gaps: z.object({
    missingHere: z.array(ComparisonCell),
    onlyHere: z.array(ComparisonCell),
  }),
  /** Says plainly when fewer than five were found, and how the list was made. */
  note: z.string(),
  /** Date of the bundled list, `YYYY-MM-DD`. */
  listDate: z.string(),
  /** Questions to a model about competitors; left out when none was asked. */
  modelCalls: z.array(ModelCall).optional(),
});
export type CompetitorReport = z.infer<typeof CompetitorReport>;
