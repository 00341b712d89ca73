import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiKeyList, CreatedApiKey, type NewApiKey } from '#contracts/api-keys.ts';
import { call, request } from './client.ts';

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  // Keys are used and revoked elsewhere.
  staleTime: 0,
  queryFn: ({ signal }) => request('/api/keys', ApiKeyList, { signal }),
});

/** Answers the new key: the only time it is told. It is not kept in the cache. */
export function useCreateApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: NewApiKey) => request('/api/keys', CreatedApiKey, { method: 'POST', body: input }),
    gcTime: 0,
    onSuccess: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}

export function useRevokeApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(`/api/keys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: apiKeysQuery.queryKey }),
  });
}
