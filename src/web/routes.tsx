import type { RouteObject } from 'react-router';
import { CrashPage } from './layout/crash-page.tsx';
import { Home } from './layout/home.tsx';
import { LoadingScreen } from './layout/loading-screen.tsx';
import { Root } from './layout/root.tsx';
import { AdminGate, ProjectGate, SessionGate } from './layout/session-gate.tsx';

const account = () => import('./features/account/account-page.tsx');
const dashboard = () => import('./features/dashboard/dashboard-page.tsx');
const projectFrame = () => import('./layout/project-frame.tsx').then(({ ProjectFrame }) => ({ Component: ProjectFrame }));
const shell = () => import('./layout/shell.tsx').then(({ Shell }) => ({ Component: Shell }));

/** The table of screens. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: CrashPage,
    HydrateFallback: LoadingScreen,
    children: [
      { path: '/', Component: Home },
      { path: '/auth', lazy: account },
      { path: '/register', lazy: account },
      { path: '/login', lazy: account },
      { path: '/forgot-password', lazy: () => import('./features/account/forgot-password-page.tsx') },
      { path: '/reset-password', lazy: () => import('./features/account/reset-password-page.tsx') },
      { path: '/confirm-address', lazy: () => import('./features/account/confirm-address-page.tsx') },
      { path: '/invitation', lazy: () => import('./features/account/invitation-page.tsx') },
      { path: '/second-factor', lazy: () => import('./features/account/second-factor-page.tsx') },
      { path: '/demo', lazy: () => import('./features/demo/demo-page.tsx') },
      {
        Component: SessionGate,
        children: [
          { path: '/dashboard', lazy: dashboard },
          { path: '/home', lazy: dashboard },
          {
            lazy: shell,
            children: [
              { path: '/batch/:id', lazy: () => import('./features/batch/batch-page.tsx') },
              { path: '/history', lazy: () => import('./features/history/history-page.tsx') },
              { path: '/settings', lazy: () => import('./features/settings/settings-page.tsx') },
              { Component: AdminGate, children: [{ path: '/admin', lazy: () => import('./features/admin/admin-page.tsx') }] },
            ],
          },
        ],
      },
      {
        Component: ProjectGate,
        children: [
          {
            lazy: projectFrame,
            children: [
              { path: '/analysis/:id', handle: 'analysis', lazy: () => import('./features/analysis/analysis-page.tsx') },
              { path: '/compose/:id', handle: 'compose', lazy: () => import('./features/compose/compose-page.tsx') },
              {
                path: '/choose-designer/:id',
                handle: 'choose-designer',
                lazy: () => import('./features/choose-designer/choose-designer-page.tsx'),
              },
              { path: '/push/:id', handle: 'push', lazy: () => import('./features/push/push-page.tsx') },
              { path: '/verify/:id', handle: 'verify', lazy: () => import('./features/verify/verify-page.tsx') },
              { path: '/changes/:id', handle: 'changes', lazy: () => import('./features/changes/changes-page.tsx') },
            ],
          },
        ],
      },
      { lazy: shell, children: [{ path: '/privacy', lazy: () => import('./features/privacy/privacy-page.tsx') }] },
      { lazy: shell, children: [{ path: '*', lazy: () => import('./layout/not-found-page.tsx') }] },
    ],
  },
];
