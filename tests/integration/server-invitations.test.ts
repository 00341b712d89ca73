import { describe, expect, it } from 'vitest';
import { setRole } from '#database/accounts/users.ts';
import { saveSetting } from '#database/settings.ts';
import { buildTestApp, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const WEEK_MS = 7 * 86_400_000;
const NAMES = { firstName: 'Ivy', lastName: 'Invited', phoneNumber: '01947 555 0142' };
let skippedMs = 0;
const test = openTestApp({ enqueueMail: null, now: () => new Date(Date.now() + skippedMs) });

type Client = Awaited<ReturnType<typeof signUp>>;

async function administrator(role: 'admin' | 'super_admin' = 'super_admin'): Promise<Client> {
  const client = await signUp(test.app);
  await setRole(test.database.db, client.user.id, role);
  return client;
}

async function invite(admin: Client, email: string, role?: string) {
  const answer = await admin.call('POST', '/api/admin/invitations', { email, ...(role && { role }) });
  const { link, id } = answer.json<{ link: string; id: string }>();
  return { status: answer.statusCode, id, link, token: new URL(link ?? '/', 'http://here').searchParams.get('token') ?? '' };
}

const accept = (token: string, password = 'a whole new password') =>
  createClient(test.app).call('POST', '/api/auth/accept-invitation', { token, ...NAMES, password, confirmPassword: password });

describe('an invitation', () => {
  it('opens an account although registration is closed, with the role it names, and is over then', async () => {
    const boss = await administrator();
    await saveSetting(test.database.db, 'registrationOpen', false);
    const { status, link, token } = await invite(boss, ' Guest@Example.com ', 'admin');
    expect([status, link]).toEqual([201, expect.stringMatching(/^\/invitation\?token=[\w-]{43}$/)]);
    const guest = createClient(test.app);
    expect((await guest.call('POST', '/api/auth/invitation', { token })).json()).toEqual({ email: 'guest@example.com' });
    const answer = await guest.call('POST', '/api/auth/accept-invitation', { token, ...NAMES, password: 'a whole new password' });
    expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ email: 'guest@example.com', role: 'admin' })]);
    expect((await guest.call('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await boss.call('GET', '/api/admin/invitations')).json()).toEqual([]);
    expect((await accept(token)).statusCode).toBe(400);
    await saveSetting(test.database.db, 'registrationOpen', null);
  });

  it('is listed, replaced by a newer one, and useless once revoked', async () => {
    const boss = await administrator();
    const first = await invite(boss, 'listed@example.com');
    const second = await invite(boss, 'listed@example.com');
    const list = (await boss.call('GET', '/api/admin/invitations')).json<{ id: string; email: string; invitedBy: string }[]>();
    expect(list.map(({ id, email, invitedBy }) => [id, email, invitedBy])).toEqual([[second.id, 'listed@example.com', boss.user.email]]);
    expect(JSON.stringify(list)).not.toContain('token');
    expect((await accept(first.token)).statusCode).toBe(400);
    expect((await boss.call('DELETE', `/api/admin/invitations/${second.id}`)).statusCode).toBe(204);
    expect((await accept(second.token)).statusCode).toBe(400);
    expect((await boss.call('DELETE', `/api/admin/invitations/${second.id}`)).statusCode).toBe(404);
  });

  it('ends after a week', async () => {
    const boss = await administrator();
    const { token } = await invite(boss, 'late@example.com');
    skippedMs = WEEK_MS - 60_000;
    const sees = await createClient(test.app).call('POST', '/api/auth/invitation', { token });
    skippedMs = WEEK_MS + 60_000;
    const late = await accept(token);
    skippedMs = 0;
    expect([sees.statusCode, late.statusCode]).toEqual([200, 400]);
  });

  it('of an admin is for super admins; one of a demoted admin is void', async () => {
    const admin = await administrator('admin');
    expect((await invite(admin, 'boss-to-be@example.com', 'admin')).status).toBe(403);
    const { token } = await invite(admin, 'plain@example.com');
    await setRole(test.database.db, admin.user.id, 'user');
    expect((await accept(token)).statusCode).toBe(400);
    await setRole(test.database.db, admin.user.id, 'admin');
    expect((await accept(token)).statusCode).toBe(201);
  });

  it('is refused for an address with an account, and over once the address registers by itself', async () => {
    const boss = await administrator();
    expect((await invite(boss, boss.user.email)).status).toBe(409);
    const { token } = await invite(boss, 'alone@example.com');
    await signUp(test.app, 'alone@example.com');
    expect((await boss.call('GET', '/api/admin/invitations')).body).not.toContain('alone@example.com');
    expect((await accept(token)).statusCode).toBe(400);
  });

  it('is noted in the log, about the account once there is one, without the address once that is deleted', async () => {
    const boss = await administrator();
    const { token } = await invite(boss, 'logged@example.com');
    const guest = createClient(test.app);
    const { id } = (await guest.call('POST', '/api/auth/accept-invitation', { token, ...NAMES, password: 'a whole new password' })).json();
    const entry = async () => (await boss.call('GET', '/api/admin/audit-log')).json<Record<string, unknown>[]>()[0];
    expect(await entry()).toMatchObject({ action: 'invited', targetId: id, targetEmail: 'logged@example.com', subject: 'user' });
    await guest.call('DELETE', '/api/account', { password: 'a whole new password' });
    expect(await entry()).toMatchObject({ action: 'invited', targetId: id, targetEmail: null });
  });

  it('goes by mail where mail is sent, without showing the link', async () => {
    const mailing = await buildTestApp(test.database);
    const boss = await signUp(mailing.app);
    await setRole(test.database.db, boss.user.id, 'admin');
    const answer = await boss.call('POST', '/api/admin/invitations', { email: 'by-mail@example.com' });
    const { id, link } = answer.json();
    expect([link, mailing.mails.at(-1)]).toEqual([null, { kind: 'invitation', invitationId: id }]);
    await mailing.app.close();
  });
});
