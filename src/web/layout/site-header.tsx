import { Link, NavLink } from 'react-router';
import { useSession } from '../api/session.ts';
import { initialsOf } from '../ui/initials.ts';
import { SchemeSwitch } from '../ui/scheme-switch.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { ManualButton } from './manual-button.tsx';
import { PaletteButton } from './palette-button.tsx';
import styles from './site-header.module.css';

type Props = {
  /** Where New Project leads: the project screens go to `/`, the others to `/dashboard`. */
  newProject: '/' | '/dashboard';
  withAvatar?: boolean;
};

export function SiteHeader({ newProject, withAvatar = false }: Props) {
  const { user, isLoading } = useSession();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label="Sitebrief, home">
          <Wordmark />
        </Link>
        <nav className={styles.nav} aria-label="Main">
          <NavLink to={newProject} end>
            New Project
          </NavLink>
          <NavLink to="/history">History &amp; Exports</NavLink>
          <NavLink to="/settings">Settings</NavLink>
          {/* Only after the session has loaded: a link that disappears would shift the layout. */}
          {!user && !isLoading && <NavLink to="/demo">Demo Projects</NavLink>}
          <ManualButton>Help</ManualButton>
        </nav>
        <div className={styles.end}>
          <PaletteButton />
          <SchemeSwitch />
          {user && withAvatar && (
            <span className={styles.avatar} role="img" aria-label={`${user.firstName} ${user.lastName}`}>
              {initialsOf(user)}
            </span>
          )}
          {user ? <a href="/api/logout">Logout</a> : <Link to="/auth?tab=sign-in">Sign In</Link>}
        </div>
      </div>
    </header>
  );
}
