import type { BuilderId } from '#contracts/builder.ts';
import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { Project } from '#contracts/project.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';

type Props = {
  project: Pick<Project, 'keptPrompt'>;
  /** The builder that gets a new prompt; null: closed. */
  designer: BuilderId | null;
  isPending: boolean;
  onConfirm: (designer: BuilderId) => void;
  onCancel: () => void;
};

/** Whether a new prompt would discard one that the owner edited and that is still kept: only one can be. */
export const wouldDiscardKept = ({ promptEdited, keptPrompt }: Pick<Project, 'promptEdited' | 'keptPrompt'>) =>
  promptEdited === true && Boolean(keptPrompt);

/** Asks before a new prompt takes the place of an edited one. */
export function ReplacePromptDialog({ project: { keptPrompt }, designer, isPending, onConfirm, onCancel }: Props) {
  const earlier = keptPrompt?.designer && ` for ${BUILDER_NAMES[keptPrompt.designer]}`;
  return (
    <ConfirmDialog
      isOpen={designer !== null}
      title="Rewrite the prompt?"
      confirmLabel="Replace the prompt"
      pendingLabel="Writing..."
      isPending={isPending}
      onConfirm={() => designer && onConfirm(designer)}
      onCancel={onCancel}
    >
      You edited this prompt. Your text is kept while {designer && BUILDER_NAMES[designer]} gets a new one, and you can take it back.
      {keptPrompt && (
        <>
          {' '}
          Only one edited prompt is kept: the earlier one{earlier} is <strong>discarded</strong>.
        </>
      )}
    </ConfirmDialog>
  );
}
