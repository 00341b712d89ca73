import type { ReactNode } from 'react';
import styles from './states.module.css';

/** A loading message. */
export function LoadingLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.loading} role="status">
      {children}
    </p>
  );
}

type BlockProps = { title: string; children?: ReactNode; actions?: ReactNode; level?: 1 | 2 | 3; tone?: 'plain' | 'error' };

/** A screen or section with nothing to show: what happened, and what to do next. */
export function StateBlock({ title, children, actions, level = 2, tone = 'plain' }: BlockProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.block} data-tone={tone}>
      <Heading className={styles.title}>{title}</Heading>
      {children !== undefined && <div className={styles.text}>{children}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
