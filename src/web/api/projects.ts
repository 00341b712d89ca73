import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BuilderId } from '#contracts/builder.ts';
import { type CompetitorsInput, type DesignerPromptInput, OptimizerAnswer, type PatchProjectInput, Project } from '#contracts/project.ts';
import { apiQuery, call, checkAnswer, request } from './client.ts';
import { apiPath, useInvalidateProjects } from './project-list.ts';

export const projectQuery = (id: string, isDemo: boolean) => apiQuery(['project', id, { isDemo }], apiPath(id, '', isDemo), Project);

/** Where the text files are; opened in a new tab. */
export function downloadPath(id: string, kind: 'optimizer' | 'designer', isDemo = false): string {
  return apiPath(id, `/download-prompt/${kind}`, isDemo);
}

/** Changes a project; for a demo project only the local copy, nothing is stored. */
export function usePatchProject(id: string, isDemo: boolean) {
  const refresh = useInvalidateProjects();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: PatchProjectInput) => {
      if (!isDemo) await call(apiPath(id, '', false), { method: 'PATCH', body: input });
    },
    onSuccess: (_, input) => {
      client.setQueryData(projectQuery(id, isDemo).queryKey, (project) => (project ? merged(project, input) : project));
      return isDemo ? undefined : refresh(id);
    },
  });
}

/** Refetches a project that was changed elsewhere. */
export function useRefetchProject(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...projectQuery(id, false), staleTime: 0 });
}

export function useDeleteProject() {
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: (id: string) => call(apiPath(id, '', false), { method: 'DELETE' }),
    // Also when it failed: the project may have been deleted in another window.
    onSettled: () => refresh(),
  });
}

/** Asks for an answer at once where a model has to write: the project then runs, and its events say how far it is. */
export const ASYNC = { Prefer: 'respond-async' };

/** Resolves to the new text; to null when a model writes it in the background. */
export function useGenerateOptimizer(id: string, isDemo: boolean) {
  const refresh = useInvalidateProjects();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { body, status } = await call(apiPath(id, '/generate-optimizer', isDemo), { method: 'POST', headers: ASYNC });
      return status === 202 ? null : checkAnswer(OptimizerAnswer, body, status).optimizerOutput;
    },
    onSuccess: (optimizerOutput) => {
      if (optimizerOutput !== null)
        client.setQueryData(projectQuery(id, isDemo).queryKey, (project) => (project ? { ...project, optimizerOutput } : project));
      // A demo project is never stored: refetching would lose the new text.
      return isDemo ? undefined : refresh(id);
    },
  });
}

/** What is sent for a prompt; `criteria` are those of `custom`, the only builder that has some. */
export function promptInput(designer: BuilderId, criteria: string, replaceKept: boolean): DesignerPromptInput {
  return { designer, ...(designer === 'custom' ? { customPrompt: criteria.trim() } : {}), ...(replaceKept ? { replaceKept } : {}) };
}

/** Resolves to the project with the new prompt; to null when a model writes in the background first. */
export function useGenerateDesignerPrompt(id: string, isDemo: boolean) {
  const refresh = useInvalidateProjects();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: DesignerPromptInput) => {
      const path = apiPath(id, '/generate-designer-prompt', isDemo);
      const { body, status } = await call(path, { method: 'POST', body: input, headers: ASYNC });
      return status === 202 ? null : checkAnswer(Project, body, status);
    },
    onSuccess: (project) => {
      if (project) client.setQueryData(projectQuery(id, isDemo).queryKey, (before) => ({ ...before, ...project }));
      return isDemo ? undefined : refresh(project ? undefined : id);
    },
  });
}

/** Compares with other competitors; the site itself is not crawled again. Not for demo projects: they can't be changed. */
export function useCompareCompetitors(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CompetitorsInput) => request(apiPath(id, '/competitors', false), Project, { method: 'POST', body: input }),
    onSuccess: (project) => client.setQueryData(projectQuery(id, false).queryKey, project),
  });
}

function merged(project: Project, input: PatchProjectInput): Project {
  return {
    ...project,
    optimizerOutput: input.optimizerOutput ?? project.optimizerOutput,
    projectName: input.projectName ?? project.projectName,
    status: input.status ?? project.status,
  };
}
