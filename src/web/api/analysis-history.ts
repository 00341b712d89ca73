import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { AnalysisComparison, KeptAnalysisList } from '#contracts/analysis-history.ts';
import { apiQuery, call, request } from './client.ts';
import { apiPath } from './project-list.ts';

const historyKey = (id: string) => ['analyses', id];

/** The analyses that are kept of a project, newest first. */
export const keptAnalysesQuery = (id: string) =>
  apiQuery(historyKey(id), apiPath(id, '/analyses', false), KeptAnalysisList, { staleTime: 0 });

/** What changed between two of them. */
export const comparisonQuery = (id: string, { before, after }: { before: string; after: string }) =>
  queryOptions({
    queryKey: [...historyKey(id), 'compare', before, after],
    queryFn: ({ signal }) =>
      request(`${apiPath(id, '/analyses/compare', false)}?${new URLSearchParams({ before, after })}`, AnalysisComparison, { signal }),
  });

/** Address of an earlier analysis in full, as a file. */
export const analysisFile = (id: string, analysis: string) => apiPath(id, `/analyses/${encodeURIComponent(analysis)}`, false);

/** Deletes an earlier analysis. */
export function useDeleteAnalysis(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (analysis: string) => call(analysisFile(id, analysis), { method: 'DELETE' }),
    // Also when it failed: it may have been deleted in another window.
    onSettled: () => client.invalidateQueries({ queryKey: historyKey(id) }),
  });
}
