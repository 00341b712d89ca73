import { useRef } from 'react';
import type { Project } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import type { PromptReview } from '#contracts/prompt-review.ts';
import { hasStatus, messageOf } from '../../../api/client.ts';
import { useChooseCorrections } from '../../../api/corrections.ts';
import { useRefetchProject } from '../../../api/projects.ts';
import { toast } from '../../../ui/toast.ts';
import { useSingleFlight } from '../../../ui/use-single-flight.ts';
import { useUndoKey } from '../../../ui/use-undo-key.ts';

const NONE: PromptReview = { name: '', note: '', calls: [], corrections: [], answer: null };
const NOT_SAVED = 'Your choice could not be saved. Nothing was changed; please try again.';

type Choice = { at: number; use: boolean };

/** The corrections of a prompt and the owner's choices among them: saved at once, taken back with Ctrl+Z. */
export function useCorrections(project: Project, prompt: PromptDocument) {
  const review = prompt.review ?? NONE;
  const mutation = useChooseCorrections(project.id);
  const refetch = useRefetchProject(project.id);
  const past = useRef<Choice[]>([]);

  const save = useSingleFlight(async ({ at, use }: Choice, isUndo: boolean) => {
    try {
      await mutation.mutateAsync({ review, choices: [{ correction: at, use }] });
      if (isUndo) return;
      past.current.push({ at, use: !use });
      toast.success('Changes Saved', use ? 'The correction is in the prompt again.' : 'The words from before are back in the prompt.');
    } catch (error) {
      // Places in another list are other corrections.
      past.current = [];
      if (hasStatus(error, 409)) await refetch().catch(() => undefined);
      toast.error('Not Saved', messageOf(error, NOT_SAVED));
    }
  });
  useUndoKey(() => {
    const last = past.current.pop();
    if (last) void save(last, true);
    return last !== undefined;
  });
  return { review, isSaving: mutation.isPending, choose: (at: number, use: boolean) => void save({ at, use }, false) };
}
