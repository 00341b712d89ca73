import { useMutation } from '@tanstack/react-query';
import { type ExportInput, ProjectExport } from '#contracts/project.ts';
import { request } from './client.ts';
import { useInvalidateProjects } from './projects.ts';

/** Records that the prompt was handed over to a builder. */
export function useExportProject(id: string) {
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: (input: ExportInput) =>
      request(`/api/projects/${encodeURIComponent(id)}/export`, ProjectExport, { method: 'POST', body: input }),
    onSuccess: () => refresh(id),
  });
}
