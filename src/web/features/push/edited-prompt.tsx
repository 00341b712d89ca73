import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { Project } from '#contracts/project.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import styles from './push-page.module.css';
import type { usePromptEdits } from './use-prompt-edits.ts';

type Props = { project: Project; edits: ReturnType<typeof usePromptEdits> };

/** Says that the prompt is the owner's edited one, and offers an earlier edited one that a newer prompt replaced. */
export function EditedPrompt({ project: { promptEdited, keptPrompt }, edits }: Props) {
  return (
    <>
      {promptEdited && (
        <p className={styles.edited}>
          You edited this prompt; the checks and the copy buttons use your text.{' '}
          <SmallButton onClick={edits.reset} disabled={edits.isPending}>
            Reset to generated
          </SmallButton>
        </p>
      )}
      {keptPrompt && (
        <p className={styles.edited}>
          Your edited prompt{keptPrompt.designer && ` for ${BUILDER_NAMES[keptPrompt.designer]}`} was replaced{' '}
          <TimeAgo moment={keptPrompt.replacedAt} /> and is kept.{' '}
          <SmallButton onClick={() => edits.takeKept(keptPrompt.text)} disabled={edits.isPending}>
            Take it back
          </SmallButton>
          <SmallButton onClick={edits.discardKept} disabled={edits.isPending}>
            Discard it
          </SmallButton>
        </p>
      )}
    </>
  );
}
