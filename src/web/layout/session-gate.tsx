import { useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { isSampleId, useProjectRoute } from '../api/project-paths.ts';
import { useSession } from '../api/session.ts';
import { LoadingScreen } from './loading-screen.tsx';

/** Lets signed-in users through; sends others to sign in and back. */
export function SessionGate() {
  const { user, isLoading } = useSession();
  const location = useLocation();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
  }, [user]);

  if (isLoading) return <LoadingScreen />;
  if (user) return <Outlet />;
  const next = encodeURIComponent(location.pathname + location.search);
  return <Navigate to={`/auth?next=${next}`} replace state={{ isExpired: wasSignedIn.current }} />;
}

/** As `SessionGate`, but samples are open to everybody; a signed-in user gets a sample's missing flag added. */
export function ProjectGate() {
  const { id, isDemo } = useProjectRoute();
  const { user } = useSession();
  const { pathname } = useLocation();
  if (isDemo) return <Outlet />;
  if (user && isSampleId(id)) return <Navigate to={`${pathname}?demo=true`} replace />;
  return <SessionGate />;
}

/** Lets administrators through; other signed-in people go to `/`. Sits inside the session gate, which keeps visitors out. */
export function AdminGate() {
  const { user } = useSession();
  if (user?.role === 'user') return <Navigate to="/" replace />;
  return <Outlet />;
}
