import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRunning } from '#contracts/project-status.ts';
import { apiQuery, call } from './client.ts';
import { ProjectList } from './first-answers.ts';

/** Path of a call about a project. */
export const apiPath = (id: string, rest: string, isDemo: boolean) =>
  `/api/projects/${encodeURIComponent(id)}${rest}${isDemo ? '?demo=true' : ''}`;

export const versionsKey = (id: string) => ['versions', id];
export const strategyKey = (id: string) => ['strategy', id];

/** While something runs, so that lists show its end. */
const POLL_MS = 3_000;

export const projectsQuery = apiQuery(['projects'], '/api/projects', ProjectList, {
  refetchInterval: ({ state }) => (state.data?.some(({ status }) => isRunning(status)) ? POLL_MS : false),
  refetchIntervalInBackground: true,
});

/** Marks everything shown of projects as out of date. */
export function useInvalidateProjects() {
  const client = useQueryClient();
  return (id?: string) =>
    Promise.all([
      client.invalidateQueries({ queryKey: projectsQuery.queryKey }),
      id === undefined ? undefined : client.invalidateQueries({ queryKey: ['project', id] }),
      id === undefined ? undefined : client.invalidateQueries({ queryKey: strategyKey(id) }),
      id === undefined ? undefined : client.invalidateQueries({ queryKey: versionsKey(id) }),
    ]);
}

/** Stops what runs for a project; it falls back to what it was before. */
export function useCancelRun(id: string) {
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: () => call(apiPath(id, '/cancel', false), { method: 'POST' }),
    // Also when it failed: it may have ended by itself.
    onSettled: () => refresh(id),
  });
}
