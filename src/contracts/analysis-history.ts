import { z } from 'zod';
import { Difference } from './differences.ts';

/** Earlier analyses of a project that are kept, unless the operator sets KEPT_ANALYSES. */
export const DEFAULT_KEPT_ANALYSES = 5;
export const MAX_KEPT_ANALYSES = 20;
/** Differences told of one comparison; the rest is counted. */
export const MAX_TOLD_DIFFERENCES = 500;

/** What a list shows of an analysis without reading it. */
export const AnalysisFigures = z.object({
  pages: z.number().int(),
  /** 0 to 100; null when nothing was rated. */
  score: z.number().nullable(),
  /** Findings by severity. */
  findings: z.object({ high: z.number().int(), medium: z.number().int(), low: z.number().int() }),
});
export type AnalysisFigures = z.infer<typeof AnalysisFigures>;

/** An analysis of a project that is kept: the current one, or an earlier one. */
export const KeptAnalysis = AnalysisFigures.extend({
  id: z.string(),
  /** When it ended. */
  analyzedAt: z.string(),
  /** Whether it is the one that the project shows. */
  isCurrent: z.boolean(),
  /** Whether the schedule requested it. */
  isScheduled: z.boolean(),
});
export type KeptAnalysis = z.infer<typeof KeptAnalysis>;

/** Newest first. */
export const KeptAnalysisList = z.array(KeptAnalysis);
export type KeptAnalysisList = z.infer<typeof KeptAnalysisList>;

/** `GET /api/projects/{id}/analyses/compare?before=...&after=...`: ids of two analyses that are kept. */
export const CompareAnalysesQuery = z.strictObject({ before: z.string().max(100), after: z.string().max(100) });

/** A difference, and whether its owner should know of it (docs/tracking.md). */
export const WeighedDifference = Difference.extend({ matters: z.boolean() });
export type WeighedDifference = z.infer<typeof WeighedDifference>;

/** What changed between two analyses of a project. */
export const AnalysisComparison = z.object({
  before: KeptAnalysis,
  after: KeptAnalysis,
  /** Those that matter first. */
  differences: z.array(WeighedDifference),
  /** How many there are in all, and how many of them matter. */
  total: z.number().int(),
  matters: z.number().int(),
  /** What could not be compared, in sentences. */
  notes: z.array(z.string()),
});
export type AnalysisComparison = z.infer<typeof AnalysisComparison>;
