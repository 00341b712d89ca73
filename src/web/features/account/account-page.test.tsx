import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, SIGNED_IN, USER } from '../../test-app.tsx';

const VISITOR = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function fillRegister(password: string, confirm: string) {
  await screen.findByLabelText('First Name');
  for (const label of ['First Name', 'Last Name', 'Phone Number']) type(label, 'Ada');
  type('Email', 'ada@example.com');
  type('Password', password);
  type('Confirm Password', confirm);
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
}

describe('the sign-in and register screen', () => {
  it.each([
    ['/auth', 'Register'],
    ['/register', 'Register'],
    ['/login', 'Sign In'],
    ['/auth?tab=sign-in', 'Sign In'],
  ])('%s opens on %s', async (path, tab) => {
    renderApp(path, VISITOR);
    expect((await screen.findByRole('tab', { name: tab })).getAttribute('aria-selected')).toBe('true');
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters'],
    ['long enough', 'another one', "Passwords don't match"],
  ])('refuses the password pair %s / %s before any call', async (password, confirm, message) => {
    const { callsTo } = renderApp('/register', VISITOR);
    await fillRegister(password, confirm);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(callsTo('POST /api/auth/register')).toHaveLength(0);
  });

  it('registers once on a double click, says so and goes to the dashboard', async () => {
    const { callsTo, pathNow } = renderApp('/register', { ...VISITOR, 'POST /api/auth/register': { status: 201, body: USER } });
    await fillRegister('long enough', 'long enough');
    fireEvent.click(screen.getByRole('button', { name: /Creat/ }));
    expect(await screen.findByText('Registration successful!')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/'));
    expect(callsTo('POST /api/auth/register')).toHaveLength(1);
  });

  it.each([
    [{ status: 409, body: { message: 'This e-mail address has an account.' } }, 'This e-mail address has an account.'],
    [{ status: 500 }, 'An error occurred during registration'],
  ])('shows the message of a failed registration, else its own', async (answer, text) => {
    renderApp('/register', { ...VISITOR, 'POST /api/auth/register': answer });
    await fillRegister('long enough', 'long enough');
    expect(await screen.findByText('Registration failed')).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says what a sign-in lacks', async () => {
    renderApp('/login', VISITOR);
    type('Email', await screen.findByLabelText('Email').then(() => 'nobody'));
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
  });

  it('signs in and goes back to where the visitor wanted to go', async () => {
    const { pathNow } = renderApp('/login?next=%2Fhistory%3Fstatus%3Ddraft', {
      ...SIGNED_IN,
      ...VISITOR,
      'POST /api/auth/login': { body: USER },
    });
    await screen.findByLabelText('Email');
    type('Email', 'ada@example.com');
    type('Password', 'long enough');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Welcome back!')).toBeTruthy();
    await waitFor(() => expect(pathNow()).toBe('/history?status=draft'));
  });

  it('sends a signed-in user to the dashboard', async () => {
    const { pathNow } = renderApp('/auth', SIGNED_IN);
    await screen.findByText('Start New Analysis');
    expect(pathNow()).toBe('/');
  });
});
