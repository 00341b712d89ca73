import { lazy, Suspense } from 'react';
import { useSession } from '../api/session.ts';
import { LoadingScreen } from './loading-screen.tsx';

const Dashboard = lazy(() => import('../features/dashboard/dashboard-page.tsx').then(({ Component }) => ({ default: Component })));
const Landing = lazy(() => import('../features/landing/landing-page.tsx').then(({ Component }) => ({ default: Component })));

/** `/`: the dashboard of a signed-in user, the landing page of a visitor. */
export function Home() {
  const { user, isLoading } = useSession();
  if (isLoading) return <LoadingScreen />;
  return <Suspense fallback={<LoadingScreen />}>{user ? <Dashboard /> : <Landing />}</Suspense>;
}
