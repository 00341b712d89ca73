import { useState } from 'react';
import type { AnalyzeInput } from '#contracts/project.ts';
import { displayHost } from '#contracts/website-url.ts';
import { useSingleFlight } from '../ui/use-single-flight.ts';
import { useStartAnalysis } from './analysis.ts';
import { type AnalysisProgress, useAnalysisProgress } from './analysis-progress.ts';
import { useInvalidateProjects } from './project-list.ts';

export type AnalysisFailure = { error: unknown } | { message: string | null };

type Ends = {
  onDone: (projectId: string) => void;
  /** Gets the failure: of the call itself, or the reason the analysis gave. */
  onFailed: (failure: AnalysisFailure) => void;
};

type Run = { input: AnalyzeInput; projectId: string | null };

export type AnalysisRun = {
  isRunning: boolean;
  /** URL being analyzed; '' when idle. */
  url: string;
  /** null until it has started. */
  projectId: string | null;
  progress: AnalysisProgress;
  start: (input: AnalyzeInput) => void;
};

/** Starts an analysis and follows it to its end. A second start while one runs does nothing. */
export function useAnalysisRun({ onDone, onFailed }: Ends, isDemo = false): AnalysisRun {
  const [run, setRun] = useState<Run | null>(null);
  const startAnalysis = useStartAnalysis(isDemo);
  const refresh = useInvalidateProjects();

  async function finish(projectId: string) {
    await refresh(projectId);
    setRun(null);
    onDone(projectId);
  }
  const progress = useAnalysisProgress(run?.projectId ?? null, {
    name: `The analysis of ${displayHost(run?.input.url ?? '')}`,
    onDone: (projectId) => void finish(projectId),
    onFailed: (message) => {
      void refresh(run?.projectId ?? undefined);
      setRun(null);
      onFailed({ message });
    },
  });

  const begin = useSingleFlight(async (input: AnalyzeInput) => {
    setRun({ input, projectId: null });
    try {
      const { projectId, isRunning } = await startAnalysis.mutateAsync(input);
      if (isRunning) setRun({ input, projectId });
      else await finish(projectId);
    } catch (error) {
      setRun(null);
      onFailed({ error });
    }
  });
  const start = (input: AnalyzeInput) => {
    if (!run) begin(input);
  };
  return { isRunning: run !== null, url: run?.input.url ?? '', projectId: run?.projectId ?? null, progress, start };
}
