import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { DiffView } from '../../ui/diff/diff-view.tsx';
import styles from './conflict.module.css';

type Props = { theirs: string; mine: string; isBusy: boolean; onKeepMine: () => void; onTakeTheirs: () => void };

/** Two windows changed the same text: shows how they differ and lets the writer choose. Nothing is lost either way. */
export function Conflict({ theirs, mine, isBusy, onKeepMine, onTakeTheirs }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.conflict} aria-labelledby="conflict">
      <h3 id="conflict" ref={heading} tabIndex={-1}>
        This text was changed in another window
      </h3>
      <p>
        Since you opened it, another text was saved here. Nothing was overwritten, and your edits are still in the editor below. Here is how
        yours differs from it; the one you leave stays under Versions.
      </p>
      <DiffView before={theirs} after={mine} />
      <div className={styles.choice}>
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
