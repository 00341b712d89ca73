import { BUILDER_NAMES } from '#contracts/builder-ids.ts';
import type { Project } from '#contracts/project.ts';
import type { PromptDocument } from '#contracts/prompt.ts';
import { SmallButton } from '../../ui/small-button.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { comparePrompts } from './compare-prompts.ts';
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

const count = (value: number) => value.toLocaleString('en');

/** How the document differs from the one for the builder before. */
export function DocumentChange({ before, after }: { before: PromptDocument; after: PromptDocument }) {
  const { from, to, blocks, firstBlock, keptPercent, added, gone } = comparePrompts(before, after);
  return (
    <section className={styles.change} aria-labelledby="change" aria-live="polite">
      <h2 id="change">
        From {from} to {to}
      </h2>
      <dl>
        <div>
          <dt>Blocks</dt>
          <dd>
            {blocks.before} → {blocks.after}
          </dd>
        </div>
        <div>
          <dt>First block</dt>
          <dd>
            {count(firstBlock.before)} → {count(firstBlock.after)} characters
          </dd>
        </div>
        <div>
          <dt>Sentences kept</dt>
          <dd>{keptPercent}%</dd>
        </div>
        {added.length > 0 && (
          <div>
            <dt>New</dt>
            <dd>{added.join(', ')}</dd>
          </div>
        )}
        {gone.length > 0 && (
          <div>
            <dt>Removed</dt>
            <dd>{gone.join(', ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
