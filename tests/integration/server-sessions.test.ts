// Sessions on both databases: what ends them, also at the moment something else writes them.
import { describe, expect, it } from 'vitest';
import { deleteSession, deleteSessionsOf, listSessionsOf } from '#database/accounts/sessions.ts';
import { setActive, setPassword } from '#database/accounts/users.ts';
import { MAX_SESSIONS } from '#server/auth/session-limit.ts';
import { buildTestApp, createClient, signUp } from './build-test-app.ts';
import { describeOnBothDatabases } from './databases.ts';
import { useApp } from './use-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describeOnBothDatabases('sessions', (open) => {
  const given = useApp(open);

  it('are kept, found again by another process, and ended by signing out', async () => {
    const person = await signUp(given.test.app);
    const other = await buildTestApp(given.database);
    const elsewhere = createClient(other.app);
    for (const [name, value] of person.jar) elsewhere.jar.set(name, value);
    expect((await elsewhere.call('GET', '/api/auth/user')).json()).toEqual(person.user);
    await elsewhere.call('POST', '/api/auth/logout');
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
    await other.app.close();
  });

  it('are prolonged in the table, and end after 90 days however often they are used', async () => {
    let time = Date.now();
    const aged = await buildTestApp(given.database, { now: () => new Date(time) });
    const person = await signUp(aged.app);
    const freshAt = async () => (await listSessionsOf(given.database.db, person.user.id, new Date(0)))[0]?.data.freshAt;
    const began = await freshAt();
    time += 2 * HOUR;
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(200);
    expect(await freshAt()).toBe(Number(began) + 2 * HOUR);
    time += 88 * DAY;
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(200);
    time += 2 * DAY;
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
    await aged.app.close();
  });

  it('are fifty at most: a further sign-in ends the one that was unused for longest, and nobody else’s', async () => {
    let time = Date.now();
    const app = await buildTestApp(given.database, { now: () => new Date(time) });
    const [first, other] = [await signUp(app.app), await signUp(app.app)];
    const signIn = async () => {
      const client = createClient(app.app);
      await client.call('POST', '/api/auth/login', { email: first.user.email, password: 'correct horse battery' });
      return client;
    };
    const clients = [];
    for (let i = 0; i < MAX_SESSIONS - 1; i += 1) {
      time += 1000;
      clients.push(await signIn());
    }
    // The first one is used again, so that the second is the oldest now.
    time += 2 * HOUR;
    expect((await first.call('GET', '/api/auth/user')).statusCode).toBe(200);
    clients.push(await signIn());
    const statuses = [];
    for (const client of [first, ...clients, other]) statuses.push((await client.call('GET', '/api/auth/user')).statusCode);
    expect(statuses).toEqual([200, 401, ...Array(MAX_SESSIONS - 1).fill(200), 200]);
    await app.app.close();
  });

  describe('that are ended while a call prolongs them stay ended', () => {
    it.each([
      ['by a new password', (id: string) => setPassword(given.database.db, id, 'x')],
      ['by a deactivation', (id: string) => setActive(given.database.db, id, false)],
      ['in the list of the own sessions', (id: string) => deleteSessionsOf(given.database.db, id)],
      [
        'by signing out elsewhere',
        async (id: string) => {
          for (const { sid } of await listSessionsOf(given.database.db, id, new Date(0))) await deleteSession(given.database.db, sid);
        },
      ],
    ])('%s', async (_how, end) => {
      let time = Date.now();
      let during: (() => Promise<unknown>) | undefined;
      // The request is between its guard, which extends the session, and its response, which stores it.
      const checkAddress = async () => void (await during?.());
      const app = await buildTestApp(given.database, { now: () => new Date(time), checkAddress });
      const person = await signUp(app.app);
      time += 2 * HOUR;
      during = () => end(person.user.id);
      await person.call('POST', '/api/analyze', { url: 'a.example' }, { prefer: 'respond-async' });
      during = undefined;
      expect(await listSessionsOf(given.database.db, person.user.id, new Date(0))).toEqual([]);
      expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
      await app.app.close();
    });

    it('and so does one that is made with the old password at the moment of a reset', async () => {
      const person = await signUp(given.test.app);
      let during: (() => Promise<unknown>) | undefined;
      const { passwords } = given.test.parts;
      const app = await buildTestApp(given.database, {
        passwords: {
          ...passwords,
          isRight: async (stored, password) => {
            const right = await passwords.isRight(stored, password);
            await during?.();
            return right;
          },
        },
      });
      const client = createClient(app.app);
      during = () => setPassword(given.database.db, person.user.id, 'x');
      const answer = await client.call('POST', '/api/auth/login', { email: person.user.email, password: 'correct horse battery' });
      during = undefined;
      expect(answer.statusCode).toBe(200);
      expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(401);
      await app.app.close();
    });

    it('and a change of the own password does not undo a reset of that moment', async () => {
      const person = await signUp(given.test.app);
      const { passwords } = given.test.parts;
      const hash = async (password: string) => {
        await setPassword(given.database.db, person.user.id, 'set by an administrator');
        return passwords.hash(password);
      };
      const app = await buildTestApp(given.database, { passwords: { ...passwords, hash } });
      const client = createClient(app.app);
      for (const [name, value] of person.jar) client.jar.set(name, value);
      const body = { currentPassword: 'correct horse battery', newPassword: 'a whole new one', confirmPassword: 'a whole new one' };
      expect((await client.call('POST', '/api/account/password', body)).statusCode).toBe(409);
      const { rows } = await given.database.query('select password from users where id = $1', [person.user.id]);
      expect(rows).toEqual([{ password: 'set by an administrator' }]);
      await app.app.close();
    });
  });
});
