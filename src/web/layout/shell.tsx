import { Outlet } from 'react-router';
import styles from './page.module.css';
import { SiteHeader } from './site-header.tsx';

/** Frame of the screens outside a project. */
export function Shell() {
  return (
    <div className={styles.shell}>
      <SiteHeader newProject="/dashboard" withAvatar />
      <main id="content" tabIndex={-1} data-focus-target className={styles.page}>
        <Outlet />
      </main>
    </div>
  );
}
