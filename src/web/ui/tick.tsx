import type { ReactNode } from 'react';
import styles from './tick.module.css';

type Props = {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
  /** Name for screen readers where the words in sight need their context. */
  name?: string;
};

/** A box to tick off, with its words. */
export function Tick({ isTicked, onTick, children, name }: Props) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} aria-label={name} />
      <span>{children}</span>
    </label>
  );
}
