import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import { setRole } from '#database/accounts/users.ts';
import { buildTestApp, createClient, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const PASSWORD = 'correct horse battery';
const STEP_MS = 30_000;
let time = Date.now();
const test = openTestApp({ now: () => new Date(time) });
beforeEach(() => {
  // Each test has codes of its own.
  time += 10 * STEP_MS;
});

type Client = Awaited<ReturnType<typeof signUp>>;

const codeOf = (secret: string, stepsLater = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time + stepsLater * STEP_MS });

async function withSecondFactor(email?: string, app = test.app) {
  const client = await signUp(app, email);
  const { secret, uri } = (await client.call('POST', '/api/account/second-factor', { password: PASSWORD })).json();
  const answer = await client.call('PUT', '/api/account/second-factor', { code: codeOf(secret) });
  return { client, secret: secret as string, uri: uri as string, recoveryCodes: answer.json().recoveryCodes as string[] };
}

/** A browser that has given the right password. */
async function halfSignedIn(email: string) {
  const client = createClient(test.app);
  const answer = await client.call('POST', '/api/auth/login', { email, password: PASSWORD });
  expect([answer.statusCode, answer.json()]).toEqual([202, { secondFactor: 'needed' }]);
  return client;
}

const giveCode = (client: Pick<Client, 'call'>, code: string) => client.call('POST', '/api/auth/second-factor', { code });
const isSignedIn = async (client: Pick<Client, 'call'>) => (await client.call('GET', '/api/auth/user')).statusCode === 200;

describe('setting up', () => {
  it('needs the password and a code of the app; before that nothing changes', async () => {
    const client = await signUp(test.app);
    expect((await client.call('POST', '/api/account/second-factor', { password: 'not it' })).statusCode).toBe(403);
    const { secret, uri } = (await client.call('POST', '/api/account/second-factor', { password: PASSWORD })).json();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Sitebrief:.*[?&]secret=[A-Z2-7]{32}(&|$)/);
    const login = () => createClient(test.app).call('POST', '/api/auth/login', { email: client.user.email, password: PASSWORD });
    expect((await login()).statusCode).toBe(200);
    expect((await client.call('PUT', '/api/account/second-factor', { code: codeOf(secret, 9) })).statusCode).toBe(403);
    const answer = await client.call('PUT', '/api/account/second-factor', { code: codeOf(secret) });
    expect(answer.json().recoveryCodes).toHaveLength(10);
    expect(new Set(answer.json().recoveryCodes).size).toBe(10);
    expect((await login()).statusCode).toBe(202);
    const { secondFactor } = (await client.call('GET', '/api/account')).json();
    expect(secondFactor).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10, required: false });
  });

  it('ends sessions that were opened with the password alone, and tells the owner by mail', async () => {
    const { user, call } = await signUp(test.app);
    const elsewhere = createClient(test.app);
    await elsewhere.call('POST', '/api/auth/login', { email: user.email, password: PASSWORD });
    const { secret } = (await call('POST', '/api/account/second-factor', { password: PASSWORD })).json();
    await call('PUT', '/api/account/second-factor', { code: codeOf(secret) });
    expect([await isSignedIn({ call }), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(test.mails).toContainEqual({ kind: 'security-notice', userId: user.id, what: 'second-factor-on' });
  });

  it('stores the secret encrypted for this account alone, and recovery codes as argon2id hashes', async () => {
    const { client, secret, recoveryCodes } = await withSecondFactor();
    const stored = async (table: string) =>
      (await test.database.query(`select t::text as row from ${table} t where user_id = $1`, [client.user.id])).rows.map(({ row }) =>
        String(row),
      );
    const [[row = ''], codes] = [await stored('second_factors'), await stored('recovery_codes')];
    expect(row).not.toContain(secret);
    expect(codes.every((code) => code.includes('$argon2id$'))).toBe(true);
    for (const code of recoveryCodes) expect(codes.join()).not.toContain(code.replace('-', ''));
    // Another account with the same ciphertext can't use it.
    const thief = await withSecondFactor();
    await test.database.query(
      'update second_factors set sealed_secret = (select sealed_secret from second_factors where user_id = $1) where user_id = $2',
      [client.user.id, thief.client.user.id],
    );
    expect((await giveCode(await halfSignedIn(thief.client.user.email), codeOf(secret, 1))).statusCode).toBe(401);
  });
});

