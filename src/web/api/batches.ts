import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Batch, type BatchInput, BatchList, isBatchActive } from '#contracts/batch.ts';
import { apiQuery, request } from './client.ts';
import { useInvalidateProjects } from './project-list.ts';

const POLL_MS = 2_000;
const pathOf = (id: string) => `/api/batches/${encodeURIComponent(id)}`;

/** Lists of sites, newest first. */
export const batchesQuery = apiQuery(['batches'], '/api/batches', BatchList, { staleTime: 0 });

/** A list with the state of each site; read again while one waits or runs. */
export const batchQuery = (id: string) =>
  apiQuery(['batch', id], pathOf(id), Batch, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isBatchActive(state.data) ? POLL_MS : false),
    refetchIntervalInBackground: true,
  });

/** Starts the analyses of several sites. */
export function useStartBatch() {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: (body: BatchInput) => request('/api/batches', Batch, { method: 'POST', body }),
    onSuccess: (batch) => {
      client.setQueryData(batchQuery(batch.id).queryKey, batch);
      return refresh();
    },
  });
}

/** Cancels everything of a list that waits or runs. */
export function useCancelBatch(id: string) {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: () => request(`${pathOf(id)}/cancel`, Batch, { method: 'POST' }),
    onSuccess: (batch) => client.setQueryData(batchQuery(id).queryKey, batch),
    onSettled: () => refresh(),
  });
}
