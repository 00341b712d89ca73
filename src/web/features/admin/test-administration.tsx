import { screen } from '@testing-library/react';
import type { AdminUser } from '#contracts/admin.ts';
import type { Role } from '#contracts/user.ts';
import { type Answers, SIGNED_IN, USER } from '../../test-app.tsx';

/** For tests: what the server answers to an administrator. */

export const VISITOR = { 'GET /api/auth/user': { status: 401, body: { message: 'Please sign in.' } } };
export const as = (role: Role) => ({ 'GET /api/auth/user': { body: { ...USER, role } } });
export const person = (fields: Partial<AdminUser>): AdminUser => ({
  id: 'x',
  email: 'x@example.com',
  firstName: 'Xeno',
  lastName: 'Ray',
  role: 'user',
  tier: 'free',
  isActive: true,
  hasSecondFactor: false,
  createdAt: '2026-03-05T12:00:00Z',
  ...fields,
});
export const MIA = person({ id: 'u2', email: 'mia@example.com', firstName: 'Mia', lastName: 'Ortiz' });
export const BOB = person({
  id: 'u3',
  email: 'bob@example.com',
  firstName: 'Bob',
  lastName: 'Keller',
  role: 'admin',
  tier: 'paid',
  isActive: false,
});
export const SUE = person({ id: 'u4', email: 'sue@example.com', firstName: 'Sue', lastName: 'Hahn', role: 'super_admin', createdAt: '' });
export const PEOPLE = [MIA, BOB, SUE];
export const FIRST_PAGE = 'GET /api/admin/users?sort=-createdAt&page=1&pageSize=25';
export const list = (users: AdminUser[], total = users.length) => ({ body: users, headers: { 'x-total-count': String(total) } });

export const counts = { analyses: 0, failures: 0, prompts: 0, exports: 0, aiCostUsd: 0 };
export const SETTINGS = {
  quotas: { free: 20, paid: 200, enterprise: null },
  registrationOpen: true,
  adminSecondFactor: false,
  mail: false,
  ai: { provider: null, model: null, inUse: false },
  search: { provider: 'brave', model: null, inUse: true },
};
export const READY: Answers = {
  ...SIGNED_IN,
  ...as('super_admin'),
  'GET /api/admin/stats': { body: { totalUsers: 1234, totalProjects: 56, activeUsers: 7, recentUsers: 8 } },
  [FIRST_PAGE]: list(PEOPLE),
  'GET /api/admin/invitations': { body: [] },
  'GET /api/admin/settings': { body: SETTINGS },
  'GET /api/admin/audit-log?page=1&pageSize=20': list([]),
  'GET /api/admin/analytics?days=30': {
    body: {
      days: [
        { day: '2026-11-01', ...counts, analyses: 4, failures: 1, prompts: 2, aiCostUsd: 0.05 },
        { day: '2026-11-02', ...counts },
      ],
      months: [{ month: '2026-11', ...counts, analyses: 40 }],
    },
  },
};
export const button = (name: string) => screen.getByRole('button', { name });
export const rowOf = (name: string) => screen.getByText(name).closest('tr') as HTMLElement;
