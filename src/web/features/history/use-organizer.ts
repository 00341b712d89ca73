import { useRef } from 'react';
import { DELETED_KEPT_DAYS, type OrganizeInput } from '#contracts/organize.ts';
import { useOrganize } from '../../api/organize.ts';
import { useAction } from '../../api/use-action.ts';
import { toast } from '../../ui/toast.ts';
import { useUndoKey } from '../../ui/use-undo-key.ts';

const INVERSE = { archive: 'unarchive', unarchive: 'archive', delete: 'restore', restore: 'delete' } as const;
type Reversible = keyof typeof INVERSE;
const DONE: Record<Reversible, { title: string; says: string }> = {
  archive: { title: 'Archived', says: 'in the archive. Everything stays as it is.' },
  unarchive: { title: 'Back from the archive', says: 'listed again.' },
  delete: { title: 'Deleted', says: `deleted for good in ${DELETED_KEPT_DAYS} days. Until then you can restore it.` },
  restore: { title: 'Restored', says: 'back, with everything that belongs to it.' },
};

/** Archives, tags, deletes and restores projects, each with the way back: by the toast, and by Ctrl+Z. */
export function useOrganizer(onDone: () => void = () => undefined) {
  const organize = useOrganize();
  const last = useRef<(() => void) | null>(null);
  const failed = { title: 'Not Changed', fallback: 'Nothing was changed. Please try again.' };

  const change = useAction(failed, async (action: Reversible, ids: string[]) => {
    const changed = await organize.mutateAsync({ action, ids } as OrganizeInput);
    onDone();
    if (changed.length === 0) return;
    last.current = () => {
      last.current = null;
      undo(action, changed);
    };
    const { title, says } = DONE[action];
    toast.undoable(
      title,
      `${countOf(changed.length)} ${changed.length === 1 ? 'is' : 'are'} ${wording(says, changed.length)}`,
      last.current,
    );
  });
  const undo = useAction(failed, async (action: Reversible, ids: string[]) => {
    await organize.mutateAsync({ action: INVERSE[action], ids } as OrganizeInput);
    toast.success('Undone', `${countOf(ids.length)} ${ids.length === 1 ? 'is' : 'are'} as before.`);
  });
  const tag = useAction(failed, async (ids: string[], tags: { add: string[]; remove: string[] }, onSaved: () => void) => {
    await organize.mutateAsync({ action: 'tag', ids, ...tags });
    onSaved();
  });
  const purge = useAction(failed, async (ids: string[], onGone: () => void) => {
    const { length } = await organize.mutateAsync({ action: 'purge', ids });
    onGone();
    toast.success(
      'Deleted for Good',
      `${countOf(length)} and everything that belonged to ${length === 1 ? 'it' : 'them'} ${length === 1 ? 'is' : 'are'} gone.`,
    );
  });
  useUndoKey(() => {
    last.current?.();
    // What is undone says so when it is done.
    return false;
  });
  return { change, tag, purge, isPending: organize.isPending };
}

export const countOf = (count: number) => (count === 1 ? '1 project' : `${count} projects`);
const wording = (says: string, count: number) =>
  count === 1 ? says : says.replace('restore it', 'restore them').replace('belongs to it', 'belongs to them');
