import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Project } from '#contracts/project.ts';
import type { Strategy } from '#contracts/strategy.ts';
import { StrategyAnswer } from '#contracts/strategy-answer.ts';
import { mergeEdits, type StrategyEdit, type StrategyEditsInput } from '#contracts/strategy-edits.ts';
import { apiQuery, request, storedIn } from './client.ts';
import { apiPath, projectsQuery, strategyKey, versionsKey } from './project-list.ts';
import { inverseOf, withEdits } from './strategy-view.ts';
import { type EditQueue, useEditQueue } from './use-edit-queue.ts';

/** The texts that are made from a strategy are read again when nobody has edited it for this long: the drawing comes first. */
const REST_MS = 1_500;
const resting = new Map<string, ReturnType<typeof setTimeout>>();

/** A screen that opens before that reads the project at once. */
function readProjectLater(client: QueryClient, id: string): void {
  const keys = [['project', id], projectsQuery.queryKey, versionsKey(id)];
  for (const queryKey of keys) void client.invalidateQueries({ queryKey, refetchType: 'none' });
  clearTimeout(resting.get(id));
  const read = () => {
    resting.delete(id);
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
  resting.set(id, setTimeout(read, REST_MS));
}

const strategyQuery = (id: string, isDemo: boolean) =>
  apiQuery([...strategyKey(id), { isDemo }], apiPath(id, '/strategy', isDemo), StrategyAnswer, {
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
  isLoading: boolean;
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
  const { data: stored, isLoading } = useQuery({ ...strategyQuery(id, isDemo), enabled: (optimizerOutput ?? '').trim() !== '' });

  function keep(answer: StrategyAnswer): void {
    client.setQueryData(strategyQuery(id, isDemo).queryKey, answer);
    readProjectLater(client, id);
  }
  const queue = useEditQueue<StrategyEdit, StrategyAnswer>({
    name: `strategy-${id}`,
    stored,
    async send(edits, { version }) {
      const body: StrategyEditsInput = { version, edits: mergeEdits([], edits) };
      keep(await request(apiPath(id, '/strategy', isDemo), StrategyAnswer, { method: 'PATCH', body }));
    },
    storedIn: (error) => storedIn(error, StrategyAnswer),
    adopt: keep,
  });
  const strategy = stored && withEdits(stored.strategy, queue.pending);
  const edits = mergeEdits(stored?.edits ?? [], queue.pending);
  return {
    strategy,
    isLoading,
    edits,
    savedEdits: stored?.edits ?? [],
    version: stored?.version ?? 0,
    queue,
    isReadOnly: isDemo,
    edit: (edit) => strategy && queue.add(edit, inverseOf(edit, strategy, edits)),
  };
}
