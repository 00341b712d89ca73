// What the server writes into its log while people work with it: ids, and nothing of the people or of what they made.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#create-log';
import { setRole } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { analyzedProject, buildTestApp, type Client, createClient, registration, signUp, type TestApp } from './build-test-app.ts';
import { openTestDatabase } from './databases.ts';

type Line = Record<string, unknown> & { security?: string; userId?: string; reqId?: string; level: number; time: number };

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** An app whose log the test reads. */
async function logging(logLevel: string, settings: { rateLimitFactor?: number } = {}, more: Parameters<typeof buildTestApp>[1] = {}) {
  const text: string[] = [];
  const test = await buildTestApp(database, { ...more, settings, log: createLog(logLevel, { write: (line) => void text.push(line) }) });
  const lines = () => text.map((line) => JSON.parse(line) as Line);
  return { test, all: () => text.join(''), lines, security: () => lines().filter((line) => line.security !== undefined) };
}

const PRIVATE = {
  email: 'ada.lovelace@private.example',
  firstName: 'Augustina',
  lastName: 'Lovelacejones',
  phoneNumber: '+44 20 5550 1234',
  password: 'correct horse battery',
  newPassword: 'wrong donkey accumulator',
  address: '203.0.113.77',
  browser: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  site: 'private-bakery.example',
  projectName: 'Secret relaunch of the bakery',
  page: '# What the page says: rye bread',
  custom: 'Write it for my aunt Ottilie',
  notes: 'handed to Jolanthe',
  link: 'https://builder.example/hidden-draft',
  competitor: 'other-baker.example',
};

/** Everything a person and an administrator do, once. */
async function work(test: TestApp): Promise<{ person: Client & { user: { id: string } }; cookies: string[] }> {
  const headers = { 'user-agent': PRIVATE.browser, 'x-real-ip': PRIVATE.address };
  const client = createClient(test.app);
  const cookies: string[] = [];
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, body?: unknown) => {
    const answer = await client.call(method, url, body, { ...headers, prefer: 'respond-async' });
    cookies.push(...[...client.jar.values()].flatMap((value) => [value, value.split('.')[0] ?? value]));
    return answer;
  };
  const { email, firstName, lastName, phoneNumber, password, newPassword } = PRIVATE;
  const identity = { ...registration(email), firstName, lastName, phoneNumber };
  const user = (await call('POST', '/api/auth/register', identity)).json();
  await call('POST', '/api/auth/register', identity);
  await call('POST', '/api/auth/login', { email, password: newPassword });
  await call('POST', '/api/auth/login', { email, password });
  await call('PATCH', '/api/account', { firstName, phoneNumber: `${phoneNumber}5` });
  await call('PATCH', '/api/account', { firstName: `${firstName}\u0000` });
  await call('POST', '/api/account/password', { currentPassword: 'guessed', newPassword, confirmPassword: newPassword });
  await call('POST', '/api/account/password', { currentPassword: password, newPassword, confirmPassword: newPassword });
  const id = await analyzedProject(test, client, PRIVATE.site);
  const project = `/api/projects/${id}`;
  await call('PATCH', project, { projectName: PRIVATE.projectName, optimizerOutput: PRIVATE.page });
  await call('POST', `${project}/generate-designer-prompt`, { designer: 'custom', customPrompt: PRIVATE.custom });
  await call('POST', `${project}/competitors`, { named: [PRIVATE.competitor], removed: [] });
  await call('POST', `${project}/export`, { builderName: 'wix', notes: PRIVATE.notes, exportLink: PRIVATE.link });
  for (const path of ['', '/exports', '/events', '/download-prompt/optimizer', '/nothing']) await call('GET', project + path);
  await call('GET', '/api/account/export');
  await call('GET', `/nowhere?mail=${email}`);
  const boss = await signUp(test.app);
  await setRole(database.db, boss.user.id, 'super_admin');
  await boss.call('GET', `/api/admin/users?search=${encodeURIComponent(email)}`);
  await boss.call('PUT', `/api/admin/users/${user.id}`, { tier: 'paid' });
  await boss.call('POST', `/api/admin/users/${user.id}/reset-password`, { newPassword: password });
  await boss.call('DELETE', `/api/admin/users/${user.id}`);
  return { person: { ...client, user }, cookies };
}

