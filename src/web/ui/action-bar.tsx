import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** Back and Continue, fixed at the bottom of the screen. */
export function ActionBar({ back, note, children }: { back: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.bar} data-action-bar>
      <div className={styles.inner}>
        {note}
        {back}
        <div className={styles.on}>{children}</div>
      </div>
    </div>
  );
}
