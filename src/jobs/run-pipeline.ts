import { modelCallsOf, type StageOutputs } from '#contracts/analysis.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { costOfCalls } from '#contracts/model-call.ts';
import type { ReportProgress } from '#contracts/progress.ts';
import type { Screenshots } from '#contracts/screenshots.ts';
import { stageText } from '#database/runs/stage-outputs.ts';
import { type AnalyzeRequest, type AnalyzeServices, analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';

/** A stage that is done: what it hands on as text for the database, and how long it took. */
export type StageDone = { stage: keyof StageOutputs; json: string; tookMs: number };

/** Where one analysis leaves what it finds. */
export type RunServices = {
  report: ReportProgress;
  signal: AbortSignal;
  /** Outputs of an interrupted attempt. */
  saved: Partial<StageOutputs>;
  /** Waited for before the next stage begins. */
  save: (done: StageDone) => Promise<void>;
  saveScreenshots: (pictures: Screenshots) => Promise<void>;
};

/** What stays of an analysis with its project, beside the outputs of its stages. */
export type AnalyzedSite = {
  businessAnalysis: BusinessAnalysis;
  analysisSummary: string;
  /** Cost of model calls, US dollars. */
  aiCostUsd: number;
};

/** The line as the worker sees it, in this thread or another. */
export type Analyze = (request: AnalyzeRequest, services: RunServices) => Promise<AnalyzedSite>;

/** The line in this thread, its ways out already bound. */
export function createPipeline(out: Pick<AnalyzeServices, 'egress' | 'renderer' | 'model' | 'search'>): Analyze {
  return async (request, { save, ...own }) => {
    let began = performance.now();
    const outputs = await analyzeSite(request, {
      ...{ ...out, ...own },
      save: async (stage, output) => {
        const tookMs = performance.now() - began;
        await save({ stage, json: stageText(output), tookMs });
        began = performance.now();
      },
    });
    const { businessAnalysis } = assembleAnalysis(outputs);
    return { businessAnalysis, analysisSummary: toAnalysisSummary(businessAnalysis), aiCostUsd: costOfCalls(modelCallsOf(outputs)) };
  };
}
