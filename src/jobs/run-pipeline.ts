import { modelCallsOf, type StageOutputs } from '#contracts/analysis.ts';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { costOfCalls } from '#contracts/model-call.ts';
import type { ReportProgress, StageProgress } from '#contracts/progress.ts';
import type { PathScreenshots, Screenshots } from '#contracts/screenshots.ts';
import type { Verification } from '#contracts/verification.ts';
import { type StoredOutput, stageText } from '#database/runs/stage-outputs.ts';
import { type AnalyzeRequest, type AnalyzeServices, analyzeSite } from '#pipeline/analyze-site.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { toAnalysisSummary } from '#pipeline/insight/analysis-summary.ts';
import { resolveOutputs } from '#pipeline/resolve-outputs.ts';
import type { VerifyRequest } from '#pipeline/verify/verify-site.ts';
import { givesBackSlot } from './give-back-slot.ts';
import type { WorkSlot } from './work-slots.ts';

/** A finished stage: its output as the database stores it, and how long it took. */
export type StageDone = { stage: keyof StageOutputs; text: StoredOutput; tookMs: number };

/** What one analysis gets from the worker. */
export type RunServices = {
  report: ReportProgress;
  signal: AbortSignal;
  /** Given back while the run only waits for others. */
  slot?: WorkSlot;
  /** Outputs of an interrupted attempt. */
  saved: Partial<StageOutputs>;
  /** Awaited before the next stage starts. */
  save: (done: StageDone) => Promise<void>;
  saveScreenshots: (screenshots: Screenshots) => Promise<void>;
};

/** What the project stores of an analysis, in addition to the outputs of its stages. */
export type AnalyzedSite = {
  businessAnalysis: BusinessAnalysis;
  analysisSummary: string;
  /** Cost of model calls, US dollars. */
  aiCostUsd: number;
};

/** The pipeline as the worker calls it, in this thread or another. */
export type Analyze = (request: AnalyzeRequest, services: RunServices) => Promise<AnalyzedSite>;

/** What the check of a new site gets from the worker. */
export type CheckServices = Pick<RunServices, 'report' | 'signal' | 'slot'> & {
  /** Gets what the browser showed of the new site, at most once. */
  saveFirstScreens?: (pages: PathScreenshots[]) => Promise<void>;
};

/** The check of a new site as the worker calls it, in this thread or another. */
export type Verify = (request: VerifyRequest, services: CheckServices) => Promise<Verification>;

/** The check of a new site in this thread, with its services bound; its code is loaded when it is first needed. */
export function createVerify({ egress, renderer = null }: Pick<AnalyzeServices, 'egress' | 'renderer'>): Verify {
  return async (request, run) => {
    const { verifySite } = await import('#pipeline/verify/verify-site.ts');
    const { services, close } = givesBackSlot({ egress, renderer }, run);
    return verifySite(request, { ...services, ...run }).finally(close);
  };
}

/** The pipeline in this thread, with its services bound. */
export function createPipeline(services: Pick<AnalyzeServices, 'egress' | 'renderer' | 'model' | 'search' | 'places'>): Analyze {
  return async (request, { save, ...run }) => {
    let startedAt = performance.now();
    let latest: StageProgress | null = null;
    let isOver = false;
    const report: ReportProgress = (progress) => {
      latest = progress;
      run.report(progress);
    };
    const own = givesBackSlot(services, run);
    const outputs = await analyzeSite(request, {
      ...own.services,
      ...run,
      report,
      // Sent along with what was reported last.
      showFirstLook: (look) => latest && !isOver && run.report({ ...latest, page: null, look }),
      save: async (stage, output) => {
        const tookMs = performance.now() - startedAt;
        await save({ stage, text: stageText(stage, output), tookMs });
        startedAt = performance.now();
      },
    }).finally(() => {
      isOver = true;
      own.close();
    });
    const { businessAnalysis } = assembleAnalysis(resolveOutputs(outputs, request.facts));
    return { businessAnalysis, analysisSummary: toAnalysisSummary(businessAnalysis), aiCostUsd: costOfCalls(modelCallsOf(outputs)) };
  };
}
