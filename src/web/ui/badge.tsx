import { IconCheck, IconHistory, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A state in a word; tone by color, icon and word together. */
export function Badge({ tone, children }: { tone: 'done' | 'active' | 'plain' | 'old'; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {tone === 'done' && <IconCheck size="1em" stroke={2} aria-hidden />}
      {tone === 'active' && <IconPencil size="1em" stroke={1.5} aria-hidden />}
      {tone === 'old' && <IconHistory size="1em" stroke={1.5} aria-hidden />}
      {children}
    </span>
  );
}
