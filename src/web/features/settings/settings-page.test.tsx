import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, aProject, renderApp, SIGNED_IN, USER } from '../../test-app.tsx';

const CONNECTION = { id: 'b1', builderName: 'lovable', isEnabled: true, notes: null, lastUsedAt: null, createdAt: '2026-01-01T00:00:00Z' };
const FRAMER = { ...CONNECTION, id: 'b2', builderName: 'framer', isEnabled: false, notes: 'Team workspace' };
const HERE = {
  id: 's1',
  browser: 'Firefox on Linux',
  signedInAt: '2026-11-01T00:00:00Z',
  lastSeenAt: '2026-11-02T00:00:00Z',
  expiresAt: '2026-11-09T00:00:00Z',
  isCurrent: true,
};
const ELSEWHERE = { ...HERE, id: 's2', browser: 'Safari on iPhone', isCurrent: false };
const SECOND_FACTOR = { enabledAt: null, recoveryCodesLeft: 0, required: false };
const ACCOUNT = { mail: true, emailConfirmed: true, mailWhenDone: false, secondFactor: SECOND_FACTOR };
const READY: Answers = {
  ...SIGNED_IN,
  'GET /api/builders': { body: [CONNECTION, FRAMER] },
  'GET /api/account': { body: ACCOUNT },
  'GET /api/account/security-events': { body: [] },
  'GET /api/account/sessions': { body: [HERE, ELSEWHERE] },
  'GET /api/keys': { body: [] },
};
const button = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('builder connections', () => {
  it('shows tile, name, notes and whether it is enabled', async () => {
    renderApp('/settings', READY);
    await screen.findByText('Lovable');
    const textOf = (name: string) =>
      [...(screen.getByText(name).closest('li')?.querySelectorAll('span, h3, p') ?? [])].map((part) => part.textContent);
    expect(textOf('Lovable')).toEqual(expect.arrayContaining(['L', 'No configuration notes', 'Enabled']));
    expect(textOf('Framer AI')).toEqual(expect.arrayContaining(['F', 'Team workspace', 'Disabled']));
  });

  it("reads 'Loading builder connections...' for an empty list only", async () => {
    renderApp('/settings', { ...READY, 'GET /api/builders': { body: [] } });
    expect(await screen.findByText('Loading builder connections...')).toBeTruthy();
  });

  it('waits without that text, and says when the list could not be loaded', async () => {
    let isDown = true;
    renderApp('/settings', {
      ...READY,
      'GET /api/builders': () => (isDown ? { status: 503, body: { message: 'The database is away.' } } : { body: [CONNECTION] }),
    });
    expect(await screen.findByText('The database is away.')).toBeTruthy();
    expect(screen.queryByText('Loading builder connections...')).toBeNull();
    isDown = false;
    fireEvent.click(button('Try again'));
    expect(await screen.findByText('Lovable')).toBeTruthy();
  });

  it('configures one in a dialog: enabled and notes, saved once', async () => {
    const saved = { ...CONNECTION, isEnabled: false, notes: 'Use the shop account' };
    const { callsTo } = renderApp('/settings', { ...READY, 'PUT /api/builders/b1': { body: saved } });
    fireEvent.click(await screen.findByRole('button', { name: 'Configure Lovable' }));
    fireEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
    type('Configuration notes', ' Use the shop account ');
    const save = button('Save');
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await screen.findByText('Connection Saved')).toBeTruthy();
    expect(await screen.findByText('Use the shop account')).toBeTruthy();
    expect(callsTo('PUT /api/builders/b1').map(({ body }) => body)).toEqual([{ isEnabled: false, notes: 'Use the shop account' }]);
  });

  it('keeps the notes in the dialog when saving fails', async () => {
    renderApp('/settings', { ...READY, 'PUT /api/builders/b1': { status: 500 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Configure Lovable' }));
    type('Configuration notes', await screen.findByLabelText('Configuration notes').then(() => 'Mine'));
    fireEvent.click(button('Save'));
    expect(await screen.findByText('Save Failed')).toBeTruthy();
    expect(screen.getByLabelText('Configuration notes')).toHaveProperty('value', 'Mine');
  });
});

describe('the two switches', () => {
  it.each([
    ['Demo Mode', false, ['Demo Mode Enabled', 'Demo Mode Disabled']],
    ['Auto-save Projects', true, ['Auto-save Disabled', 'Auto-save Enabled']],
  ])('%s has its default and toasts', async (name, isOn, [first = '', second = '']) => {
    renderApp('/settings', READY);
    const control = await screen.findByRole('switch', { name });
    expect(control).toHaveProperty('checked', isOn);
    fireEvent.click(control);
    expect(await screen.findByText(first)).toBeTruthy();
    fireEvent.click(control);
    expect(await screen.findByText(second)).toBeTruthy();
  });

  it('Demo Mode makes a new analysis run as demo, with the flag in the address', async () => {
    const { router, callsTo, pathNow } = renderApp('/settings', {
      ...READY,
      'POST /api/analyze?demo=true': { body: { projectId: 'demo-coffee' } },
      'GET /api/projects/demo-coffee?demo=true': { body: aProject({ id: 'demo-coffee' }) },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Demo Mode' }));
    await router.navigate('/dashboard');
    expect(await screen.findByText(/Demo mode is on/)).toBeTruthy();
    type('Website URL', 'beans.example');
    fireEvent.click(button('Analyze Website'));
    await waitFor(() => expect(pathNow()).toBe('/analysis/demo-coffee?demo=true'));
    expect(callsTo('POST /api/analyze')).toHaveLength(0);
    expect(callsTo('POST /api/analyze?demo=true')).toHaveLength(1);
  });

  it('Demo Mode holds for Duplicate too', async () => {
    const { router, pathNow } = renderApp('/settings', {
      ...READY,
      'GET /api/projects': { body: [aProject()] },
      'POST /api/analyze?demo=true': { body: { projectId: 'demo-saas' } },
      'GET /api/projects/demo-saas?demo=true': { body: aProject({ id: 'demo-saas' }) },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Demo Mode' }));
    await router.navigate('/dashboard');
    fireEvent.click(await screen.findByRole('button', { name: 'Duplicate shop.example' }));
    await waitFor(() => expect(pathNow()).toBe('/analysis/demo-saas?demo=true'));
  });

  it('without it an analysis is a real one', async () => {
    const { callsTo } = renderApp('/dashboard', { ...READY, 'POST /api/analyze': { status: 202, body: { projectId: 'p9' } } });
    type('Website URL', await screen.findByLabelText('Website URL').then(() => 'beans.example'));
    fireEvent.click(button('Analyze Website'));
    await waitFor(() => expect(callsTo('POST /api/analyze')).toHaveLength(1));
  });
});

describe('usage this month', () => {
  it.each([
    [20, '17 of 20 analyses are left.'],
    [null, 'Analyses are unlimited.'],
  ])('says what is left of %s', async (limit, text) => {
    renderApp('/settings', {
      ...READY,
      'GET /api/usage': { body: { month: '2026-11', analyses: { used: 3, limit }, prompts: 2, exports: 1 } },
    });
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(screen.getByText(/November 2026/)).toBeTruthy();
  });
});

describe('the own account', () => {
  it('changes names and phone number, and the head of the page follows', async () => {
    const { callsTo } = renderApp('/settings', { ...READY, 'PATCH /api/account': { body: { ...USER, firstName: 'Zoe' } } });
    type('First Name', await screen.findByLabelText('First Name').then(() => 'Zoe'));
    fireEvent.click(button('Save details'));
    expect(await screen.findByText('Account Saved')).toBeTruthy();
    expect(await screen.findByText('ZM')).toBeTruthy();
    expect(callsTo('PATCH /api/account')[0]?.body).toEqual({ firstName: 'Zoe', lastName: 'Mercer', phoneNumber: '+44 1' });
  });

  it('refuses an empty name before any call', async () => {
    const { callsTo } = renderApp('/settings', READY);
    type('Last Name', await screen.findByLabelText('Last Name').then(() => ' '));
    fireEvent.click(button('Save details'));
    expect(await screen.findByText('Last name is required')).toBeTruthy();
    expect(callsTo('PATCH /api/account')).toHaveLength(0);
  });

  async function fillPassword(current: string, next: string, confirm: string) {
    await screen.findByLabelText('Current Password');
    type('Current Password', current);
    type('New Password', next);
    type('Confirm New Password', confirm);
    fireEvent.click(button('Change password'));
  }

  it.each([
    ['old', 'short', 'short', 'Password must be at least 8 characters'],
    ['old', 'long enough', 'another one', "Passwords don't match"],
    ['', 'long enough', 'long enough', 'Password is required'],
  ])('refuses %j to %j / %j', async (current, next, confirm, message) => {
    const { callsTo } = renderApp('/settings', READY);
    await fillPassword(current, next, confirm);
    expect(await screen.findByText(message)).toBeTruthy();
    expect(callsTo('POST /api/account/password')).toHaveLength(0);
  });

  it('changes the password', async () => {
    renderApp('/settings', { ...READY, 'POST /api/account/password': { body: USER } });
    await fillPassword('old one', 'long enough', 'long enough');
    expect(await screen.findByText('Password Changed')).toBeTruthy();
    expect(screen.getByLabelText('New Password')).toHaveProperty('value', '');
  });

  it('says at the field that the current password is wrong', async () => {
    renderApp('/settings', {
      ...READY,
      'POST /api/account/password': { status: 403, body: { message: 'This is not your current password.' } },
    });
    await fillPassword('guess', 'long enough', 'long enough');
    const message = await screen.findByText('This is not your current password.');
    expect(screen.getByLabelText('Current Password').getAttribute('aria-describedby')).toContain(message.id);
  });

  it('ends another session, and only offers that for others', async () => {
    let sessions = [HERE, ELSEWHERE];
    renderApp('/settings', {
      ...READY,
      'GET /api/account/sessions': () => ({ body: sessions }),
      'DELETE /api/account/sessions/s2': () => {
        sessions = [HERE];
        return { status: 204 };
      },
    });
    expect(await screen.findByText('This session')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End session: Firefox on Linux' })).toBeNull();
    fireEvent.click(button('End session: Safari on iPhone'));
    expect(await screen.findByText('Session Ended')).toBeTruthy();
    expect(await screen.findByText('You are signed in nowhere else.')).toBeTruthy();
  });

  it('signs out everywhere else', async () => {
    renderApp('/settings', { ...READY, 'DELETE /api/account/sessions': { body: { ended: 2 } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('2 other sessions have ended.')).toBeTruthy();
  });

  it('downloads everything', async () => {
    renderApp('/settings', READY);
    expect((await screen.findByRole('link', { name: 'Download my data' })).getAttribute('href')).toBe('/api/account/export');
  });

  it('deletes the account with its password, and ends on the landing page', async () => {
    const { callsTo, pathNow } = renderApp('/settings', { ...READY, 'DELETE /api/account': { status: 204 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete account' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    expect(await screen.findByText('Password is required')).toBeTruthy();
    type('Your password', 'my password');
    fireEvent.click(button('Delete my account'));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeTruthy();
    expect(pathNow()).toBe('/');
    expect(callsTo('DELETE /api/account').map(({ body }) => body)).toEqual([{ password: 'my password' }]);
  });

  it('does not offer that to administrators', async () => {
    renderApp('/settings', { ...READY, 'GET /api/auth/user': { body: { ...USER, role: 'admin' } } });
    expect(await screen.findByText(/Administrators can’t delete their own account/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  });
});

describe('API keys', () => {
  const KEY = {
    ...{ id: 'k1', name: 'Agent', start: 'sitebrief_AbCd', scopes: ['read', 'analyze'], createdAt: '2026-01-01T00:00:00Z' },
    ...{ lastUsedAt: null, expiresAt: null },
  };

  it('creates a key with its scopes, shows it once, and lists it', async () => {
    const secret = 'sitebrief_AbCdTheRest';
    let keys: unknown[] = [];
    const { callsTo } = renderApp('/settings', {
      ...READY,
      'GET /api/keys': () => ({ body: keys }),
      'POST /api/keys': () => {
        keys = [KEY];
        return { status: 201, body: { ...KEY, key: secret } };
      },
    });
    expect(await screen.findByText('You have no keys.')).toBeTruthy();
    fireEvent.click(button('Create a key'));
    fireEvent.click(await screen.findByRole('button', { name: 'Create key' }));
    expect(await screen.findByText('Please give the key a name.')).toBeTruthy();
    type('Name of the key', 'Agent');
    fireEvent.click(screen.getByRole('checkbox', { name: /^analyze/ }));
    fireEvent.click(button('Create key'));
    expect(await screen.findByText(secret)).toBeTruthy();
    expect(callsTo('POST /api/keys').map(({ body }) => body)).toEqual([{ name: 'Agent', scopes: ['read', 'analyze'], expiresAt: null }]);
    fireEvent.click(button('Done'));
    expect(await screen.findByText(/can read, analyze/)).toBeTruthy();
    expect(screen.queryByText(secret)).toBeNull();
  });

  it('revokes a key after a question', async () => {
    let keys = [KEY];
    renderApp('/settings', {
      ...READY,
      'GET /api/keys': () => ({ body: keys }),
      'DELETE /api/keys/k1': () => {
        keys = [];
        return { status: 204 };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke key: Agent' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Revoke key' }));
    expect(await screen.findByText('Key Revoked')).toBeTruthy();
    expect(await screen.findByText('You have no keys.')).toBeTruthy();
  });
});
