import { etagOf } from '#contracts/etag.ts';
import type { Project } from '#contracts/project.ts';
import type { PromptBlock, PromptDocument } from '#contracts/prompt.ts';
import { hasStatus, messageOf } from '../../api/client.ts';
import { usePatchProject, useRefetchProject } from '../../api/projects.ts';
import { useAction } from '../../api/use-action.ts';
import { toast } from '../../ui/toast.ts';
import { replaceBlock } from './replace-block.ts';

const NOT_SAVED = 'It could not be saved. Your text is still in the editor; please try again.';
const FAILED = { title: 'Save Failed', fallback: 'The prompt could not be saved. Please try again.' };
const CHANGED = 'This prompt was changed in another window: its text is shown below. Save again to put yours in its place.';

/** The owner's edits of a prompt: the checks run again on what is saved. */
export function usePromptEdits(project: Project, prompt: PromptDocument) {
  const patch = usePatchProject(project.id, false);
  const refetch = useRefetchProject(project.id);
  const promptVersion = etagOf(project.designerPrompt);

  async function edit(block: PromptBlock, text: string): Promise<void> {
    try {
      await patch.mutateAsync({ designerPrompt: replaceBlock(prompt, block.id, text), promptVersion });
    } catch (error) {
      const isConflict = hasStatus(error, 409);
      if (isConflict) await refetch().catch(() => undefined);
      throw new Error(isConflict ? CHANGED : messageOf(error, NOT_SAVED), { cause: error });
    }
    toast.success('Changes Saved', 'The checks ran again on your text.');
  }
  const put = useAction(FAILED, async (input: { designerPrompt?: string | null; keptPrompt?: null }, done: string) => {
    await patch.mutateAsync(input);
    toast.success('Changes Saved', done);
  });
  return {
    edit,
    isPending: patch.isPending,
    reset: () => put({ designerPrompt: null }, 'The prompt is as generated again.'),
    takeKept: (text: string) => put({ designerPrompt: text }, 'Your edited prompt is back.'),
    discardKept: () => put({ keptPrompt: null }, 'Your earlier edited prompt was discarded.'),
  };
}
