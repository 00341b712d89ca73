import { describe, expect, it } from 'vitest';
import { User } from '#contracts/user.ts';
import { deleteUser, setActive, setPassword, setRole } from '#database/accounts/users.ts';
import { saveSetting } from '#database/settings.ts';
import { buildTestApp, createClient, registration, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();

const message = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;

describe('registering', () => {
  it('creates the account, signs in and returns the user without the password', async () => {
    const client = createClient(test.app);
    const answer = await client.call('POST', '/api/auth/register', registration('  New.Person@Example.COM '));
    expect(answer.statusCode).toBe(201);
    const user = User.parse(answer.json());
    expect(user).toMatchObject({ email: 'new.person@example.com', role: 'user', tier: 'free', isActive: true });
    expect(answer.body).not.toContain('argon2');
    expect((await client.call('GET', '/api/auth/user')).json()).toEqual(user);
  });

  it('gives a cookie that scripts can’t read and other sites don’t send', async () => {
    const answer = await createClient(test.app).call('POST', '/api/auth/register', registration('cookie@example.com'));
    const header = String(answer.headers['set-cookie']);
    expect(header).toMatch(/HttpOnly/i);
    expect(header).toMatch(/SameSite=Lax/i);
    expect(header).not.toMatch(/Secure/i);
    const days = (Date.parse(/Expires=([^;]+)/i.exec(header)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('marks the cookie Secure behind a proxy that speaks TLS', async () => {
    const behind = await buildTestApp(test.database, { settings: { trustProxy: true } });
    const answer = await createClient(behind.app).call('POST', '/api/auth/register', registration('tls@example.com'), {
      'x-forwarded-proto': 'https',
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/Secure/);
    await behind.app.close();
  });

  it('refuses an email that has an account, in upper or lower case', async () => {
    await signUp(test.app, 'twice@example.com');
    const answer = await createClient(test.app).call('POST', '/api/auth/register', registration('TWICE@example.com'));
    expect(answer.statusCode).toBe(409);
    expect(message(answer)).toMatch(/^An account with this email already exists\./);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('makes the addresses of SUPER_ADMIN_EMAILS super admins', async () => {
    expect((await signUp(test.app, 'Boss@example.com')).user.role).toBe('super_admin');
  });

  it.each([
    ['a short password', { password: 'short', confirmPassword: 'short' }, 'Password must be at least 8 characters'],
    ['different passwords', { confirmPassword: 'another one' }, "Passwords don't match"],
    ['no address', { email: 'nobody' }, 'Please enter a valid email'],
    ['a blank name', { firstName: '  ' }, 'First name is required'],
    ['a role', { role: 'super_admin' }, 'Unknown field: role.'],
    ['a tier', { tier: 'enterprise' }, 'Unknown field: tier.'],
    ['NUL in a name', { lastName: 'a\u0000b' }, 'Last name contains a character that cannot be stored.'],
    ['a number for a name', { firstName: 5 }, '"firstName" must be of type string.'],
  ])('refuses %s with a sentence', async (_what, change, sentence) => {
    const answer = await createClient(test.app).call('POST', '/api/auth/register', { ...registration('refused@example.com'), ...change });
    expect([answer.statusCode, message(answer)]).toEqual([400, sentence]);
  });

  it('is refused while administrators have closed it', async () => {
    await saveSetting(test.database.db, 'registrationOpen', false);
    const answer = await createClient(test.app).call('POST', '/api/auth/register', registration('late@example.com'));
    await saveSetting(test.database.db, 'registrationOpen', null);
    expect([answer.statusCode, message(answer)]).toEqual([403, 'Registration is currently closed.']);
  });
});

describe('signing in and out', () => {
  it('signs in under a new session id; the old one is invalid', async () => {
    const client = await signUp(test.app, 'in@example.com');
    const before = new Map(client.jar);
    const answer = await client.call('POST', '/api/auth/login', { email: 'IN@example.com', password: 'correct horse battery' });
    expect(answer.statusCode).toBe(200);
    expect(User.parse(answer.json()).email).toBe('in@example.com');
    expect([...client.jar.values()]).not.toEqual([...before.values()]);
    const old = createClient(test.app);
    for (const [name, value] of before) old.jar.set(name, value);
    expect((await old.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  it('responds to a wrong password and an unknown account alike', async () => {
    await signUp(test.app, 'known@example.com');
    const client = createClient(test.app);
    const wrong = await client.call('POST', '/api/auth/login', { email: 'known@example.com', password: 'wrong password' });
    const unknown = await client.call('POST', '/api/auth/login', { email: 'unknown@example.com', password: 'wrong password' });
    expect([wrong.statusCode, wrong.body]).toEqual([401, '{"message":"Invalid email or password"}']);
    expect([unknown.statusCode, unknown.body]).toEqual([401, wrong.body]);
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  it('tells a deactivated person only when the password is right', async () => {
    const { user, call } = await signUp(test.app, 'off@example.com');
    await setActive(test.database.db, user.id, false);
    expect((await call('GET', '/api/auth/user')).statusCode).toBe(401);
    const client = createClient(test.app);
    const right = await client.call('POST', '/api/auth/login', { email: user.email, password: 'correct horse battery' });
    const wrong = await client.call('POST', '/api/auth/login', { email: user.email, password: 'something else' });
    expect([right.statusCode, wrong.statusCode]).toEqual([403, 401]);
    expect(message(right)).toContain('deactivated');
  });

  it('signs out on the server, not only in the browser', async () => {
    const client = await signUp(test.app);
    const kept = new Map(client.jar);
    expect((await client.call('POST', '/api/auth/logout')).statusCode).toBe(200);
    expect(client.jar.size).toBe(0);
    for (const [name, value] of kept) client.jar.set(name, value);
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(401);
  });

  it('signs out without a session as well', async () => {
    expect((await createClient(test.app).call('POST', '/api/auth/logout')).statusCode).toBe(200);
  });

  it('sends /api/login to the sign-in tab', async () => {
    const answer = await createClient(test.app).call('GET', '/api/login');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/auth?tab=sign-in']);
  });

  it('ends the session at /api/logout and goes home', async () => {
    const client = await signUp(test.app);
    const answer = await client.call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'same-origin' });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(401);
  });

  it('does not let a link on another site sign users out', async () => {
    const client = await signUp(test.app);
    expect((await client.call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })).headers.location).toBe('/');
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(200);
  });

  it('returns the user only to signed-in users', async () => {
    const answer = await createClient(test.app).call('GET', '/api/auth/user');
    expect([answer.statusCode, answer.body]).toEqual([401, '{"message":"Not signed in."}']);
  });

  it('accepts no forged or damaged cookie', async () => {
    const client = await signUp(test.app);
    const [name, value] = [...client.jar][0] ?? ['', ''];
    for (const forged of [`${value.slice(0, -2)}xx`, value.split('.')[0] ?? '', 'nonsense', '\u00e4%00']) {
      const other = createClient(test.app);
      other.jar.set(name, forged);
      expect((await other.call('GET', '/api/auth/user')).statusCode).toBe(401);
    }
  });
});

describe('changes to an account take effect on the next request', () => {
  it.each([
    ['a new password', (id: string) => setPassword(test.database.db, id, 'x')],
    ['a deactivation', (id: string) => setActive(test.database.db, id, false)],
    ['a deletion', (id: string) => deleteUser(test.database.db, id)],
    [
      'a deactivation that left the session behind',
      (id: string) => test.database.query('update users set is_active = false where id = $1', [id]),
    ],
  ])('%s ends its sessions', async (_what, act) => {
    const client = await signUp(test.app);
    await act(client.user.id);
    expect((await client.call('GET', '/api/projects')).statusCode).toBe(401);
  });

  it('a role is seen at once', async () => {
    const client = await signUp(test.app);
    await setRole(test.database.db, client.user.id, 'admin');
    expect((await client.call('GET', '/api/auth/user')).json().role).toBe('admin');
  });
});

describe('a session in use', () => {
  it('is extended once an hour at most, and expires after seven days without use', async () => {
    let time = Date.now();
    const aged = await buildTestApp(test.database, { now: () => new Date(time) });
    const client = await signUp(aged.app);
    const cookiesSet = async () => (await client.call('GET', '/api/auth/user')).headers['set-cookie'] !== undefined;
    expect(await cookiesSet()).toBe(false);
    time += 59 * 60_000;
    expect(await cookiesSet()).toBe(false);
    time += 2 * 60_000;
    expect(await cookiesSet()).toBe(true);
    expect(await cookiesSet()).toBe(false);
    await test.database.query("update sessions set expire = now() - interval '1 second' where sess ->> 'userId' = $1", [client.user.id]);
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(401);
    await aged.app.close();
  });
});

describe('throttles', () => {
  it('stop guessing for one account with Retry-After, whatever IP the client claims', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 1 } });
    await signUp(strict.app, 'guessed@example.com');
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const answer = await createClient(strict.app).call(
        'POST',
        '/api/auth/login',
        { email: 'guessed@example.com', password: `guess ${i}` },
        { 'x-forwarded-for': `203.0.113.${i}`, 'user-agent': `browser ${i}` },
      );
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    await strict.app.close();
  });

  it('do not count successful logins', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 1 } });
    await signUp(strict.app, 'often@example.com');
    for (let i = 0; i < 14; i += 1) {
      const answer = await createClient(strict.app).call('POST', '/api/auth/login', {
        email: 'often@example.com',
        password: 'correct horse battery',
      });
      expect(answer.statusCode).toBe(200);
    }
    await strict.app.close();
  });

  it('stop one IP that tries many accounts', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 0.05 } });
    const statuses = [];
    for (let i = 0; i < 5; i += 1)
      statuses.push(
        (await createClient(strict.app).call('POST', '/api/auth/login', { email: `many-${i}@example.com`, password: 'x' })).statusCode,
      );
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
    await strict.app.close();
  });

  it('tell clients apart by the proxy’s entry, not by what the client wrote before it', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 0.05, trustProxy: true } });
    const attempt = async (i: number, forwarded: string) =>
      (
        await createClient(strict.app).call(
          'POST',
          '/api/auth/login',
          { email: `hop-${i}@example.com`, password: 'x' },
          { 'x-forwarded-for': forwarded },
        )
      ).statusCode;
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push(await attempt(i, `10.0.0.${i}, 203.0.113.9`));
    expect(statuses).toEqual([401, 401, 401, 429]);
    expect(await attempt(9, '203.0.113.10')).toBe(401);
    await strict.app.close();
  });

  it('stop floods of registrations from one IP', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 0.1 } });
    const statuses = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await createClient(strict.app).call('POST', '/api/auth/register', registration(`flood-${i}@example.com`))).statusCode);
    expect(statuses).toEqual([201, 201, 201, 429]);
    await strict.app.close();
  });
});
