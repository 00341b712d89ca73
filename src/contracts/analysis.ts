import { z } from 'zod';
import { BusinessAnalysis, BusinessProfile } from './business.ts';
import { Competitor, CompetitorReport } from './competitor.ts';
import { AuditReport, Finding } from './finding.ts';
import type { ModelCall } from './model-call.ts';
import { PageOverview } from './page.ts';
import { Brand, Site } from './site.ts';

/** Everything an analysis found, as the command line prints it with `--json` and the API answers it with a project. */
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
  /** What was not seen or not done, in sentences. */
  notes: z.array(z.string()),
});
export type Analysis = z.infer<typeof Analysis>;

/** What the stages of an analysis hand on; stored with the run, so that a crash resumes behind the last one. */
export type StageOutputs = { crawl: Site; audit: AuditReport; insight: BusinessProfile; competitors: CompetitorReport };

/** All questions put to a model in an analysis, with their cost. */
export function modelCallsOf({ insight, competitors }: Pick<StageOutputs, 'insight' | 'competitors'>): ModelCall[] {
  return [...(insight.analyst.calls ?? []), ...(competitors.modelCalls ?? [])];
}
