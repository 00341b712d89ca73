import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { BuilderConnection, type BuilderConnectionInput, BuilderConnectionList } from '#contracts/builder.ts';
import { request } from './client.ts';

export const buildersQuery = queryOptions({
  queryKey: ['builders'],
  queryFn: ({ signal }) => request('/api/builders', BuilderConnectionList, { signal }),
});

/** Saves the Configure dialog of one connection. */
export function useConfigureBuilder(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: BuilderConnectionInput) =>
      request(`/api/builders/${encodeURIComponent(id)}`, BuilderConnection, { method: 'PUT', body: input }),
    onSuccess: (saved) =>
      client.setQueryData(buildersQuery.queryKey, (before) => before?.map((connection) => (connection.id === id ? saved : connection))),
  });
}
