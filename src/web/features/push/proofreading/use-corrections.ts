import { useRef } from 'react';
import type { Project } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import { hasStatus, messageOf } from '../../../api/client.ts';
import { useChooseCorrections } from '../../../api/corrections.ts';
import { useRefetchProject } from '../../../api/projects.ts';
import { toast } from '../../../ui/toast.ts';
import { useUndoKey } from '../../../ui/use-undo-key.ts';

const NONE: PromptReview = { name: '', note: '', calls: [], corrections: [], answer: null };
const NOT_SAVED = 'Your choice could not be saved. Nothing was changed; please try again.';

type Choice = { at: number; use: boolean };

/** The corrections of a prompt and the owner's choices among them: saved at once, taken back with Ctrl+Z. */
export function useCorrections(project: Project, prompt: PromptDocument) {
  const review = prompt.review ?? NONE;
  /** As it is when a choice that waited is saved. */
  const latest = useRef(review);
  latest.current = review;
  const mutation = useChooseCorrections(project.id);
  const refetch = useRefetchProject(project.id);
  const past = useRef<Choice[]>([]);
  /** The choice that is being saved: one that is taken back before waits for it. */
  const saving = useRef<Promise<void>>(Promise.resolve());

  async function save({ at, use }: Choice, isUndo: boolean): Promise<void> {
    try {
      await mutation.mutateAsync({ review: latest.current, choices: [{ correction: at, use }] });
      if (isUndo) return;
      toast.success('Changes Saved', use ? 'The correction is in the prompt again.' : 'The words from before are back in the prompt.');
    } catch (error) {
      // Places in another list are other corrections.
      past.current = [];
      if (hasStatus(error, 409)) await refetch().catch(() => undefined);
      toast.error('Not Saved', messageOf(error, NOT_SAVED));
    }
  }
  const saveNext = (choice: Choice, isUndo: boolean) => {
    saving.current = saving.current.then(() => save(choice, isUndo));
  };
  useUndoKey(() => {
    const last = past.current.pop();
    if (last) saveNext(last, true);
    return last !== undefined;
  });
  const choose = (at: number, use: boolean) => {
    if (mutation.isPending) return;
    past.current.push({ at, use: !use });
    saveNext({ at, use }, false);
  };
  return { review, isSaving: mutation.isPending, choose };
}
