import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProject, renderApp, SIGNED_IN } from '../test-app.tsx';

const VISITOR = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };

it.each([
  '/dashboard',
  '/home',
  '/history',
  '/settings',
  '/admin',
  '/analysis/p1',
  '/compose/p1',
  '/choose-designer/p1',
  '/push/p1',
  '/analysis/demo-coffee',
])('sends a visitor from %s to sign in and back', async (path) => {
  const { pathNow } = renderApp(path, VISITOR);
  await waitFor(() => expect(pathNow()).toBe(`/auth?next=${encodeURIComponent(path)}`));
});

it('shows a sample to a visitor, and carries the flag along', async () => {
  const { pathNow } = renderApp('/analysis/demo-coffee?demo=true', {
    ...VISITOR,
    'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee' }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to Prompts' }));
  await waitFor(() => expect(pathNow()).toBe('/compose/demo-coffee?demo=true'));
});

it('adds the flag for a signed-in user who opens a sample without it', async () => {
  const { pathNow } = renderApp('/analysis/demo-saas', {
    ...SIGNED_IN,
    'GET /api/projects/demo-saas?demo=true': { body: aProject({ id: 'demo-saas' }) },
  });
  await screen.findByRole('button', { name: 'Continue to Prompts' });
  expect(pathNow()).toBe('/analysis/demo-saas?demo=true');
});

it('signs out everywhere when the session has ended, and says so', async () => {
  const { pathNow } = renderApp('/history', { ...SIGNED_IN, 'GET /api/projects': { status: 401, body: { message: 'Please sign in.' } } });
  expect(await screen.findByText(/Your session has ended/)).toBeTruthy();
  expect(pathNow()).toBe('/auth?next=%2Fhistory');
});

it('says 404 at an unknown address', async () => {
  renderApp('/nowhere', VISITOR);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});

it('shows the landing page to visitors', async () => {
  renderApp('/', VISITOR);
  expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Get Started' })[0]?.getAttribute('href')).toBe('/register');
});

it.each([{ body: { message: 'Signed out.' } }, { status: 500 }])(
  'signs out to the landing page, also when the call fails',
  async (answer) => {
    const { pathNow } = renderApp('/dashboard', { ...SIGNED_IN, 'POST /api/auth/logout': answer });
    fireEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(pathNow()).toBe('/');
  },
);
