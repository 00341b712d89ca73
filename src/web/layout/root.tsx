import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { CommandPalette } from './command-palette.tsx';
import { OnboardingGate } from './onboarding-gate.tsx';

/** Around every screen: the skip link, and focus on the new screen when the path changes. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Outlet />
      <OnboardingGate />
      <CommandPalette />
      <ScrollRestoration />
    </>
  );
}
