import type { ReactNode } from 'react';
import styles from './page-head.module.css';

type Props = { /** What the screen is about, above its title. */ over: string; title: string; children: ReactNode };

/** The head of a project's screen: which site, the title, and what can be done here. */
export function PageHead({ over, title, children }: Props) {
  return (
    <header className={styles.head}>
      <p>{over}</p>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
    </header>
  );
}

/** The head of a screen that belongs to no project: its title, and on the right what can be done. */
export function WideHead({ children }: { children: ReactNode }) {
  return <header className={styles.wide}>{children}</header>;
}
