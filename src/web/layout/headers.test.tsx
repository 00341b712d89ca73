import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contracts/user.ts';
import { aProject, renderApp, SIGNED_IN, USER } from '../test-app.tsx';
import { AccountLinks } from './account-links.tsx';

const LINKS = ['New Project', 'History & Exports', 'Settings', 'Logout'];
const hrefs = () => Object.fromEntries(LINKS.map((name) => [name, screen.getByRole('link', { name }).getAttribute('href')]));

describe('the headers', () => {
  it('of the shell leads everywhere, with initials', async () => {
    renderApp('/history', SIGNED_IN);
    expect((await screen.findByRole('img', { name: 'Ada Mercer' })).textContent).toBe('AM');
    expect(hrefs()).toEqual({
      'New Project': '/dashboard',
      'History & Exports': '/history',
      Settings: '/settings',
      Logout: '/api/logout',
    });
    expect(screen.getByRole('button', { name: 'Help' })).toBeTruthy();
  });

  it('of a project leads to / for a new one', async () => {
    renderApp('/analysis/p1', { ...SIGNED_IN, 'GET /api/projects/p1': { body: aProject() } });
    await screen.findByRole('link', { name: 'Settings' });
    expect(hrefs()).toEqual({ 'New Project': '/', 'History & Exports': '/history', Settings: '/settings', Logout: '/api/logout' });
    expect(screen.getByRole('button', { name: 'Help' })).toBeTruthy();
  });

  it('lets a visitor of a sample sign in, not log out', async () => {
    renderApp('/analysis/demo-coffee?demo=true', {
      'GET /api/auth/user': { status: 401 },
      'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee' }) },
    });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Logout' })).toBeNull();
  });
});

describe('the account links of the landing page', () => {
  const ALONE = [{ path: '/', Component: AccountLinks }];
  const answers = (role: Role) => ({ 'GET /api/auth/user': { body: { ...USER, role } }, 'POST /api/auth/logout': { body: {} } });

  it.each<[Role, boolean]>([
    ['user', false],
    ['admin', true],
    ['super_admin', true],
  ])('%s sees name, Dashboard and Logout; Admin: %s', async (role, hasAdmin) => {
    renderApp('/', answers(role), ALONE);
    expect(await screen.findByText('Ada Mercer')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Admin' })?.getAttribute('href') ?? null).toBe(hasAdmin ? '/admin' : null);
    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Sign In' })).toBeTruthy());
  });

  it('visitors sign in or get started', async () => {
    renderApp('/', { 'GET /api/auth/user': { status: 401 } }, ALONE);
    expect((await screen.findByRole('link', { name: 'Sign In' })).getAttribute('href')).toBe('/auth?tab=sign-in');
    expect(screen.getByRole('link', { name: 'Get Started' }).getAttribute('href')).toBe('/register');
  });
});
