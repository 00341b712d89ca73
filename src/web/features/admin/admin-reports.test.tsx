import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test-app.tsx';
import { button, counts, READY, SETTINGS } from './test-administration.tsx';

describe('analytics', () => {
  it('draws the counts, with a table that says the same', async () => {
    renderApp('/admin?tab=analytics', READY);
    expect(await screen.findByRole('img', { name: '4 from Nov 1, 2026 to Nov 2, 2026, most on Nov 1, 2026 (4); 1 failed.' })).toBeTruthy();
    const row = screen.getByRole('rowheader', { name: 'Nov 1, 2026', hidden: true }).closest('tr');
    expect([...(row?.querySelectorAll('td') ?? [])].map((cell) => cell.textContent)).toEqual(['4', '1', '2', '0', '$0.05']);
  });

  it('shows months on request, in the address', async () => {
    const { pathNow } = renderApp('/admin?tab=analytics', READY);
    fireEvent.change(await screen.findByLabelText('Period'), { target: { value: 'year' } });
    expect(await screen.findByRole('img', { name: /^40 from Nov 2026/ })).toBeTruthy();
    expect(pathNow()).toBe('/admin?tab=analytics&period=year');
  });

  it('says that nothing happened, and when it could not be loaded', async () => {
    const quiet = renderApp('/admin?tab=analytics', {
      ...READY,
      'GET /api/admin/analytics?days=30': { body: { days: [{ day: '2026-11-01', ...counts }], months: [] } },
    });
    expect(await screen.findByText(/No analyses in this period/)).toBeTruthy();
    quiet.unmount();
    renderApp('/admin?tab=analytics', { ...READY, 'GET /api/admin/analytics?days=30': { status: 500 } });
    expect(await screen.findByText('The analytics could not be loaded')).toBeTruthy();
  });
});

describe('the installation’s settings', () => {
  it('closes registration', async () => {
    const { callsTo } = renderApp('/admin?tab=settings', {
      ...READY,
      'PUT /api/admin/settings': { body: { ...SETTINGS, registrationOpen: false } },
    });
    fireEvent.click(await screen.findByRole('switch', { name: 'Registration open' }));
    expect(await screen.findByText('Registration Closed')).toBeTruthy();
    expect(await screen.findByText(/Registration is closed/)).toBeTruthy();
    expect(callsTo('PUT /api/admin/settings')[0]?.body).toEqual({ registrationOpen: false });
  });

  it('saves the quotas that were changed; empty means unlimited', async () => {
    const { callsTo } = renderApp('/admin?tab=settings', {
      ...READY,
      'PUT /api/admin/settings': { body: { ...SETTINGS, quotas: { free: 5, paid: null, enterprise: null } } },
    });
    fireEvent.change(await screen.findByLabelText('Free'), { target: { value: 'five' } });
    expect(screen.getByText('Whole numbers only')).toBeTruthy();
    expect(button('Save quotas')).toHaveProperty('disabled', true);
    fireEvent.change(screen.getByLabelText('Free'), { target: { value: '5' } });
    fireEvent.change(screen.getByLabelText('Paid'), { target: { value: '' } });
    fireEvent.click(button('Save quotas'));
    expect(await screen.findByText('Quotas Saved')).toBeTruthy();
    expect(callsTo('PUT /api/admin/settings')[0]?.body).toEqual({ quotas: { free: 5, paid: null } });
  });

  it('says whether AI and search are in use', async () => {
    renderApp('/admin?tab=settings', READY);
    expect((await screen.findByText('AI')).parentElement?.textContent).toMatch(/^AIOff.*built-in analyst/);
    expect(screen.getByText('Search').parentElement?.textContent).toBe('SearchOn · brave');
  });

  it('tells who did what to whom', async () => {
    const entry = { actorId: 'u1', actorEmail: 'ada@example.com', targetId: 'u2', targetEmail: 'mia@example.com', subject: null };
    renderApp('/admin?tab=settings', {
      ...READY,
      'GET /api/admin/audit-log?page=1&pageSize=20': {
        body: [{ id: 'a1', at: '2026-11-01T00:00:00Z', action: 'role-changed', ...entry, from: 'user', to: 'super_admin' }],
        headers: { 'x-total-count': '1' },
      },
    });
    expect(await screen.findByText('ada@example.com changed the role of mia@example.com from user to super admin')).toBeTruthy();
  });

  it('says that the log is empty', async () => {
    renderApp('/admin?tab=settings', READY);
    expect(await screen.findByText('No administrator has changed anything yet.')).toBeTruthy();
  });
});
