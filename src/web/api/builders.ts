import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BuilderConnection, type BuilderConnectionInput, BuilderConnectionList, BuilderId } from '#contracts/builder.ts';
import { apiQuery, request } from './client.ts';

export const buildersQuery = apiQuery(['builders'], '/api/builders', BuilderConnectionList);

/**
 * The builders that the user works with: all but those switched off in Settings, and `chosen` in any case. All of them in a sample, while it is
 * not known, and when every one is off.
 */
export function useOfferedBuilders({ isDemo, chosen }: { isDemo: boolean; chosen: BuilderId | null }): BuilderId[] {
  const { data = [] } = useQuery({ ...buildersQuery, enabled: !isDemo });
  const off = new Set(data.filter(({ isEnabled }) => !isEnabled).map(({ builderName }) => builderName));
  if (isDemo || off.size >= BuilderId.options.length) return [...BuilderId.options];
  return BuilderId.options.filter((id) => id === chosen || !off.has(id));
}

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
