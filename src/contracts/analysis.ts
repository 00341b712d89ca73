import { z } from 'zod';
import { BusinessAnalysis, BusinessProfile } from './business.ts';
import { Competitor, CompetitorReport } from './competitor.ts';
import { AuditReport, Finding } from './finding.ts';
import type { Insight } from './insight.ts';
import type { ModelCall } from './model-call.ts';
import { PageOverview } from './page-overview.ts';
import { Brand, Site } from './site.ts';
import { SiteContent } from './site-content.ts';

/** All results of an analysis, as the command line prints them with `--json` and the API returns them with a project. */
export const Analysis = z.object({
  url: z.string(),
  pages: z.array(PageOverview),
  unread: Site.shape.unread,
  stopReason: Site.shape.stopReason,
  rendering: Site.shape.rendering,
  findings: z.array(Finding),
  audit: AuditReport.omit({ findings: true }),
  businessAnalysis: BusinessAnalysis,
  profile: BusinessProfile,
  brand: Brand,
  functions: Site.shape.functions,
  competitors: z.array(Competitor),
  comparison: CompetitorReport.omit({ competitors: true }),
  /** What was not checked or not done, in sentences. */
  notes: z.array(z.string()),
  /** For comparing two analyses word by word: in the command line's JSON and in an earlier analysis in full. Absent elsewhere and in older data. */
  content: SiteContent.optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** Outputs of the stages, stored with the run, so that it resumes after the last finished stage if a worker crashes. */
export type StageOutputs = { crawl: Site; audit: AuditReport; insight: Insight; competitors: CompetitorReport };

/** The stages' outputs with the profile resolved from the reader's proposals, the model's answer and the owner's facts. */
export type ResolvedOutputs = Omit<StageOutputs, 'insight'> & { profile: BusinessProfile };

/** All model calls of an analysis, with their cost. */
export function modelCallsOf({ insight, competitors }: Pick<StageOutputs, 'insight' | 'competitors'>): ModelCall[] {
  return [...insight.calls, ...(competitors.modelCalls ?? [])];
}
