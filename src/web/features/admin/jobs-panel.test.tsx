import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AdminJob } from '#contracts/admin-jobs.ts';
import { type Answers, renderApp, SIGNED_IN, USER } from '../../test-app.tsx';

const job = (fields: Partial<AdminJob>): AdminJob => ({
  ...{ id: 'r1', projectId: 'p1', url: 'https://shop.example/', ownerEmail: 'mia@example.com', state: 'done', fault: false, error: null },
  ...{ attempts: 1, orderedAt: '2026-11-01T00:00:00Z', startedAt: null, endedAt: null, nextAttemptAt: null, timings: {} },
  ...fields,
});
const INTERNAL_ERROR = job({ id: 'r2', url: 'https://broken.example/', state: 'failed', fault: true, error: 'An internal error.' });
const list = (jobs: AdminJob[]) => ({ body: jobs, headers: { 'x-total-count': String(jobs.length) } });
const READY: Answers = {
  ...SIGNED_IN,
  'GET /api/auth/user': { body: { ...USER, role: 'admin' } },
  'GET /api/admin/stats': { body: { totalUsers: 1, totalProjects: 1, activeUsers: 1, recentUsers: 1 } },
  'GET /api/admin/jobs?page=1&pageSize=25': list([job({ timings: { crawl: 2_100, audit: 300 } }), INTERNAL_ERROR]),
  'GET /api/admin/jobs?state=failed&page=1&pageSize=25': list([INTERNAL_ERROR]),
};

describe('the jobs', () => {
  it('show state, owner, stages and reason, and can be narrowed to those that failed', async () => {
    renderApp('/admin?tab=jobs', READY);
    expect(await screen.findByText('Stages: crawl 2.1 s, audit 0.3 s')).toBeTruthy();
    expect(screen.getByText('An internal error.')).toBeTruthy();
    expect(screen.getAllByText(/requested by mia@example.com/)).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('State'), { target: { value: 'failed' } });
    expect(await screen.findByText('1 analysis')).toBeTruthy();
    expect(screen.queryByText('https://shop.example/')).toBeNull();
  });

  it('can be tried again where they failed, and only there', async () => {
    const { callsTo } = renderApp('/admin?tab=jobs', {
      ...READY,
      'POST /api/admin/jobs/r2/retry': { status: 202, body: job({ id: 'r3', state: 'waiting' }) },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry https://broken.example/' }));
    expect(screen.queryByRole('button', { name: 'Retry https://shop.example/' })).toBeNull();
    await expect.poll(() => callsTo('POST /api/admin/jobs/r2/retry')).toHaveLength(1);
  });

  it('say why a second try was refused', async () => {
    renderApp('/admin?tab=jobs', {
      ...READY,
      'POST /api/admin/jobs/r2/retry': { status: 409, body: { message: 'This project is already being analyzed.' } },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Retry https://broken.example/' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This project is already being analyzed.');
  });

  it('say that there are none', async () => {
    renderApp('/admin?tab=jobs', { ...READY, 'GET /api/admin/jobs?page=1&pageSize=25': list([]) });
    expect(await screen.findByText('There is no such analysis.')).toBeTruthy();
  });
});
