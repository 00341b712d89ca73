import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AdminAnalytics,
  AdminSettings,
  AdminStats,
  AdminUser,
  type AdminUserChange,
  AdminUserList,
  type AuditEntry,
  AuditLog,
} from '#contracts/admin.ts';
import type { Role } from '#contracts/user.ts';
import { addUsage } from '#database/accounts/usage.ts';
import { findCredentials, setRole } from '#database/accounts/users.ts';
import { analyzedProject, type Client, createClient, registration, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

type Person = Awaited<ReturnType<typeof signUp>>;

const test = openTestApp();
let boss: Person;
let admin: Person;
beforeAll(async () => {
  boss = await signUp(test.app, 'boss@example.com');
  admin = await member('admin');
});

async function member(role: Role = 'user'): Promise<Person> {
  const person = await signUp(test.app);
  if (role !== 'user') await setRole(test.database.db, person.user.id, role);
  return person;
}
const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
const change = (by: Client, id: string, body: AdminUserChange) => by.call('PUT', `/api/admin/users/${id}`, body);
const reset = (by: Client, id: string, newPassword = 'a whole new password') =>
  by.call('POST', `/api/admin/users/${id}/reset-password`, { newPassword });
const newest = async (): Promise<AuditEntry | undefined> => AuditLog.parse((await boss.call('GET', '/api/admin/audit-log')).json())[0];

describe('the list of accounts', () => {
  const people = [
    ['zoe@list.example', 'Zoë', 'Abel'],
    ['carl@list.example', 'carl', 'Cook'],
    ['ann@list.example', 'Ann', 'cook'],
  ] as const;
  beforeAll(async () => {
    for (const [email, firstName, lastName] of people)
      await createClient(test.app).call('POST', '/api/auth/register', { ...registration(email), firstName, lastName });
  });
  const list = async (query: string) => {
    const answer = await admin.call('GET', `/api/admin/users${query}`);
    return { names: AdminUserList.parse(answer.json()).map((user) => user.email.split('@')[0]), total: answer.headers['x-total-count'] };
  };

  it('is a plain list, newest first, without private fields', async () => {
    const answer = await admin.call('GET', '/api/admin/users');
    const users = AdminUserList.parse(answer.json());
    expect(users.slice(0, 3).map((user) => user.email)).toEqual([...people].reverse().map(([email]) => email));
    expect(answer.headers['x-total-count']).toBe(String(users.length));
    expect(Object.keys(users[0] ?? {}).sort()).toEqual(Object.keys(AdminUser.shape).sort());
  });

  it.each([
    ['by a part of the address, in any case of letters', '?search=LIST.exam', ['ann', 'carl', 'zoe']],
    ['by all words of a name', '?search=cook%20ann', ['ann']],
    ['by letters beyond ASCII', '?search=zoë', ['zoe']],
    ['by signs that mean something elsewhere, as they are', '?search=%25', []],
    ['by blanks alone: everybody', '?search=%20&pageSize=1', ['ann']],
  ])('is searched %s', async (_how, query, names) => {
    expect((await list(query)).names).toEqual(names);
  });

  it.each([
    ['name', ['zoe', 'ann', 'carl']],
    ['-name', ['carl', 'ann', 'zoe']],
    ['email', ['ann', 'carl', 'zoe']],
    ['createdAt', ['zoe', 'carl', 'ann']],
  ])('is sorted by %s', async (sort, names) => {
    expect((await list(`?search=list.example&sort=${sort}`)).names).toEqual(names);
  });

  it('sorts roles by what they may do', async () => {
    const answer = await admin.call('GET', '/api/admin/users?sort=-role&pageSize=2');
    expect(AdminUserList.parse(answer.json()).map((user) => user.role)).toEqual(['super_admin', 'admin']);
  });

  it('comes in pages, and says how many there are in all', async () => {
    expect(await list('?search=list.example&sort=email&pageSize=2')).toEqual({ names: ['ann', 'carl'], total: '3' });
    expect(await list('?search=list.example&sort=email&pageSize=2&page=2')).toEqual({ names: ['zoe'], total: '3' });
    expect(await list('?search=list.example&page=9')).toEqual({ names: [], total: '3' });
  });

  it.each(['?page=0', '?page=x', '?pageSize=501', '?sort=password', '?search=a&search=b', '?order=email', `?search=${'x'.repeat(201)}`])(
    'refuses %s',
    async (query) => {
      expect((await admin.call('GET', `/api/admin/users${query}`)).statusCode).toBe(400);
    },
  );
});

describe('changing an account', () => {
  it('gives role and tier, seen by the person on the next call, and writes both down', async () => {
    const person = await member();
    const answer = await change(admin, person.user.id, { role: 'admin', tier: 'paid' });
    expect(AdminUser.parse(answer.json())).toMatchObject({ id: person.user.id, role: 'admin', tier: 'paid' });
    expect((await person.call('GET', '/api/auth/user')).json()).toMatchObject({ role: 'admin', tier: 'paid' });
    const log = AuditLog.parse((await boss.call('GET', '/api/admin/audit-log?pageSize=2')).json());
    const who = { actorEmail: admin.user.email, targetId: person.user.id, targetEmail: person.user.email };
    expect(log).toMatchObject([
      { ...who, action: 'tier-changed', from: 'free', to: 'paid' },
      { ...who, action: 'role-changed', from: 'user', to: 'admin' },
    ]);
  });

  it('takes administration away at once', async () => {
    const person = await member('admin');
    expect((await person.call('GET', '/api/admin/stats')).statusCode).toBe(200);
    await change(boss, person.user.id, { role: 'user' });
    expect((await person.call('GET', '/api/admin/stats')).statusCode).toBe(403);
    expect((await person.call('GET', '/api/projects')).statusCode).toBe(200);
  });

  it('deactivates: sessions end, signing in is refused, and activating brings none of them back', async () => {
    const person = await member();
    expect((await change(admin, person.user.id, { isActive: false })).json()).toMatchObject({ isActive: false });
    expect((await person.call('GET', '/api/projects')).statusCode).toBe(401);
    await change(admin, person.user.id, { isActive: true });
    expect((await person.call('GET', '/api/projects')).statusCode).toBe(401);
    expect((await newest())?.action).toBe('activated');
  });

  it.each<[string, Role, Role, AdminUserChange]>([
    ['an admin makes a super admin', 'admin', 'user', { role: 'super_admin' }],
    ['an admin demotes an admin', 'admin', 'admin', { role: 'user' }],
    ['an admin demotes a super admin', 'admin', 'super_admin', { role: 'user' }],
    ['an admin deactivates an admin', 'admin', 'admin', { isActive: false }],
    ['an admin deactivates a super admin', 'admin', 'super_admin', { isActive: false }],
    ['an admin makes a super admin and gives a tier with it', 'admin', 'user', { tier: 'enterprise', role: 'super_admin' }],
  ])('is refused when %s, whole and unwritten', async (_what, actorRole, targetRole, body) => {
    const [actor, target] = [await member(actorRole), await member(targetRole)];
    const before = await newest();
    const answer = await change(actor, target.user.id, body);
    expect(answer.statusCode).toBe(403);
    expect(message(answer)).toContain('super admin');
    expect((await findCredentials(test.database.db, target.user.id))?.user).toMatchObject({
      role: targetRole,
      tier: 'free',
      isActive: true,
    });
    expect(await newest()).toEqual(before);
  });

  it('lets an admin change the tier of an admin whose form also sends the role as it is', async () => {
    const target = await member('admin');
    expect((await change(admin, target.user.id, { role: 'admin', tier: 'paid', isActive: true })).statusCode).toBe(200);
  });

  it('lets nobody deactivate themselves', async () => {
    expect((await change(boss, boss.user.id, { isActive: false })).statusCode).toBe(403);
  });

  it('keeps the last super admin who can sign in', async () => {
    await test.database.query("update users set is_active = false where role = 'super_admin' and email <> 'boss@example.com'");
    const answer = await change(boss, boss.user.id, { role: 'user' });
    expect([answer.statusCode, message(answer)]).toEqual([409, 'This is the last super admin. Make another user super admin first.']);
    expect((await boss.call('GET', '/api/auth/user')).json().role).toBe('super_admin');
  });

  it.each([
    [{}, 'There is nothing to change.'],
    [{ role: 'owner' }, '"role" must be one of: user, admin, super_admin.'],
    [{ isActive: 'no' }, '"isActive" must be of type boolean.'],
    [{ password: 'a whole new password' }, 'Unknown field: password.'],
    [{ permissions: ['all'] }, 'Unknown field: permissions.'],
  ])('refuses %j', async (body, sentence) => {
    const answer = await change(boss, (await member()).user.id, body as AdminUserChange);
    expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
  });

  it('of nobody is a 404', async () => {
    expect((await change(boss, 'nobody', { tier: 'paid' })).statusCode).toBe(404);
  });
});

describe('a new password by an administrator', () => {
  it('ends the sessions, is the one to sign in with, and is written down without the password', async () => {
    const person = await member();
    const answer = await reset(admin, person.user.id);
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Password reset successfully' }]);
    expect((await person.call('GET', '/api/projects')).statusCode).toBe(401);
    const login = (password: string) => createClient(test.app).call('POST', '/api/auth/login', { email: person.user.email, password });
    expect((await login('correct horse battery')).statusCode).toBe(401);
    expect((await login('a whole new password')).statusCode).toBe(200);
    expect(await newest()).toMatchObject({ action: 'password-reset', targetEmail: person.user.email, from: null, to: null });
  });

  it.each<[Role, Role, number]>([
    ['admin', 'user', 200],
    ['admin', 'admin', 403],
    ['admin', 'super_admin', 403],
    ['super_admin', 'admin', 200],
    ['super_admin', 'super_admin', 200],
  ])('by an %s of a %s: %d', async (actorRole, targetRole, status) => {
    const [actor, target] = [await member(actorRole), await member(targetRole)];
    expect((await reset(actor, target.user.id)).statusCode).toBe(status);
    expect((await target.call('GET', '/api/projects')).statusCode).toBe(status === 200 ? 401 : 200);
  });

  it.each([
    ['short', 'Password must be at least 8 characters'],
    ['password123', 'This password is too common. Please choose another one.'],
  ])('is refused when it is %s', async (password, sentence) => {
    const answer = await reset(admin, (await member()).user.id, password);
    expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
  });
});

describe('deleting an account', () => {
  it('deletes what is theirs, ends their sessions, and keeps the name in the log', async () => {
    const person = await member();
    await analyzedProject(test, person);
    expect((await admin.call('DELETE', `/api/admin/users/${person.user.id}`)).statusCode).toBe(204);
    expect((await person.call('GET', '/api/projects')).statusCode).toBe(401);
    const { rows } = await test.database.query('select 1 from projects where user_id = $1', [person.user.id]);
    expect(rows).toEqual([]);
    expect(await newest()).toMatchObject({ action: 'user-deleted', actorId: admin.user.id, targetEmail: person.user.email });
    expect((await admin.call('DELETE', `/api/admin/users/${person.user.id}`)).statusCode).toBe(404);
  });

  it.each<Role>(['admin', 'super_admin'])('is refused for the role %s, for every actor', async (role) => {
    const target = await member(role);
    for (const actor of [boss, admin]) expect((await actor.call('DELETE', `/api/admin/users/${target.user.id}`)).statusCode).toBe(403);
    expect(await findCredentials(test.database.db, target.user.id)).not.toBeNull();
  });
});

describe('cards and charts', () => {
  it('count what is there', async () => {
    const before = AdminStats.parse((await admin.call('GET', '/api/admin/stats')).json());
    const person = await member();
    await analyzedProject(test, person);
    const after = AdminStats.parse((await admin.call('GET', '/api/admin/stats')).json());
    expect(after).toEqual({
      ...{ totalUsers: before.totalUsers + 1, totalProjects: before.totalProjects + 1 },
      ...{ activeUsers: before.activeUsers + 1, recentUsers: before.recentUsers + 1 },
    });
  });

  it('show every day and month without gaps, this one last, with what was done and what it cost', async () => {
    const read = async () => AdminAnalytics.parse((await admin.call('GET', '/api/admin/analytics?days=14')).json());
    const before = await read();
    expect([before.days.length, before.months.length]).toEqual([14, 12]);
    const person = await member();
    await addUsage(test.database.db, { userId: person.user.id, action: 'prompt_generation', at: new Date(), aiCostUsd: 0.125 });
    const run = await person.call('POST', '/api/analyze', { url: 'down.example' }, { prefer: 'respond-async' });
    expect(run.statusCode).toBe(202);
    await test.worker.fail(await test.worker.take(), 'It did not answer.');
    const after = await read();
    const [was, is] = [before.days.at(-1), after.days.at(-1)];
    expect(is?.day).toBe(new Date().toISOString().slice(0, 10));
    expect(is).toMatchObject({ prompts: (was?.prompts ?? 0) + 1, failures: (was?.failures ?? 0) + 1, analyses: was?.analyses });
    expect(is?.aiCostUsd).toBeCloseTo((was?.aiCostUsd ?? 0) + 0.125);
    expect(after.months.at(-1)?.month).toBe(is?.day.slice(0, 7));
    expect(after.months.at(-1)?.prompts).toBe((before.months.at(-1)?.prompts ?? 0) + 1);
  });

  it.each(['?days=0', '?days=9999', '?days=x', '?months=3'])('refuse %s', async (query) => {
    expect((await admin.call('GET', `/api/admin/analytics${query}`)).statusCode).toBe(400);
  });
});

describe('the settings of the installation', () => {
  const read = async () => AdminSettings.parse((await admin.call('GET', '/api/admin/settings')).json());
  const save = (body: unknown) => admin.call('PUT', '/api/admin/settings', body);
  beforeEach(async () => {
    await test.database.query('delete from settings');
  });

  it('are what the environment gives until they are changed, with the services that are set up', async () => {
    expect(await read()).toEqual({
      ...{ quotas: { free: 500, paid: 200, enterprise: null }, registrationOpen: true, adminSecondFactor: false, mail: true },
      ...{ ai: { provider: null, model: null, inUse: false }, search: { provider: 'searxng', model: null, inUse: true } },
    });
  });

  it('take quotas, in force for the next analysis, and write each change down', async () => {
    expect((await save({ quotas: { free: 0, paid: null, enterprise: null } })).json()).toMatchObject({
      quotas: { free: 0, paid: null, enterprise: null },
    });
    const person = await member();
    expect((await person.call('POST', '/api/analyze', { url: 'a.example' })).statusCode).toBe(429);
    expect((await person.call('GET', '/api/usage')).json().analyses).toEqual({ used: 0, limit: 0 });
    const log = AuditLog.parse((await boss.call('GET', '/api/admin/audit-log?pageSize=2')).json());
    expect(log).toMatchObject([
      { action: 'quota-changed', subject: 'paid', from: '200', to: 'unlimited', targetId: null },
      { action: 'quota-changed', subject: 'free', from: '500', to: '0', actorEmail: admin.user.email },
    ]);
  });

  it('close and open registration', async () => {
    await save({ registrationOpen: false });
    const closed = await createClient(test.app).call('POST', '/api/auth/register', registration('closed@example.com'));
    expect(closed.statusCode).toBe(403);
    expect(await newest()).toMatchObject({ action: 'registration-changed', from: 'open', to: 'closed' });
    await save({ registrationOpen: true });
    expect((await createClient(test.app).call('POST', '/api/auth/register', registration('opened@example.com'))).statusCode).toBe(201);
  });

  it.each([
    {},
    { quotas: {} },
    { quotas: { free: -1 } },
    { quotas: { free: 1.5 } },
    { quotas: { gold: 1 } },
    { registrationOpen: 'yes' },
    { ai: {} },
  ])('refuse %j', async (body) => {
    expect((await save(body)).statusCode).toBe(400);
    expect(await read()).toMatchObject({ quotas: { free: 500 }, registrationOpen: true });
  });
});

it('the log comes in pages, newest first', async () => {
  const person = await member();
  for (const tier of ['paid', 'enterprise', 'free'] as const) await change(admin, person.user.id, { tier });
  const page = async (number: number) => {
    const answer = await admin.call('GET', `/api/admin/audit-log?pageSize=2&page=${number}`);
    return { to: AuditLog.parse(answer.json()).map((entry) => entry.to), total: Number(answer.headers['x-total-count']) };
  };
  expect((await page(1)).to).toEqual(['free', 'enterprise']);
  expect((await page(2)).to[0]).toBe('paid');
  expect((await page(1)).total).toBeGreaterThan(3);
});
