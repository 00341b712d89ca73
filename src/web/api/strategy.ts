import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contracts/project.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { StrategyAnswer } from '#contracts/strategy-answer.ts';
import { mergeEdits, type StrategyEdit, type StrategyEditsInput } from '#contracts/strategy-edits.ts';
import { request, storedIn } from './client.ts';
import { apiPath, projectsQuery, strategyKey } from './projects.ts';
import { inverseOf, withEdits } from './strategy-view.ts';
import { type EditQueue, useEditQueue } from './use-edit-queue.ts';

const strategyQuery = (id: string, isDemo: boolean) =>
  queryOptions({
    queryKey: [...strategyKey(id), { isDemo }],
    queryFn: ({ signal }) => request(apiPath(id, '/strategy', isDemo), StrategyAnswer, { signal }),
    // Another window may have changed it.
    staleTime: 0,
  });

/** The strategy of a project as data; undefined while it loads, and where there is none. */
export function useStrategy(id: string, isDemo: boolean, isWanted: boolean): Strategy | undefined {
  return useQuery({ ...strategyQuery(id, isDemo), enabled: isWanted }).data?.strategy;
}

export type StrategyEditing = {
  /** With the edits that are not saved yet; undefined while it loads, and where there is none as data. */
  strategy: Strategy | undefined;
  edits: StrategyEdit[];
  savedEdits: StrategyEdit[];
  /** Of the saved strategy. */
  version: number;
  queue: EditQueue<StrategyEdit, StrategyAnswer>;
  isReadOnly: boolean;
  edit: (edit: StrategyEdit) => void;
};

/** The strategy of a project as data, and edits of its fields. */
export function useStrategyEditing(project: Project, isDemo: boolean): StrategyEditing {
  const client = useQueryClient();
  const { id, optimizerOutput } = project;
  const { data: stored } = useQuery({ ...strategyQuery(id, isDemo), enabled: (optimizerOutput ?? '').trim() !== '' });

  async function keep(answer: StrategyAnswer) {
    client.setQueryData(strategyQuery(id, isDemo).queryKey, answer);
    // What is drawn from the new version is asked for first.
    await new Promise((resolve) => setTimeout(resolve));
    await client.invalidateQueries({ queryKey: ['project', id] });
    void client.invalidateQueries({ queryKey: projectsQuery.queryKey });
  }
  const queue = useEditQueue<StrategyEdit, StrategyAnswer>({
    name: `strategy-${id}`,
    stored,
    async send(edits, { version }) {
      const body: StrategyEditsInput = { version, edits: mergeEdits([], edits) };
      await keep(await request(apiPath(id, '/strategy', isDemo), StrategyAnswer, { method: 'PATCH', body }));
    },
    storedIn: (error) => storedIn(error, StrategyAnswer),
    adopt: (theirs) => void keep(theirs),
  });
  const strategy = stored && withEdits(stored.strategy, queue.pending);
  const edits = mergeEdits(stored?.edits ?? [], queue.pending);
  return {
    strategy,
    edits,
    savedEdits: stored?.edits ?? [],
    version: stored?.version ?? 0,
    queue,
    isReadOnly: isDemo,
    edit: (edit) => strategy && queue.add(edit, inverseOf(edit, strategy, edits)),
  };
}
