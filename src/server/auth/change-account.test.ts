import { describe, expect, it } from 'vitest';
import type { AdminUserChange } from '#contracts/admin.ts';
import type { User } from '#contracts/user.ts';
import type { Db } from '#database/schema.ts';
import { changeAccount } from './change-account.ts';

const account = (id: string, role: User['role'], more: Partial<User> = {}) => ({ id, role, tier: 'free', isActive: true, ...more }) as User;
const admin = account('a', 'admin');
const superAdmin = account('s', 'super_admin');
const user = account('u', 'user');
/** Every access to the database fails: a refusal must come before the first write. */
const noDatabase = {} as Db;
const change = (actor: User | null, target: User | null, wanted: AdminUserChange) =>
  changeAccount(noDatabase, { actor, target, change: wanted });

describe('changing an account', () => {
  it.each<[string, User | null, User | null, AdminUserChange]>([
    ['by a user', user, account('v', 'user'), { tier: 'paid' }],
    ['by a deactivated admin', account('a', 'admin', { isActive: false }), user, { tier: 'paid' }],
    ['by an account deleted meanwhile', null, user, { tier: 'paid' }],
    ['to super admin by an admin', admin, user, { role: 'super_admin' }],
    ['of an admin by an admin', admin, account('b', 'admin'), { role: 'user' }],
    ['that deactivates an admin by an admin', admin, account('b', 'admin'), { isActive: false }],
    ['that deactivates oneself', superAdmin, superAdmin, { isActive: false }],
  ])('refuses a change %s', async (_what, actor, target, wanted) => {
    await expect(change(actor, target, wanted)).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('finds no account to change', async () => {
    await expect(change(admin, null, { tier: 'paid' })).rejects.toMatchObject({ code: 'not-found' });
  });

  it('writes nothing where nothing changes', async () => {
    expect(await change(admin, user, { role: 'user', tier: 'free', isActive: true })).toBe(user);
  });
});