describe('signing in', () => {
  it('takes password and code; the password alone opens nothing', async () => {
    const { client, secret } = await withSecondFactor();
    const browser = await halfSignedIn(client.user.email);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await browser.call('GET', '/api/projects')).statusCode).toBe(401);
    const before = new Map(browser.jar);
    const answer = await giveCode(browser, codeOf(secret, 1));
    expect([answer.statusCode, answer.json().id, await isSignedIn(browser)]).toEqual([200, client.user.id, true]);
    expect([...browser.jar.values()]).not.toEqual([...before.values()]);
  });

  it('without a second factor is one step, as before', async () => {
    const { user } = await signUp(test.app);
    const answer = await createClient(test.app).call('POST', '/api/auth/login', { email: user.email, password: PASSWORD });
    expect([answer.statusCode, answer.json().id]).toEqual([200, user.id]);
  });

  it.each([
    ['the step before', -1, 200],
    ['the current step', 0, 200],
    ['the next step', 1, 200],
    ['two steps ago', -2, 401],
    ['two steps ahead', 2, 401],
  ])('a code of %s', async (_what, steps, status) => {
    const { client, secret } = await withSecondFactor();
    time += 5 * STEP_MS;
    expect((await giveCode(await halfSignedIn(client.user.email), codeOf(secret, steps))).statusCode).toBe(status);
  });

  it('takes a code once, also in another browser, at once, and the code of the setup not at all', async () => {
    const { client, secret } = await withSecondFactor();
    const { email } = client.user;
    expect((await giveCode(await halfSignedIn(email), codeOf(secret))).statusCode).toBe(401);
    const browsers = [await halfSignedIn(email), await halfSignedIn(email)];
    const statuses = await Promise.all(browsers.map(async (browser) => (await giveCode(browser, codeOf(secret, 1))).statusCode));
    expect(statuses.sort()).toEqual([200, 401]);
    // An older code after a newer one is no good either.
    expect((await giveCode(await halfSignedIn(email), codeOf(secret))).statusCode).toBe(401);
  });

  it('takes each recovery code once, with or without dash and in capitals', async () => {
    const { client, recoveryCodes } = await withSecondFactor();
    const { email } = client.user;
    const [first = '', second = ''] = recoveryCodes;
    expect((await giveCode(await halfSignedIn(email), first)).statusCode).toBe(200);
    expect((await giveCode(await halfSignedIn(email), first)).statusCode).toBe(401);
    expect((await giveCode(await halfSignedIn(email), second.replace('-', ' ').toUpperCase())).statusCode).toBe(200);
    expect((await client.call('GET', '/api/account')).json().secondFactor.recoveryCodesLeft).toBe(8);
  });

  it('has ten minutes, and ends with a new password', async () => {
    const { client, secret } = await withSecondFactor();
    const slow = await halfSignedIn(client.user.email);
    time += 10 * 60_000 + 1_000;
    expect((await giveCode(slow, codeOf(secret))).statusCode).toBe(401);
    const outdated = await halfSignedIn(client.user.email);
    await client.call('POST', '/api/account/password', {
      currentPassword: PASSWORD,
      newPassword: 'another horse battery',
      confirmPassword: 'another horse battery',
    });
    expect((await giveCode(outdated, codeOf(secret))).statusCode).toBe(401);
  });

  it('is throttled by account, whatever browser guesses', async () => {
    const strict = await buildTestApp(test.database, { now: () => new Date(time), settings: { rateLimitFactor: 1 } });
    const { client } = await withSecondFactor();
    const statuses = [];
    for (let i = 0; i < 12; i += 1) {
      const browser = createClient(strict.app);
      await browser.call('POST', '/api/auth/login', { email: client.user.email, password: PASSWORD });
      statuses.push((await giveCode(browser, '000000')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    await strict.app.close();
  });
});

describe('switching off and new recovery codes', () => {
  it('need the password and a code', async () => {
    const { client, secret, recoveryCodes } = await withSecondFactor();
    const off = async (password: string, code: string) =>
      (await client.call('DELETE', '/api/account/second-factor', { password, code })).statusCode;
    expect([await off('not it', codeOf(secret, 1)), await off(PASSWORD, '000000')]).toEqual([403, 403]);
    const renewed = await client.call('POST', '/api/account/recovery-codes', { password: PASSWORD, code: recoveryCodes[0] });
    expect(renewed.json().recoveryCodes).toHaveLength(10);
    // The old ones are gone.
    expect(await off(PASSWORD, recoveryCodes[1] ?? '')).toBe(403);
    expect(await off(PASSWORD, renewed.json().recoveryCodes[0])).toBe(204);
    expect(
      (await createClient(test.app).call('POST', '/api/auth/login', { email: client.user.email, password: PASSWORD })).statusCode,
    ).toBe(200);
    const kinds = (await client.call('GET', '/api/account/security-events')).json<{ kind: string }[]>().map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['second-factor-off', 'recovery-codes-made', 'second-factor-on', 'registered']));
  });
});

