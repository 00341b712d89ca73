import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Role } from '#contracts/user.ts';
import { renderApp, SIGNED_IN } from '../../test-app.tsx';
import { as, BOB, button, FIRST_PAGE, list, MIA, PEOPLE, READY, rowOf, VISITOR } from './test-administration.tsx';

describe('who sees the administration', () => {
  it('sends visitors to sign in and back', async () => {
    const { pathNow } = renderApp('/admin', VISITOR);
    await waitFor(() => expect(pathNow()).toBe('/auth?next=%2Fadmin'));
  });

  it('sends ordinary users to /', async () => {
    const { pathNow, callsTo } = renderApp('/admin', { ...READY, ...as('user') });
    expect(await screen.findByText('Start New Analysis')).toBeTruthy();
    expect(pathNow()).toBe('/');
    expect(callsTo('GET /api/admin/stats')).toHaveLength(0);
  });

  it.each<Role>(['admin', 'super_admin'])('lets %s in, from the dashboard and back', async (role) => {
    const { pathNow } = renderApp('/dashboard', { ...READY, ...as(role) });
    fireEvent.click(await screen.findByRole('link', { name: 'Admin Panel' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Back to App' }));
    await waitFor(() => expect(pathNow()).toBe('/'));
  });

  it('shows no Admin Panel to ordinary users', async () => {
    renderApp('/dashboard', SIGNED_IN);
    await screen.findByText('Start New Analysis');
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
  });
});

describe('the users', () => {
  it('shows the four figures and the accounts', async () => {
    renderApp('/admin', READY);
    await screen.findByText('mia@example.com');
    for (const [title, figure] of [
      ['Total Users', '1,234'],
      ['Total Projects', '56'],
      ['Active Users', '7'],
      ['New Users (30d)', '8'],
    ] as const)
      expect(screen.getByText(title).parentElement?.textContent).toContain(figure);
    expect(within(rowOf('Mia Ortiz')).getAllByText('User')[0]?.dataset.style).toBe('outline');
    expect(within(rowOf('Bob Keller')).getAllByText('Admin')[0]?.dataset.style).toBe('secondary');
    expect(within(rowOf('Sue Hahn')).getAllByText('Super Admin')[0]?.dataset.style).toBe('destructive');
    expect(within(rowOf('Bob Keller')).getByText('Inactive')).toBeTruthy();
    expect(within(rowOf('Mia Ortiz')).getByText('Mar 5, 2026')).toBeTruthy();
    expect(within(rowOf('Sue Hahn')).getByText('No date')).toBeTruthy();
  });

  it('says when they could not be loaded, and tries again', async () => {
    renderApp('/admin', { ...READY, [FIRST_PAGE]: { status: 500 } });
    expect(await screen.findByText('The accounts could not be loaded')).toBeTruthy();
    expect(button('Try again')).toBeTruthy();
  });

  it('searches, in the address', async () => {
    const { pathNow } = renderApp('/admin', {
      ...READY,
      'GET /api/admin/users?search=mi&sort=-createdAt&page=1&pageSize=25': list([MIA]),
      'GET /api/admin/users?search=nobody&sort=-createdAt&page=1&pageSize=25': list([]),
    });
    await screen.findByText('Bob Keller');
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'mi ' } });
    await waitFor(() => expect(screen.queryByText('Bob Keller')).toBeNull());
    expect(pathNow()).toBe('/admin?search=mi');
    expect(screen.getByText('1 account')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nobody' } });
    expect(await screen.findByText('No account has “nobody” in its name or email.')).toBeTruthy();
  });

  it('sorts by a column, and the other way round', async () => {
    const { pathNow } = renderApp('/admin', {
      ...READY,
      'GET /api/admin/users?sort=name&page=1&pageSize=25': list([BOB, MIA]),
      'GET /api/admin/users?sort=-name&page=1&pageSize=25': list([MIA, BOB]),
    });
    await screen.findByText('Mia Ortiz');
    const head = () => screen.getByRole('columnheader', { name: 'User' });
    fireEvent.click(button('User'));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('ascending'));
    fireEvent.click(button('User'));
    await waitFor(() => expect(head().getAttribute('aria-sort')).toBe('descending'));
    expect(pathNow()).toBe('/admin?sort=-name');
  });

  it('pages through a long list', async () => {
    const { pathNow } = renderApp('/admin', {
      ...READY,
      [FIRST_PAGE]: list([MIA], 10_000),
      'GET /api/admin/users?sort=-createdAt&page=2&pageSize=25': list([BOB], 10_000),
    });
    expect(await screen.findByText('1–25 of 10,000 accounts')).toBeTruthy();
    expect(button('Previous')).toHaveProperty('disabled', true);
    fireEvent.click(button('Next'));
    expect(await screen.findByText('Bob Keller')).toBeTruthy();
    expect(pathNow()).toBe('/admin?page=2');
  });
});

