import { Link, useNavigate } from 'react-router';
import { useLogout, useSession } from '../../api/session.ts';
import { ManualButton } from '../../layout/manual-button.tsx';
import { PaletteButton } from '../../layout/palette-button.tsx';
import header from '../../layout/site-header.module.css';
import { ButtonLink } from '../../ui/button-link.tsx';
import { initialsOf } from '../../ui/initials.ts';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import { SmallButton } from '../../ui/small-button.ts';
import { Wordmark } from '../../ui/wordmark.tsx';

/** Head of the dashboard: who is signed in, and Logout, which leads to the landing page. */
export function DashboardHeader() {
  const { user } = useSession();
  const logout = useLogout();
  const navigate = useNavigate();

  async function leave() {
    // Navigate to `/`, which is public, first: else the gate would redirect the signed-out user to sign-in.
    await navigate('/');
    logout.mutate();
  }

  return (
    <header className={header.header}>
      <div className={header.inner}>
        <Link to="/" className={header.logo} aria-label="Sitebrief, home">
          <Wordmark />
        </Link>
        <nav className={header.nav} aria-label="Main">
          <Link to="/history">History &amp; Exports</Link>
          <Link to="/settings">Settings</Link>
          <Link to="/demo">Demo Projects</Link>
          <ManualButton>Help</ManualButton>
        </nav>
        <div className={header.end}>
          {user && user.role !== 'user' && (
            <ButtonLink to="/admin" variant="default" size="compact-sm">
              Admin Panel
            </ButtonLink>
          )}
          <PaletteButton />
          <SchemeSwitch />
          <span className={header.who}>
            <span className={header.avatar} aria-hidden="true">
              {initialsOf(user)}
            </span>
            <span className={header.name}>
              {user?.firstName} {user?.lastName}
            </span>
          </span>
          <SmallButton onClick={() => void leave()}>Logout</SmallButton>
        </div>
      </div>
    </header>
  );
}
