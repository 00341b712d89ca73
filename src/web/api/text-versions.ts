import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Project } from '#contracts/project.ts';
import { TextVersionList, TextVersionWithText, type VersionedText } from '#contracts/text-versions.ts';
import { apiQuery, request } from './client.ts';
import { apiPath, useInvalidateProjects, versionsKey } from './project-list.ts';
import { projectQuery } from './projects.ts';

/** The last versions of a text, newest first. */
export const versionsQuery = (id: string, kind: VersionedText) =>
  apiQuery([...versionsKey(id), kind], `${apiPath(id, '/versions', false)}?kind=${kind}`, TextVersionList, { staleTime: 0 });

/** One version with its text; edits of the same session change `updatedAt`. */
export const versionQuery = (id: string, version: { id: string; updatedAt: string }) =>
  apiQuery(
    [...versionsKey(id), 'text', version.id, version.updatedAt],
    apiPath(id, `/versions/${encodeURIComponent(version.id)}`, false),
    TextVersionWithText,
  );

/** Makes an earlier version the current one. */
export function useRestoreVersion(id: string) {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: (versionId: string) =>
      request(apiPath(id, `/versions/${encodeURIComponent(versionId)}/restore`, false), Project, { method: 'POST' }),
    onSuccess: (project) => {
      client.setQueryData(projectQuery(id, false).queryKey, project);
      return refresh(id);
    },
  });
}
