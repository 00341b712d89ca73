import { Navigate, Outlet } from 'react-router';
import { useSession } from '../api/session.ts';

/** Lets administrators through; other signed-in people go to `/`. Sits inside the session gate, which keeps visitors out. */
export function AdminGate() {
  const { user } = useSession();
  if (user?.role === 'user') return <Navigate to="/" replace />;
  return <Outlet />;
}
