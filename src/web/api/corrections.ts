import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CorrectionChoices, correctionsVersion } from '#contracts/correction-choices.ts';
import { Project } from '#contracts/project.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import { call, checkAnswer, request } from './client.ts';
import { apiPath, useInvalidateProjects } from './project-list.ts';
import { ASYNC, projectQuery } from './projects.ts';

/** Puts corrections of the prompt back, or uses them again. */
export function useChooseCorrections(id: string) {
  const client = useQueryClient();
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: ({ review, choices }: { review: PromptReview; choices: CorrectionChoices['choices'] }) => {
      const body: CorrectionChoices = { version: correctionsVersion(review), choices };
      return request(apiPath(id, '/corrections', false), Project, { method: 'PATCH', body });
    },
    onSuccess: (project) => {
      client.setQueryData(projectQuery(id, false).queryKey, project);
      return refresh(id);
    },
  });
}

/** Has the model proofread the prompt, in the background. */
export function useProofread(id: string) {
  const refresh = useInvalidateProjects();
  return useMutation({
    mutationFn: async () => {
      const { body, status } = await call(apiPath(id, '/proofread-prompt', false), { method: 'POST', headers: ASYNC });
      if (status !== 202) checkAnswer(Project, body, status);
    },
    onSettled: () => refresh(id),
  });
}
