import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ExportChange, type ExportInput, ProjectExport, ProjectExportList } from '#contracts/project.ts';
import { apiQuery, request } from './client.ts';
import { apiPath, useInvalidateProjects } from './project-list.ts';

/** Where a project was handed over to, newest first. */
export const exportsQuery = (id: string) => apiQuery(['exports', id], apiPath(id, '/exports', false), ProjectExportList, { staleTime: 0 });

function useRefreshExports(id: string) {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return () => Promise.all([refresh(id), client.invalidateQueries({ queryKey: exportsQuery(id).queryKey })]);
}

/** Records that the prompt was handed over to a builder. */
export function useExportProject(id: string) {
  const refresh = useRefreshExports(id);
  return useMutation({
    mutationFn: (input: ExportInput) => request(apiPath(id, '/export', false), ProjectExport, { method: 'POST', body: input }),
    onSuccess: () => refresh(),
  });
}

/** Adds or changes link and notes of an export. */
export function useChangeExport(id: string) {
  const refresh = useRefreshExports(id);
  return useMutation({
    mutationFn: ({ exportId, ...body }: ExportChange & { exportId: string }) =>
      request(apiPath(id, `/exports/${encodeURIComponent(exportId)}`, false), ProjectExport, { method: 'PATCH', body }),
    onSuccess: () => refresh(),
  });
}
