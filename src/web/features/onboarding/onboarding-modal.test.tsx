import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp, SIGNED_IN } from '../../test-app.tsx';

const VISITOR = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
const title = (name: string) => screen.getByRole('heading', { name });

beforeEach(() => localStorage.removeItem('hasSeenOnboarding'));

describe('the introduction', () => {
  it('leads through three steps and back', async () => {
    renderApp('/dashboard', SIGNED_IN);
    expect(await screen.findByText('1 of 3')).toBeTruthy();
    expect(title('Welcome to Sitebrief')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toHaveProperty('disabled', true);
    next();
    expect(screen.getByText('2 of 3')).toBeTruthy();
    expect(title('Your 3-Step Workflow')).toBeTruthy();
    for (const name of ['Analyze', 'Compose', 'Choose Designer']) expect(title(name)).toBeTruthy();
    next();
    expect(screen.getByText('3 of 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('tells signed-in users that no key is needed and what a key adds', async () => {
    renderApp('/dashboard', SIGNED_IN);
    await screen.findByText('1 of 3');
    next();
    next();
    expect(title('Start Your First Project')).toBeTruthy();
    expect(screen.getByText(/without an AI key/).textContent).toMatch(
      /AI provider key, a model reads the pages too, writes the strategy and proofreads the prompt/,
    );
  });

  it('offers visitors the three samples', async () => {
    const { pathNow } = renderApp('/', { ...VISITOR });
    await screen.findByText('1 of 3');
    next();
    next();
    expect(title('Try Our Demo Projects')).toBeTruthy();
    for (const name of ['Coffee subscription', 'Fitness coaching']) expect(screen.getByRole('link', { name })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'SaaS analytics' }));
    await waitFor(() => expect(pathNow()).toBe('/analysis/demo-saas?demo=true'));
    expect(localStorage.getItem('hasSeenOnboarding')).not.toBeNull();
  });

  it.each(['Get Started', 'Close introduction'])('%s closes it for good', async (name) => {
    const first = renderApp('/dashboard', SIGNED_IN);
    await screen.findByText('1 of 3');
    next();
    next();
    fireEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage.getItem('hasSeenOnboarding')).not.toBeNull();
    first.unmount();
    renderApp('/dashboard', SIGNED_IN);
    await screen.findByText('Start New Analysis');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/login', '/demo'])('leaves visitors on %s alone', async (path) => {
    renderApp(path, VISITOR);
    await screen.findByRole('heading', { level: 1 });
    await new Promise((done) => setTimeout(done, 0));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays away while nothing of the session is known', async () => {
    renderApp('/', { 'GET /api/auth/user': new Promise(() => {}) });
    expect(await screen.findByText('Loading...')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not take the keyboard away from someone in a field', async () => {
    renderApp('/dashboard', SIGNED_IN);
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
    await screen.findByText('Start New Analysis');
    expect(screen.queryByText('1 of 3')).toBeNull();
    field.blur();
    field.remove();
    expect(await screen.findByText('1 of 3')).toBeTruthy();
  });
});
