import { Button } from '@mantine/core';
import { BUILDER_NAMES } from '#contracts/builder.ts';
import type { Project } from '#contracts/project.ts';
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
          <Button size="compact-sm" variant="subtle" onClick={edits.reset} disabled={edits.isPending}>
            Reset to generated
          </Button>
        </p>
      )}
      {keptPrompt && (
        <p className={styles.edited}>
          Your edited prompt{keptPrompt.designer && ` for ${BUILDER_NAMES[keptPrompt.designer]}`} was replaced{' '}
          <TimeAgo moment={keptPrompt.replacedAt} /> and is kept.{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => edits.takeKept(keptPrompt.text)} disabled={edits.isPending}>
            Take it back
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={edits.discardKept} disabled={edits.isPending}>
            Discard it
          </Button>
        </p>
      )}
    </>
  );
}
