import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FactsInput, OwnerFact } from '#contracts/facts.ts';
import { FactsAnswer } from '#contracts/facts-answer.ts';
import { Project } from '#contracts/project.ts';
import { apiQuery, request, storedIn } from './client.ts';
import { applyChanges, type FactChange } from './fact-changes.ts';
import { apiPath, projectsQuery } from './project-list.ts';
import { projectQuery } from './projects.ts';
import { type EditQueue, useEditQueue } from './use-edit-queue.ts';

const factsQuery = (id: string, isDemo: boolean) =>
  apiQuery(['facts', id, { isDemo }], apiPath(id, '/facts', isDemo), FactsAnswer, {
    // Another window may have changed them.
    staleTime: 0,
  });

export type OwnerFacts = {
  saved: OwnerFact[];
  /** With the changes that are not saved yet. */
  facts: OwnerFact[];
  queue: EditQueue<FactChange, FactsAnswer>;
};

/** The owner's facts of a project with the changes that are not saved yet. A save resolves the profile again: the project follows. */
export function useOwnerFacts(id: string, isDemo: boolean): OwnerFacts {
  const client = useQueryClient();
  const { queryKey } = factsQuery(id, isDemo);
  const { data: stored } = useQuery({ ...factsQuery(id, isDemo), enabled: !isDemo });

  const queue = useEditQueue<FactChange, FactsAnswer>({
    name: `facts-${id}`,
    stored,
    async send(changes, { version, facts: before }) {
      const facts = applyChanges(before, changes);
      const input: FactsInput = { version, facts };
      const project = await request(apiPath(id, '/facts', isDemo), Project, { method: 'PUT', body: input });
      const { questions = [], setAside = [], conflicts = [] } = project.profile ?? {};
      client.setQueryData(queryKey, { version: project.factsVersion ?? version + 1, facts, questions, setAside, conflicts });
      client.setQueryData(projectQuery(id, isDemo).queryKey, project);
      void client.invalidateQueries({ queryKey: projectsQuery.queryKey });
    },
    storedIn: (error) => storedIn(error, FactsAnswer),
    adopt(theirs) {
      client.setQueryData(queryKey, theirs);
      void client.invalidateQueries({ queryKey: ['project', id] });
    },
  });
  const saved = stored?.facts ?? [];
  return { saved, facts: applyChanges(saved, queue.pending), queue };
}