describe('what can be done with an account', () => {
  it.each<[Role, string, string[]]>([
    ['super_admin', 'Mia Ortiz', ['Edit role of', 'Password reset link for', 'Reset password of', 'Delete']],
    ['super_admin', 'Bob Keller', ['Edit role of', 'Reset password of']],
    ['super_admin', 'Sue Hahn', ['Edit role of', 'Password reset link for', 'Reset password of']],
    ['admin', 'Mia Ortiz', ['Edit role of', 'Password reset link for', 'Reset password of', 'Delete']],
    ['admin', 'Bob Keller', ['Edit role of']],
    ['admin', 'Sue Hahn', ['Edit role of']],
  ])('%s with %s: %j', async (role, name, actions) => {
    renderApp('/admin', { ...READY, ...as(role) });
    await screen.findByText(name);
    const offered = within(rowOf(name)).getAllByRole('button');
    expect(offered.map((one) => one.getAttribute('aria-label'))).toEqual(actions.map((action) => `${action} ${name}`));
  });

  it.each<[Role, string, string[]]>([
    ['super_admin', 'Mia Ortiz', ['User', 'Admin', 'Super Admin']],
    ['admin', 'Mia Ortiz', ['User', 'Admin']],
    ['admin', 'Bob Keller', ['Admin']],
  ])('offers %s these roles for %s: %j', async (role, name, roles) => {
    renderApp('/admin', { ...READY, ...as(role) });
    fireEvent.click(await screen.findByRole('button', { name: `Edit role of ${name}` }));
    const select = await screen.findByLabelText('Role');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(roles);
    expect(select).toHaveProperty('disabled', roles.length === 1);
  });

  it('sends only what was changed, once, and reads the list again', async () => {
    let people = PEOPLE;
    const { callsTo } = renderApp('/admin', {
      ...READY,
      [FIRST_PAGE]: () => list(people),
      'PUT /api/admin/users/u2': () => {
        const changed = { ...MIA, role: 'admin' as const, isActive: false };
        people = [changed, BOB];
        return { body: changed };
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit role of Mia Ortiz' }));
    expect(await screen.findByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'admin' } });
    fireEvent.click(screen.getByRole('switch', { name: 'Active' }));
    const save = button('Save');
    fireEvent.click(save);
    fireEvent.click(save);
    expect(await screen.findByText('User Updated')).toBeTruthy();
    await waitFor(() => expect(within(rowOf('Mia Ortiz')).getAllByText('Admin')).toBeTruthy());
    expect(callsTo('PUT /api/admin/users/u2').map(({ body }) => body)).toEqual([{ role: 'admin', isActive: false }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows why an account could not be changed', async () => {
    renderApp('/admin', { ...READY, 'PUT /api/admin/users/u4': { status: 409, body: { message: 'The last super admin stays one.' } } });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit role of Sue Hahn' }));
    fireEvent.change(await screen.findByLabelText('Role'), { target: { value: 'user' } });
    fireEvent.click(button('Save'));
    expect(await screen.findByText('The last super admin stays one.')).toBeTruthy();
  });

  async function resetTo(password: string) {
    fireEvent.click(await screen.findByRole('button', { name: 'Reset password of Mia Ortiz' }));
    fireEvent.change(await screen.findByLabelText('New password'), { target: { value: password } });
    fireEvent.click(button('Reset password'));
  }
  const RESET = 'POST /api/admin/users/u2/reset-password';

  it('refuses a short password before any call', async () => {
    const { callsTo } = renderApp('/admin', READY);
    await resetTo('1234567');
    expect((await screen.findByRole('alert')).textContent).toBe('Password must be at least 8 characters long');
    expect(callsTo(RESET)).toHaveLength(0);
  });

  it('resets a password', async () => {
    const { callsTo } = renderApp('/admin', { ...READY, [RESET]: { body: { message: 'Password reset successfully' } } });
    await resetTo('harbour lamp');
    expect(await screen.findByText('Password reset successfully')).toBeTruthy();
    expect(callsTo(RESET)[0]?.body).toEqual({ newPassword: 'harbour lamp' });
  });

  it('shows the server’s message when it fails', async () => {
    renderApp('/admin', { ...READY, [RESET]: { status: 403, body: { message: 'Not yours to reset.' } } });
    await resetTo('harbour lamp');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to reset password: Not yours to reset.');
  });

  it('deletes after a confirmation', async () => {
    const { callsTo } = renderApp('/admin', { ...READY, 'DELETE /api/admin/users/u2': { status: 204 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia Ortiz' }));
    expect(await screen.findByText(/Are you sure you want to delete mia@example.com\?/)).toBeTruthy();
    fireEvent.click(button('Delete'));
    expect(await screen.findByText('User Deleted')).toBeTruthy();
    expect(callsTo('DELETE /api/admin/users/u2')).toHaveLength(1);
  });
});