describe('the log at its most talkative', () => {
  it('holds no name, address, password, cookie, text or site of anybody, only ids', async () => {
    const { test, all, lines } = await logging('trace');
    const { person, cookies } = await work(test);
    await test.app.close();
    const text = all();
    const secrets = { ...PRIVATE, secret: test.parts.settings.sessionSecret };
    for (const [what, value] of Object.entries(secrets)) expect(text.includes(value), `${what} is in the log`).toBe(false);
    for (const value of new Set(cookies)) expect(text.includes(value), 'a session id is in the log').toBe(false);
    expect(text).not.toMatch(/argon2|@private|@example|127\.0\.0\.1|Firefox|user-agent|cookie|set-cookie|authorization/i);
    // It did write, and each line about a call can be followed by the call's id and the person's.
    expect(lines().length).toBeGreaterThan(50);
    expect(lines().filter((line) => line.userId === person.user.id).length).toBeGreaterThan(10);
    expect(lines().filter((line) => line.reqId !== undefined && !/^[0-9a-f-]{36}$/.test(line.reqId))).toEqual([]);
  });

  it('keeps of a failed query its cause, not its values', async () => {
    const cause = Object.assign(new Error('relation is gone'), { detail: `Key (email)=(${PRIVATE.email}) already exists.` });
    const failing = new Error(`Failed query: insert into users values ($1)\nparams: ${PRIVATE.email},${PRIVATE.password}`, { cause });
    const { test, all } = await logging(
      'trace',
      {},
      {
        checkAddress: async () => {
          throw failing;
        },
      },
    );
    const person = await signUp(test.app);
    expect((await person.call('POST', '/api/analyze', { url: 'a.example' })).statusCode).toBe(500);
    await test.app.close();
    expect(all()).toContain('relation is gone');
    expect(all()).not.toMatch(/private\.example|correct horse|params:/);
  });
});

describe('signing in and refusals are written down', () => {
  it('at the usual level, each with what, where, when, who and the call’s id', async () => {
    const { test, security } = await logging('warn', { rateLimitFactor: 1 });
    const person = await signUp(test.app);
    const { email, id } = person.user;
    const newPassword = 'another horse battery';
    await person.call('POST', '/api/auth/login', { email: 'nobody@example.com', password: 'wrong one' });
    await person.call('POST', '/api/auth/login', { email, password: 'wrong one' });
    await person.call('POST', '/api/auth/login', { email, password: 'correct horse battery' });
    await person.call('POST', '/api/account/password', { currentPassword: 'wrong', newPassword, confirmPassword: newPassword });
    await person.call('POST', '/api/account/password', {
      currentPassword: 'correct horse battery',
      newPassword,
      confirmPassword: newPassword,
    });
    await person.call('GET', '/api/admin/stats');
    await person.call('POST', '/api/auth/logout', {}, { 'sec-fetch-site': 'cross-site' });
    await person.call('DELETE', '/api/account/sessions');
    await person.call('POST', '/api/auth/logout');
    for (let i = 0; i < 11; i += 1) await person.call('POST', '/api/auth/login', { email: 'guessed@example.com', password: `guess ${i}` });
    await test.app.close();
    const told = security().map(({ security: what, userId, code }) => [what, userId === id, code].filter((part) => part !== undefined));
    expect(told).toEqual([
      ['registered', true],
      ['sign-in-failed', false],
      ['sign-in-failed', true],
      ['signed-in', true],
      ['password-not-proven', true],
      ['refused', true, 'not-allowed'],
      ['password-changed', true],
      ['refused', true, 'not-allowed'],
      ['refused', false, 'cross-origin'],
      ['sessions-ended', true],
      ['signed-out', true],
      ...Array(10).fill(['sign-in-failed', false]),
      ['refused', false, 'too-many-requests'],
    ]);
    for (const line of security()) {
      expect(line).toMatchObject({ method: expect.any(String), route: expect.stringMatching(/^\/api\//), reqId: expect.any(String) });
      expect(new Date(line.time).getUTCFullYear()).toBeGreaterThan(2000);
    }
  });

  it('and not at all when the log is off or for errors only', async () => {
    for (const level of ['error', 'silent']) {
      const { test, all } = await logging(level);
      await signUp(test.app);
      await test.app.close();
      expect(all()).toBe('');
    }
  });
});

it('a client that disconnects during its request is no error of the server', async () => {
  const { test, lines } = await logging('info');
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;
  const taken = once(test.app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"email":');
  await expect.poll(() => lines().some((line) => line.msg === 'incoming request')).toBe(true);
  const [ours] = (await taken) as [Socket];
  const left = new Promise((resolve) => ours.once('close', resolve));
  socket.destroy();
  await left;
  await test.app.close();
  expect(lines().filter((line) => line.level > 30)).toEqual([]);
});

it('a line can’t be forged by what people send', async () => {
  const { test, all } = await logging('trace');
  await createClient(test.app).call('GET', '/api/x%0a{"level":50,"msg":"forged"}', undefined, { 'x-request-id': 'forged\n{"level":50}' });
  await test.app.close();
  for (const line of all().trim().split('\n')) expect(JSON.parse(line).msg).not.toBe('forged');
});
