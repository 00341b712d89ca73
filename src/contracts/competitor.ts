import { z } from 'zod';
import { Evidence, EvidenceKind } from './evidence.ts';
import { ModelCall } from './model-call.ts';

export const COMPETITORS_WANTED = { min: 5, max: 8 } as const;

/** One cell of the comparison, with its evidence. */
export const ComparisonCell = z.object({
  text: z.string(),
  kind: EvidenceKind,
  evidence: z.array(Evidence),
  /** Only the HTML as served was searched: its scripts did not run. */
  rawOnly: z.boolean().optional(),
});
export type ComparisonCell = z.infer<typeof ComparisonCell>;

export const ComparisonRow = z.object({
  offer: ComparisonCell,
  price: ComparisonCell,
  callToAction: ComparisonCell,
  proof: ComparisonCell,
  guarantee: ComparisonCell,
  booking: ComparisonCell,
  /** Score of the competitor's home page by the same audits, 0 to 100; null if it was not crawled. */
  score: z.number().min(0).max(100).nullable(),
});
export type ComparisonRow = z.infer<typeof ComparisonRow>;

export const Competitor = z.object({
  name: z.string(),
  /** Home page; '' when only the name is known. */
  url: z.string(),
  foundVia: z.enum(['user', 'own-page', 'search', 'model', 'openstreetmap', 'bundled-list']),
  /** `verified`: visited and in the same industry. `suggested`: named, not visited or not confirmed. */
  status: z.enum(['verified', 'suggested']),
  /** Why it is listed, and for `suggested` why it is not verified. */
  reason: z.string(),
  /** Where the name was found, and what on its page shows the same industry. */
  evidence: z.array(Evidence),
  /** null unless verified. */
  comparison: ComparisonRow.nullable(),
});
export type Competitor = z.infer<typeof Competitor>;

/** Reason for a candidate that the owner removed: it stays out of later comparisons. */
export const REMOVED_BY_OWNER = 'You removed it.';

/** A candidate that was ruled out, kept so that the owner can see why. */
export const RejectedCandidate = z.object({ name: z.string(), url: z.string(), foundVia: Competitor.shape.foundVia, reason: z.string() });
export type RejectedCandidate = z.infer<typeof RejectedCandidate>;

export const CompetitorReport = z.object({
  competitors: z.array(Competitor),
  rejected: z.array(RejectedCandidate),
  /** The analyzed site's own row. */
  own: ComparisonRow,
  /** What all verified competitors have and the site lacks, and what only the site has: sentences with evidence. */
  gaps: z.object({
    missingHere: z.array(ComparisonCell),
    onlyHere: z.array(ComparisonCell),
  }),
  /** How the list was compiled, and whether fewer than five were found. */
  note: z.string(),
  /** Date of the bundled list, `YYYY-MM-DD`. */
  listDate: z.string(),
  /** Credit that must be shown with candidates found via `openstreetmap`; absent if there are none. */
  attribution: z.string().optional(),
  /** Model calls about competitors; absent if there were none. */
  modelCalls: z.array(ModelCall).optional(),
});
export type CompetitorReport = z.infer<typeof CompetitorReport>;
