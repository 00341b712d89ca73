import { useState } from 'react';
import { DiffView } from '../../ui/diff/diff-view.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import styles from './conflict.module.css';

type Props = { text: string; current: string; isBusy: boolean; onUse: () => void };

/** The writer's own text after the other window's was taken. It was never saved, so it lasts until the page is left. */
export function UnsavedText({ text, current, isBusy, onUse }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <section className={styles.conflict} aria-labelledby="unsaved">
      <h3 id="unsaved">Yours, not saved</h3>
      <p>It is kept until you leave this page.</p>
      <div className={styles.choice}>
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
