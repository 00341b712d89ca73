import { describe, expect, it } from 'vitest';
import { AccountSessionList } from '#contracts/account.ts';
import { AuditLog } from '#contracts/admin.ts';
import { User } from '#contracts/user.ts';
import { setRole } from '#database/accounts/users.ts';
import { analyzedProject, buildTestApp, createClient, registration, signUp } from './build-test-app.ts';
import { describeOnBothDatabases } from './databases.ts';
import { useApp } from './use-app.ts';

const PASSWORD = 'correct horse battery';
const CHANGE = { currentPassword: PASSWORD, newPassword: 'another horse battery', confirmPassword: 'another horse battery' };
const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;

describeOnBothDatabases('the own account', (open) => {
  const given = useApp(open);
  const signIn = async (email: string, password = PASSWORD, headers: Record<string, string> = {}) => {
    const client = createClient(given.test.app);
    const answer = await client.call('POST', '/api/auth/login', { email, password }, headers);
    return { ...client, status: answer.statusCode };
  };

  describe('names and phone number', () => {
    it('are changed one by one', async () => {
      const person = await signUp(given.test.app);
      const answer = await person.call('PATCH', '/api/account', { firstName: '  Augusta ', phoneNumber: '+1 555' });
      expect(User.parse(answer.json())).toEqual({ ...person.user, firstName: 'Augusta', phoneNumber: '+1 555' });
      expect((await person.call('GET', '/api/auth/user')).json()).toEqual(answer.json());
    });

    it.each([
      [{}, 'There is nothing to change.'],
      [{ firstName: ' ' }, 'First name is required'],
      [{ lastName: 'gnp.\u202eexe' }, 'Last name contains a character that cannot be stored.'],
      [{ email: 'new@example.com' }, 'Unknown field: email.'],
      [{ role: 'admin' }, 'Unknown field: role.'],
      [{ tier: 'enterprise' }, 'Unknown field: tier.'],
    ])('refuse %j', async (body, sentence) => {
      const person = await signUp(given.test.app);
      const answer = await person.call('PATCH', '/api/account', body);
      expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
      expect((await person.call('GET', '/api/auth/user')).json()).toEqual(person.user);
    });
  });

  describe('a new password', () => {
    it('keeps this session under a new id and ends the others', async () => {
      const person = await signUp(given.test.app);
      const elsewhere = await signIn(person.user.email);
      const before = new Map(person.jar);
      expect((await person.call('POST', '/api/account/password', CHANGE)).statusCode).toBe(200);
      expect((await person.call('GET', '/api/projects')).statusCode).toBe(200);
      expect((await elsewhere.call('GET', '/api/projects')).statusCode).toBe(401);
      for (const [name, value] of before) elsewhere.jar.set(name, value);
      expect((await elsewhere.call('GET', '/api/projects')).statusCode).toBe(401);
      expect((await signIn(person.user.email)).status).toBe(401);
      expect((await signIn(person.user.email, CHANGE.newPassword)).status).toBe(200);
    });

    it.each([
      ['the current one is wrong', { currentPassword: 'wrong' }, 403, 'This is not your current password.'],
      ['it is short', { newPassword: 'short', confirmPassword: 'short' }, 400, 'Password must be at least 8 characters'],
      ['the two differ', { confirmPassword: 'different' }, 400, "Passwords don't match"],
      ['it is common', { newPassword: 'Qwerty123', confirmPassword: 'Qwerty123' }, 400, /too common/],
    ])('is refused when %s', async (_what, change, status, sentence) => {
      const person = await signUp(given.test.app);
      const answer = await person.call('POST', '/api/account/password', { ...CHANGE, ...change });
      expect([answer.statusCode, message(answer)]).toEqual([status, expect.stringMatching(sentence)]);
      expect((await signIn(person.user.email)).status).toBe(200);
    });

    it('can’t be guessed at from a stolen session', async () => {
      const strict = await buildTestApp(given.database, { settings: { rateLimitFactor: 1 } });
      const person = await signUp(strict.app);
      const statuses = [];
      for (let i = 0; i < 12; i += 1)
        statuses.push((await person.call('POST', '/api/account/password', { ...CHANGE, currentPassword: `guess ${i}` })).statusCode);
      expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
      await strict.app.close();
    });

    it('is not common at registration either', async () => {
      const common = { ...registration('common@example.com'), password: 'Password123', confirmPassword: 'Password123' };
      const answer = await createClient(given.test.app).call('POST', '/api/auth/register', common);
      expect([answer.statusCode, message(answer)]).toEqual([400, expect.stringMatching(/too common/)]);
    });
  });

  describe('sessions', () => {
    const AGENT = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

    it('are listed, the current one first, without their secret ids', async () => {
      const person = await signUp(given.test.app);
      await signIn(person.user.email, PASSWORD, AGENT);
      const answer = await person.call('GET', '/api/account/sessions');
      const list = AccountSessionList.parse(answer.json());
      expect(list.map(({ isCurrent, browser }) => ({ isCurrent, browser }))).toEqual([
        { isCurrent: true, browser: null },
        { isCurrent: false, browser: 'Firefox on Linux' },
      ]);
      expect(Date.now() - Date.parse(list[0]?.signedInAt ?? '')).toBeLessThan(60_000);
      const { rows } = await given.database.query("select sid from sessions where sess ->> 'userId' = $1", [person.user.id]);
      for (const { sid } of rows) expect(answer.body).not.toContain(String(sid));
    });

    it('are ended one at a time or all others at once', async () => {
      const person = await signUp(given.test.app);
      const [a, b, c] = [await signIn(person.user.email), await signIn(person.user.email), await signIn(person.user.email)];
      const list = async () => AccountSessionList.parse((await person.call('GET', '/api/account/sessions')).json());
      const other = (await b.call('GET', '/api/account/sessions')).json<{ id: string }[]>()[0];
      expect((await person.call('DELETE', `/api/account/sessions/${other?.id}`)).statusCode).toBe(204);
      expect((await b.call('GET', '/api/projects')).statusCode).toBe(401);
      expect(await list()).toHaveLength(3);
      expect((await person.call('DELETE', '/api/account/sessions')).json()).toEqual({ ended: 2 });
      for (const gone of [a, c]) expect((await gone.call('GET', '/api/projects')).statusCode).toBe(401);
      expect((await list()).map((one) => one.isCurrent)).toEqual([true]);
      expect((await person.call('DELETE', `/api/account/sessions/${(await list())[0]?.id}`)).statusCode).toBe(204);
      expect((await person.call('GET', '/api/projects')).statusCode).toBe(401);
    });

    it('of another user are not there', async () => {
      const [person, other] = [await signUp(given.test.app), await signUp(given.test.app)];
      const id = (await other.call('GET', '/api/account/sessions')).json<{ id: string }[]>()[0]?.id;
      expect((await person.call('DELETE', `/api/account/sessions/${id}`)).statusCode).toBe(404);
      expect((await other.call('GET', '/api/projects')).statusCode).toBe(200);
    });
  });

  describe('deleting it', () => {
    it('requires the password, deletes everything, and leaves no name in the log', async () => {
      const [person, boss] = [await signUp(given.test.app), await signUp(given.test.app)];
      await setRole(given.database.db, boss.user.id, 'super_admin');
      await boss.call('PUT', `/api/admin/users/${person.user.id}`, { tier: 'paid' });
      await analyzedProject(given.test, person);
      expect((await person.call('DELETE', '/api/account', { password: 'wrong' })).statusCode).toBe(403);
      expect((await person.call('DELETE', '/api/account', { password: PASSWORD })).statusCode).toBe(204);
      expect(person.jar.size).toBe(0);
      expect((await signIn(person.user.email)).status).toBe(401);
      const { rows } = await given.database.query('select 1 from projects where user_id = $1', [person.user.id]);
      expect(rows).toEqual([]);
      const entry = AuditLog.parse((await boss.call('GET', '/api/admin/audit-log')).json()).find((one) => one.targetId === person.user.id);
      expect(entry).toMatchObject({ action: 'tier-changed', targetEmail: null, actorEmail: boss.user.email });
    });

    it.each(['admin', 'super_admin'] as const)('is refused to a person with the role %s', async (role) => {
      const person = await signUp(given.test.app);
      await setRole(given.database.db, person.user.id, role);
      const answer = await person.call('DELETE', '/api/account', { password: PASSWORD });
      expect(answer.statusCode).toBe(403);
      expect((await person.call('GET', '/api/projects')).statusCode).toBe(200);
    });
  });

  it('is downloaded as one JSON file, without other users’ data or any hash', async () => {
    const [person, other] = [await signUp(given.test.app), await signUp(given.test.app)];
    const [first, second] = [await analyzedProject(given.test, person), await analyzedProject(given.test, person, 'second.example')];
    const foreign = await analyzedProject(given.test, other);
    await person.call('POST', `/api/projects/${first}/export`, { builderName: 'wix', notes: 'mine' });
    const answer = await person.call('GET', '/api/account/export');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="sitebrief-\d{4}-\d\d-\d\d\.json"$/);
    const data = answer.json();
    expect(data.account).toEqual(person.user);
    expect(data.builderConnections).toHaveLength(6);
    expect(data.projects.map((project: { id: string }) => project.id)).toEqual([second, first]);
    expect(data.projects[1]).toMatchObject({ businessAnalysis: { business_name: 'Harbour Bakery' }, exports: [{ notes: 'mine' }] });
    expect(data.usage).toContainEqual({ month: expect.any(String), action: 'export', count: 1 });
    expect(answer.body).not.toContain(foreign);
    expect(answer.body).not.toContain('argon2');
    expect((await (await signUp(given.test.app)).call('GET', '/api/account/export')).json().projects).toEqual([]);
  });
});
