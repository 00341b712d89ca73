import { useMutation, useQueryClient } from '@tanstack/react-query';
import { DeletedProjectList, OrganizeAnswer, type OrganizeInput } from '#contracts/organize.ts';
import { apiQuery, request } from './client.ts';
import { useInvalidateProjects } from './project-list.ts';

/** Projects that can still be restored. */
export const deletedProjectsQuery = apiQuery(['deleted-projects'], '/api/projects/deleted', DeletedProjectList, { staleTime: 0 });

/** Changes several projects at once; resolves to the ids of those that were really changed. */
export function useOrganize() {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: async (body: OrganizeInput) => (await request('/api/projects/organize', OrganizeAnswer, { method: 'POST', body })).changed,
    onSettled: (_, __, { action }) => {
      // What was open of them is read again: a deleted project is not there, a restored one is.
      if (action === 'delete' || action === 'restore' || action === 'purge') void client.invalidateQueries({ queryKey: ['project'] });
      return Promise.all([refresh(), client.invalidateQueries({ queryKey: deletedProjectsQuery.queryKey })]);
    },
  });
}
