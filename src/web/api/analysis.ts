import { useMutation } from '@tanstack/react-query';
import type { AnalyzeInput } from '#contracts/project.ts';
import { call, checkAnswer } from './client.ts';
import { AnalyzeAnswer } from './first-answers.ts';
import { useInvalidateProjects } from './project-list.ts';

/** Starts an analysis. `isRunning` false: the response came with the analysis already done (demo projects). */
async function startAnalysis(input: AnalyzeInput, isDemo: boolean): Promise<{ projectId: string; isRunning: boolean }> {
  const { status, body } = await call(`/api/analyze${isDemo ? '?demo=true' : ''}`, {
    method: 'POST',
    body: input,
    headers: { Prefer: 'respond-async' },
  });
  return { projectId: checkAnswer(AnalyzeAnswer, body, status).projectId, isRunning: status === 202 };
}

/** Starts an analysis and returns its project at once; `useAnalysisProgress` reports the end. */
export function useStartAnalysis(isDemo = false) {
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: (input: AnalyzeInput) => startAnalysis(input, isDemo),
    onSettled: () => refresh(),
  });
}
