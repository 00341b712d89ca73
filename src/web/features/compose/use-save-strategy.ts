import { useState } from 'react';
import { etagOf } from '#contracts/etag.ts';
import type { Project } from '#contracts/project.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { usePatchProject } from '../../api/projects.ts';
import { useSessionSettings } from '../../ui/session-settings.ts';
import { toast } from '../../ui/toast.ts';
import { useAutoSave } from './use-auto-save.ts';
import { useConflict } from './use-conflict.ts';
import { useDraft } from './use-draft.ts';

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