describe('administrators', () => {
  it('must have one where the operator says so; who says so must have one too', async () => {
    const [plain, { client: careful, secret }] = [await signUp(test.app), await withSecondFactor()];
    for (const { user } of [plain, careful]) await setRole(test.database.db, user.id, 'super_admin');
    const require = (by: Client, adminSecondFactor: boolean) => by.call('PUT', '/api/admin/settings', { adminSecondFactor });
    expect((await require(plain, true)).statusCode).toBe(409);
    expect((await require(careful, true)).json().adminSecondFactor).toBe(true);
    const refused = await plain.call('GET', '/api/admin/users');
    expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringContaining('two-step sign-in')]);
    expect((await careful.call('GET', '/api/admin/users')).statusCode).toBe(200);
    expect((await plain.call('GET', '/api/account')).json().secondFactor.required).toBe(true);
    expect((await plain.call('GET', '/api/projects')).statusCode).toBe(200);
    const off = await careful.call('DELETE', '/api/account/second-factor', { password: PASSWORD, code: codeOf(secret, 1) });
    expect(off.statusCode).toBe(403);
    expect((await require(careful, false)).statusCode).toBe(200);
    expect((await careful.call('GET', '/api/admin/audit-log')).json()[0]).toMatchObject({
      action: 'second-factor-rule-changed',
      from: 'required',
      to: 'optional',
    });
  });

  it('reset a lost one of a user: noted, told, sessions end; of an admin only super admins do', async () => {
    const [{ client }, { client: lostAdmin }, admin, boss] = [
      await withSecondFactor(),
      await withSecondFactor(),
      await signUp(test.app),
      await signUp(test.app),
    ];
    await setRole(test.database.db, admin.user.id, 'admin');
    await setRole(test.database.db, lostAdmin.user.id, 'admin');
    await setRole(test.database.db, boss.user.id, 'super_admin');
    const reset = async (by: Client, of: Client) =>
      (await by.call('POST', `/api/admin/users/${of.user.id}/reset-second-factor`, {})).statusCode;
    expect([await reset(admin, client), await reset(admin, lostAdmin), await reset(boss, lostAdmin)]).toEqual([200, 403, 200]);
    expect(await isSignedIn(client)).toBe(false);
    const login = await createClient(test.app).call('POST', '/api/auth/login', { email: client.user.email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    expect((await boss.call('GET', '/api/admin/audit-log')).json()[0]).toMatchObject({
      action: 'second-factor-reset',
      targetId: lostAdmin.user.id,
    });
    expect(test.mails).toContainEqual({ kind: 'security-notice', userId: client.user.id, what: 'second-factor-reset' });
  });
});
