import { Button, Modal } from '@mantine/core';
import type { EditQueue } from '../api/use-edit-queue.ts';
import { SmallButton } from '../ui/small-button.ts';
import styles from './save-state.module.css';

type Props<E, S> = {
  queue: EditQueue<E, S>;
  /** The edits that are not saved yet, and what another window saved, in words. */
  mine: string[];
  theirs: string[];
};

/** Says whether the edits are saved, offers another attempt when they are not, and asks when another window saved others. */
export function SaveState<E, S>({ queue, mine, theirs }: Props<E, S>) {
  const { state, problem, pending } = queue;
  const hasFailed = state === 'failed' && queue.theirs === null;
  return (
    <div className={styles.state} data-failed={hasFailed || undefined}>
      <p role="status">
        {hasFailed && `Not saved: ${problem} Your words are kept here.`}
        {!hasFailed && (pending.length > 0 || state === 'saving') && 'Saving...'}
        {!hasFailed && pending.length === 0 && state === 'saved' && 'All changes saved'}
      </p>
      {hasFailed && (
        <>
          <SmallButton variant="default" onClick={() => void queue.flush()}>
            Save again
          </SmallButton>
          <SmallButton onClick={queue.discard}>Discard</SmallButton>
        </>
      )}
      <Modal
        opened={queue.theirs !== null}
        onClose={() => undefined}
        withCloseButton={false}
        closeOnEscape={false}
        closeOnClickOutside={false}
        title="Changed in another window"
        size="lg"
      >
        <p>Since you opened this page, other changes were saved. Nothing was overwritten.</p>
        <div className={styles.both}>
          <Changes title="Yours, not saved yet" texts={mine} />
          <Changes title="Saved in the other window" texts={theirs} />
        </div>
        <div className={styles.choice}>
          <Button onClick={queue.keepMine} data-autofocus>
            Add mine to them
          </Button>
          <Button variant="default" onClick={queue.takeTheirs}>
            Drop mine
          </Button>
        </div>
        <p className={styles.note}>Where both changed the same entry, the first choice keeps yours.</p>
      </Modal>
    </div>
  );
}

function Changes({ title, texts }: { title: string; texts: string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
