import { useState } from 'react';
import { etagOf } from '#contracts/etag.ts';
import type { Project } from '#contracts/project.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { usePatchProject, useRefetchProject } from '../../api/projects.ts';
import { useSessionSettings } from '../../ui/session-settings.ts';
import { toast } from '../../ui/toast.ts';
import { useAutoSave } from './use-auto-save.ts';

const NOT_SAVED = 'The text could not be saved. It is still in the editor; please try again.';

/** The text being edited and all the ways it is saved: by the button, automatically, and after a conflict with another window. */
export function useSaveStrategy(project: Project, isDemo: boolean) {
  const saved = project.optimizerOutput ?? '';
  const draft = useDraft(project.id, saved);
  const patch = usePatchProject(project.id, isDemo);
  const conflict = useConflict(project.id);
  /** The writer's own text, after the other window's was taken. */
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const { autoSave } = useSessionSettings();
  const write = (text: string, base: string) => patch.mutateAsync({ optimizerOutput: text, optimizerVersion: base });

  const autoSaved = useAutoSave({
    isOn: autoSave && !isDemo && draft.isOpen && conflict.theirs === null,
    text: draft.text,
    isDirty: draft.isDirty,
    save: async (text) => {
      await write(text, draft.base).catch(async (error: unknown) => {
        await conflict.found(error);
        throw error;
      });
      draft.saved(text);
    },
  });

  /** True when the text was saved; a failure shows a toast and the text stays in the editor. */
  async function save(base = draft.base): Promise<boolean> {
    if (!draft.isDirty) return true;
    try {
      await write(draft.text, base);
    } catch (error) {
      if (await conflict.found(error)) return false;
      if (hasStatus(error, 404))
        toast.error('Save Failed', 'This project was deleted. Your text is still in the editor: copy what you need.');
      else toast.error('Save Failed', messageOf(error, NOT_SAVED));
      return false;
    }
    draft.close();
    toast.success(
      'Changes Saved',
      isDemo ? 'Demo project: your changes last until you close this page.' : 'The optimization strategy was saved.',
    );
    return true;
  }

  async function takeUnsaved(): Promise<void> {
    if (unsaved === null) return;
    try {
      await write(unsaved, etagOf(saved));
    } catch (error) {
      if (await conflict.found(error)) return;
      return toast.error('Restore Failed', messageOf(error, 'Your text could not be saved. It is still here.'));
    }
    setUnsaved(null);
    draft.close();
    toast.success('Changes Saved', 'Your text is saved.');
  }

  async function keepMine(theirs: string): Promise<void> {
    conflict.settle();
    await save(etagOf(theirs));
  }

  function takeTheirs(): void {
    conflict.settle();
    setUnsaved(draft.text);
    draft.close();
  }

  return { draft, unsaved, autoSaved, isSaving: patch.isPending, theirs: conflict.theirs, save, takeUnsaved, keepMine, takeTheirs };
}

/**
 * The text that another window saved in the meantime, null while there is none. `found` returns whether an error was one of
 * these, and asks for the other text.
 */
function useConflict(projectId: string) {
  const [theirs, setTheirs] = useState<string | null>(null);
  const read = useRefetchProject(projectId);

  async function found(refusal: unknown): Promise<boolean> {
    if (!hasStatus(refusal, 409)) return false;
    try {
      setTheirs((await read()).optimizerOutput ?? '');
      return true;
    } catch {
      // Without the other text there is nothing to choose from: show the error itself.
      return false;
    }
  }
  return { theirs, found, settle: () => setTheirs(null) };
}

const keyOf = (id: string) => `draft-${id}`;

/** An unsaved text, and the version of the saved text it is based on. */
type Kept = { text: string; base: string };

function stored(id: string): Kept | null {
  try {
    const { text, base } = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}') as Partial<Kept>;
    return typeof text === 'string' && typeof base === 'string' ? { text, base } : null;
  } catch {
    // No storage, or it holds data of another version.
    return null;
  }
}

function store(id: string, kept: Kept | null) {
  try {
    if (kept === null) sessionStorage.removeItem(keyOf(id));
    else sessionStorage.setItem(keyOf(id), JSON.stringify(kept));
  } catch {
    // No storage, or it is full: the draft then lasts as long as the page.
  }
}

/**
 * The text being edited. It is kept in the tab's storage while it differs from the saved one, so that neither a reload nor a
 * session that ended loses it.
 */
function useDraft(id: string, saved: string) {
  const [kept] = useState(() => stored(id));
  const wasRestored = kept !== null && kept.text !== saved;
  const [draft, setDraft] = useState<string | null>(wasRestored ? kept.text : null);
  /** Version of the text that the edits are based on: another one may have been saved elsewhere since. */
  const [base, setBase] = useState(wasRestored ? kept.base : etagOf(saved));
  return {
    isOpen: draft !== null,
    isDirty: draft !== null && draft !== saved,
    wasRestored,
    text: draft ?? saved,
    base,
    open: () => {
      setDraft(saved);
      setBase(etagOf(saved));
    },
    change: (text: string) => {
      setDraft(text);
      store(id, text === saved ? null : { text, base });
    },
    /** Call after saving with the editor open: clears the tab's stored draft. */
    saved: (text: string) => {
      setBase(etagOf(text));
      const rest = stored(id);
      if (rest) store(id, rest.text === text ? null : { text: rest.text, base: etagOf(text) });
    },
    close: () => {
      setDraft(null);
      store(id, null);
    },
  };
}
