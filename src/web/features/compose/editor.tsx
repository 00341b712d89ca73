import { Button, Tabs, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { MAX_OPTIMIZER_LENGTH } from '#contracts/project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { DiffView } from '../../ui/diff/diff-view.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';
import styles from './compose-page.module.css';
import conflict from './conflict.module.css';
import { Preview } from './preview.tsx';
import type { AutoSaveState } from './use-auto-save.ts';

type Props = { text: string; onChange: (text: string) => void; wasRestored: boolean; autoSaved: AutoSaveState };

const SAYS: Record<AutoSaveState, string> = {
  idle: '',
  saving: 'Saving...',
  saved: 'Saved automatically.',
  failed: 'Not saved. Your text is kept in this browser; select Save to try again.',
};

/** The strategy as editable Markdown, with a preview in a tab. */
export function Editor({ text, onChange, wasRestored, autoSaved }: Props) {
  return (
    <Tabs defaultValue="write" keepMounted={false}>
      {wasRestored && <p className={styles.restored}>We restored edits you hadn't saved.</p>}
      <p className={styles.autoSaved} role="status">
        {SAYS[autoSaved]}
      </p>
      <Tabs.List>
        <Tabs.Tab value="write">Write</Tabs.Tab>
        <Tabs.Tab value="preview">Preview</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="write">
        <Textarea
          className={styles.editor ?? ''}
          aria-label="Website Optimizer Output, as Markdown"
          autosize
          minRows={16}
          maxLength={MAX_OPTIMIZER_LENGTH}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Tabs.Panel>
      <Tabs.Panel value="preview">
        <Preview text={text} />
      </Tabs.Panel>
    </Tabs>
  );
}

type UnsavedProps = { text: string; current: string; isBusy: boolean; onUse: () => void };

/** The writer's own text after the other window's was taken. It was never saved, so it lasts until the page is left. */
export function UnsavedText({ text, current, isBusy, onUse }: UnsavedProps) {
  const [isShown, setShown] = useState(false);
  return (
    <section className={conflict.conflict} aria-labelledby="unsaved">
      <h3 id="unsaved">Yours, not saved</h3>
      <p>It is kept until you leave this page.</p>
      <div className={conflict.choice}>
        <SmallButton aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide changes' : 'Show changes'}
        </SmallButton>
        <SmallButton variant="default" disabled={isBusy} onClick={onUse}>
          Restore
        </SmallButton>
      </div>
      {isShown && <DiffView before={text} after={current} />}
    </section>
  );
}

type ConflictProps = { theirs: string; mine: string; isBusy: boolean; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two windows changed the same text: shows how they differ and lets the writer choose. Nothing is lost either way. */
export function Conflict({ theirs, mine, isBusy, onKeepMine, onTakeTheirs }: ConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={conflict.conflict} aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1}>
        This text was changed in another window
      </h3>
      <p>
        Since you opened it, another text was saved here. Nothing was overwritten, and your edits are still in the editor below. Here is how
        yours differs from it; the one you leave stays under Versions.
      </p>
      <DiffView before={theirs} after={mine} />
      <div className={conflict.choice}>
        <Button onClick={onKeepMine} disabled={isBusy}>
          Save my text
        </Button>
        <Button variant="default" onClick={onTakeTheirs} disabled={isBusy}>
          Take the other text
        </Button>
      </div>
    </section>
  );
}

/** Asks before leaving with unsaved edits. Redirects to sign-in pass: the draft is kept. */
export function LeaveGuard({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/auth',
  );
  useLeaveWarning(isDirty);

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Leave without saving?"
      confirmLabel="Discard edits"
      pendingLabel="Discard edits"
      cancelLabel="Keep editing"
      isPending={false}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
    >
      You changed the optimization strategy and have not saved it.
    </ConfirmDialog>
  );
}
