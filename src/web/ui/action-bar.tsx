import type { ReactNode } from 'react';
import styles from './action-bar.module.css';
import { NavButton } from './nav-button.tsx';

type Props = { back: { to: string; label: string }; note?: ReactNode; children: ReactNode };

/** Back and Continue, fixed at the bottom of the screen. */
export function ActionBar({ back, note, children }: Props) {
  return (
    <div className={styles.bar} data-action-bar>
      <div className={styles.inner}>
        {note}
        <NavButton to={back.to} variant="default">
          {back.label}
        </NavButton>
        <div className={styles.on}>{children}</div>
      </div>
    </div>
  );
}
