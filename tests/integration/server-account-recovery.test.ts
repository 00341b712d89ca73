// A forgotten password and addresses to confirm, with mails through a real SMTP server.
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MailJob } from '#contracts/mail-job.ts';
import { findAccountState } from '#database/accounts/account-state.ts';
import { setActive, setRole } from '#database/accounts/users.ts';
import { createMailer } from '#mail/mailer.ts';
import { createPasswords } from '#server/auth/passwords.ts';
import { createMailDelivery } from '#server/mail/deliver-mail.ts';
import { linkIn, type MailServer, startMailServer, tokenIn } from '#testing/mail-server.ts';
import { buildTestApp, createClient, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { openTestApp } from './use-app.ts';

const PASSWORD = 'correct horse battery';
const NEW_PASSWORD = 'a whole new password';
const HOUR_MS = 3_600_000;
const OVER = '{"message":"This link has expired or was already used. Please ask for a new one."}';

let hashes = 0;
const real = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
const counted = {
  hash: (password: string) => {
    hashes += 1;
    return real.hash(password);
  },
  isRight: (stored: string | null, password: string) => {
    hashes += 1;
    return real.isRight(stored, password);
  },
};
let skippedMs = 0;
const now = () => new Date(Date.now() + skippedMs);
const test = openTestApp({ passwords: counted, now });
let server: MailServer;
let deliver: (job: MailJob, signal: AbortSignal) => Promise<void>;

beforeAll(async () => {
  server = await startMailServer();
  const mailer = createMailer({ smtpUrl: server.url, from: 'Sitebrief <no-reply@sitebrief.example>' });
  const publicUrl = 'https://sitebrief.example';
  deliver = createMailDelivery({
    pipeline: test.parts.pipeline,
    database: test.database,
    mailer,
    publicUrl,
    secret: test.parts.settings.sessionSecret,
    now,
    log: test.parts.log,
  });
});
afterAll(() => server.close());
beforeEach(() => {
  skippedMs = 0;
  test.mails.length = 0;
});

/** Sends what waits, as the worker does. */
async function sendMails() {
  for (const job of test.mails.splice(0)) await deliver(job, new AbortController().signal);
}

const post = (path: string, body: object) => createClient(test.app).call('POST', path, body as Record<string, unknown>);
const signIn = async (email: string, password: string) => (await post('/api/auth/login', { email, password })).statusCode;

/** The token that a mail to a person with a forgotten password holds. */
async function resetToken(email: string): Promise<string> {
  test.mails.length = 0;
  await post('/api/auth/forgot-password', { email });
  await sendMails();
  return tokenIn(await server.next(email));
}

describe('a forgotten password', () => {
  it('is replaced by the link in the mail, which ends every session and confirms the address', async () => {
    const person = await signUp(test.app, 'forgetful@example.com');
    const token = await resetToken('forgetful@example.com');
    const answer = await post('/api/auth/reset-password', { token, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(401);
    expect(await signIn('forgetful@example.com', PASSWORD)).toBe(401);
    expect(await signIn('forgetful@example.com', NEW_PASSWORD)).toBe(200);
    expect((await findAccountState(test.database.db, person.user.id))?.emailConfirmedAt).not.toBeNull();
    await sendMails();
    expect((await server.next('forgetful@example.com')).subject).toBe('Your Sitebrief password was reset');
  });

  it('the mail is for people: link under PUBLIC_URL, both versions, nothing loaded from elsewhere, no automatic reply', async () => {
    await signUp(test.app, 'reader@example.com');
    await post('/api/auth/forgot-password', { email: 'Reader@Example.com' });
    await sendMails();
    const mails = server.mails.filter(({ to }) => to === 'reader@example.com');
    const mail = mails.at(-1);
    if (!mail) throw new Error('There is no mail.');
    expect(mail.from).toBe('no-reply@sitebrief.example');
    expect(linkIn(mail)).toMatch(/^https:\/\/sitebrief\.example\/reset-password\?token=[\w-]{43}$/);
    expect(mail.html).toContain(linkIn(mail));
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|@import/);
    expect([...mail.html.matchAll(/https?:\/\/[^"<\s]+/g)].every(([url]) => url === linkIn(mail))).toBe(true);
    expect(mail.raw).toContain('Auto-Submitted: auto-generated');
  });

  it('is asked for in the same way whether the address has an account: same answer, same work, one job', async () => {
    await signUp(test.app, 'known@example.com');
    const work = async (email: string) => {
      test.mails.length = 0;
      hashes = 0;
      const before = await contentOf(test.database);
      const { statusCode, body, headers } = await post('/api/auth/forgot-password', { email });
      return {
        statusCode,
        body,
        cookie: headers['set-cookie'],
        hashes,
        wrote: !isDeepStrictEqual(await contentOf(test.database), before),
        jobs: test.mails.map(({ kind }) => kind),
      };
    };
    const known = await work('known@example.com');
    expect(known).toMatchObject({ statusCode: 202, hashes: 0, wrote: false, jobs: ['password-reset'] });
    expect(await work('unknown@example.com')).toEqual(known);
    await sendMails();
    expect(server.mails.filter(({ to }) => to === 'unknown@example.com')).toEqual([]);
  });

  it('a token works once, and using one disables the others', async () => {
    await signUp(test.app, 'once@example.com');
    const [first, second] = [await resetToken('once@example.com'), await resetToken('once@example.com')];
    const use = async (token: string) => (await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).body;
    expect(await use(first)).toContain('Your password was changed');
    expect([await use(first), await use(second)]).toEqual([OVER, OVER]);
  });

  it('of two calls at once only one uses the token', async () => {
    await signUp(test.app, 'race@example.com');
    const token = await resetToken('race@example.com');
    const answers = await Promise.all(
      ['first new password', 'second new password'].map((password) => post('/api/auth/reset-password', { token, password })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  it('a token ends after an hour, and its work is not done', async () => {
    await signUp(test.app, 'late@example.com');
    const token = await resetToken('late@example.com');
    skippedMs = HOUR_MS + 1_000;
    hashes = 0;
    const answer = await post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect([answer.statusCode, answer.body, hashes]).toEqual([400, OVER, 0]);
  });

  it('a refused password leaves the token for the next try', async () => {
    await signUp(test.app, 'careless@example.com');
    const token = await resetToken('careless@example.com');
    const common = await post('/api/auth/reset-password', { token, password: 'password123' });
    expect([common.statusCode, common.json().message]).toEqual([400, expect.stringContaining('too common')]);
    expect((await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  it.each([
    [
      'a new password',
      async (client: Awaited<ReturnType<typeof signUp>>) => {
        await client.call('POST', '/api/account/password', {
          currentPassword: PASSWORD,
          newPassword: NEW_PASSWORD,
          confirmPassword: NEW_PASSWORD,
        });
      },
    ],
    [
      'a deactivation',
      async (client: Awaited<ReturnType<typeof signUp>>) => {
        await setActive(test.database.db, client.user.id, false);
      },
    ],
  ])('%s makes its links useless', async (_what, act) => {
    const client = await signUp(test.app);
    const token = await resetToken(client.user.email);
    await act(client);
    expect((await post('/api/auth/reset-password', { token, password: 'yet another password' })).body).toBe(OVER);
  });

  it('only hashes of tokens are stored, and a token of another kind opens nothing', async () => {
    const { user } = await signUp(test.app);
    const token = await resetToken(user.email);
    const { rows } = await test.database.query('select t::text as row from account_tokens t');
    expect(rows.map(({ row }) => String(row)).join()).not.toContain(token);
    expect((await post('/api/auth/confirm-address', { token })).body).toBe(OVER);
    expect((await post('/api/auth/invitation', { token })).body).toBe(OVER);
  });

  it('is throttled by address, known or not', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 1 } });
    for (const email of ['someone@example.com', 'known@example.com']) {
      const statuses = [];
      for (let i = 0; i < 7; i += 1)
        statuses.push((await createClient(strict.app).call('POST', '/api/auth/forgot-password', { email })).statusCode);
      expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429]);
    }
    await strict.app.close();
  });

  it('without a mail server the sentence says whom to ask, the same for everybody', async () => {
    const quiet = await buildTestApp(test.database, { enqueueMail: null });
    const ask = (email: string) => createClient(quiet.app).call('POST', '/api/auth/forgot-password', { email });
    const answers = [await ask('known@example.com'), await ask('unknown@example.com')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    expect(answers[0]?.json().message).toContain('ask an administrator');
    expect(answers[1]?.body).toBe(answers[0]?.body);
    await quiet.app.close();
  });
});

describe('a link to hand over', () => {
  it('is shown to an administrator once where no mail is sent, and noted', async () => {
    const quiet = await buildTestApp(test.database, { enqueueMail: null, settings: { publicUrl: 'https://brief.example' } });
    const [admin, person] = [await signUp(quiet.app), await signUp(quiet.app)];
    await setRole(test.database.db, admin.user.id, 'admin');
    const answer = await admin.call('POST', `/api/admin/users/${person.user.id}/password-link`, {}, { host: 'evil.example' });
    const { link } = answer.json<{ link: string }>();
    expect(link).toMatch(/^https:\/\/brief\.example\/reset-password\?token=[\w-]{43}$/);
    const token = new URL(link).searchParams.get('token');
    expect((await post('/api/auth/reset-password', { token, password: NEW_PASSWORD })).statusCode).toBe(200);
    // Nobody has shown that the address is theirs.
    expect((await findAccountState(test.database.db, person.user.id))?.emailConfirmedAt).toBeNull();
    const log = (await admin.call('GET', '/api/admin/audit-log')).json<{ action: string; targetEmail: string }[]>();
    expect(log[0]).toMatchObject({ action: 'password-link-made', targetEmail: person.user.email });
    await quiet.app.close();
  });

  it('is sent by mail where mail is sent, and never made of the Host header', async () => {
    const [admin, person] = [await signUp(test.app), await signUp(test.app)];
    await setRole(test.database.db, admin.user.id, 'admin');
    const answer = await admin.call('POST', `/api/admin/users/${person.user.id}/password-link`, {}, { host: 'evil.example' });
    expect(answer.json().link).toBeNull();
    await sendMails();
    const mails = server.mails.filter(({ to, subject }) => to === person.user.email && subject.includes('new Sitebrief password'));
    expect(mails.map(linkIn)).toEqual([expect.stringMatching(/^https:\/\/sitebrief\.example\//)]);
  });

  it('of an admin is for super admins, and nobody makes their own', async () => {
    const [admin, other, boss] = [await signUp(test.app), await signUp(test.app), await signUp(test.app)];
    for (const { user } of [admin, other]) await setRole(test.database.db, user.id, 'admin');
    await setRole(test.database.db, boss.user.id, 'super_admin');
    const ask = async (by: typeof admin, of: typeof admin) =>
      (await by.call('POST', `/api/admin/users/${of.user.id}/password-link`, {})).statusCode;
    expect([await ask(admin, other), await ask(admin, admin), await ask(boss, boss), await ask(boss, admin)]).toEqual([403, 403, 403, 200]);
  });
});

describe('the address of an account', () => {
  const state = async (client: Awaited<ReturnType<typeof signUp>>) => (await client.call('GET', '/api/account')).json();

  it('is confirmed by the link that comes with the registration', async () => {
    const client = await signUp(test.app, 'confirm@example.com');
    expect(await state(client)).toMatchObject({ mail: true, emailConfirmed: false });
    await sendMails();
    const token = tokenIn(await server.next('confirm@example.com'));
    expect((await post('/api/auth/confirm-address', { token })).json().message).toBe('confirm@example.com is confirmed.');
    expect(await state(client)).toMatchObject({ emailConfirmed: true });
    expect((await post('/api/auth/confirm-address', { token })).body).toBe(OVER);
  });

  it('changes when the link at the new one is used; the old one is told before and after', async () => {
    const client = await signUp(test.app, 'old@example.com');
    test.mails.length = 0;
    const wrong = await client.call('PUT', '/api/account/email', { email: 'new@example.com', password: 'not it' });
    expect([wrong.statusCode, test.mails]).toEqual([403, []]);
    const answer = await client.call('PUT', '/api/account/email', { email: ' New@Example.com ', password: PASSWORD });
    expect(answer.json()).toEqual({ state: 'sent', email: 'new@example.com' });
    await sendMails();
    expect(await signIn('old@example.com', PASSWORD)).toBe(200);
    expect((await server.next('old@example.com')).text).toContain('Nothing has changed yet');
    const token = tokenIn(await server.next('new@example.com'));
    expect((await post('/api/auth/confirm-address', { token })).statusCode).toBe(200);
    expect([await signIn('old@example.com', PASSWORD), await signIn('new@example.com', PASSWORD)]).toEqual([401, 200]);
    await sendMails();
    expect((await server.next('old@example.com')).subject).toBe('Your Sitebrief address was changed');
    expect(await state(client)).toMatchObject({ emailConfirmed: true });
  });

  it('does not become one that got an account in the meantime', async () => {
    const client = await signUp(test.app, 'slow@example.com');
    await client.call('PUT', '/api/account/email', { email: 'wanted@example.com', password: PASSWORD });
    await sendMails();
    const token = tokenIn(await server.next('wanted@example.com'));
    await signUp(test.app, 'wanted@example.com');
    expect((await post('/api/auth/confirm-address', { token })).statusCode).toBe(409);
    expect(await signIn('slow@example.com', PASSWORD)).toBe(200);
  });

  it('without a mail server changes at once, but not to that of a super admin', async () => {
    const quiet = await buildTestApp(test.database, { enqueueMail: null, settings: { superAdminEmails: ['chief@example.com'] } });
    const client = await signUp(quiet.app);
    const change = (email: string) => client.call('PUT', '/api/account/email', { email, password: PASSWORD });
    expect((await change('chief@example.com')).statusCode).toBe(403);
    expect((await change('direct@example.com')).json()).toEqual({ state: 'changed', email: 'direct@example.com' });
    expect(await signIn('direct@example.com', PASSWORD)).toBe(200);
    await quiet.app.close();
  });
});

describe('mails that are wanted', () => {
  it('about finished analyses are off until their reader switches them on', async () => {
    const client = await signUp(test.app);
    expect((await client.call('GET', '/api/account')).json().mailWhenDone).toBe(false);
    await client.call('PUT', '/api/account/notifications', { mailWhenDone: true });
    expect((await client.call('GET', '/api/account')).json().mailWhenDone).toBe(true);
  });

  it('a job whose reader is gone sends nothing', async () => {
    const before = server.mails.length;
    for (const job of [
      { kind: 'confirm-address', userId: 'gone' },
      { kind: 'security-notice', userId: 'gone', what: 'password-changed' },
      { kind: 'invitation', invitationId: 'gone' },
      { kind: 'analysis-done', userId: 'gone', projectId: 'gone' },
    ] as MailJob[])
      await deliver(job, new AbortController().signal);
    expect(server.mails.length).toBe(before);
  });
});

describe('what happened to an account', () => {
  const eventsOf = async (client: Awaited<ReturnType<typeof signUp>>) =>
    (await client.call('GET', '/api/account/security-events')).json<{ kind: string; count: number; browser: string | null }[]>();

  it('is shown to its owner: failures in a row are one event with a count', async () => {
    const client = await signUp(test.app, 'watched@example.com');
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' };
    for (let i = 0; i < 3; i += 1)
      await createClient(test.app).call('POST', '/api/auth/login', { email: 'watched@example.com', password: 'guess' }, firefox);
    await createClient(test.app).call('POST', '/api/auth/login', { email: 'watched@example.com', password: PASSWORD }, firefox);
    // Written after the response.
    await expect
      .poll(async () => (await eventsOf(client)).map(({ kind, count, browser }) => [kind, count, browser]))
      .toEqual([
        ['signed-in', 1, 'Firefox on Linux'],
        ['sign-in-failed', 3, 'Firefox on Linux'],
        ['registered', 1, null],
      ]);
  });

  it('is seen by nobody else, and failures for unknown addresses are not stored', async () => {
    const other = await signUp(test.app);
    await post('/api/auth/login', { email: 'never-registered@example.com', password: 'guess' });
    expect((await eventsOf(other)).map(({ kind }) => kind)).toEqual(['registered']);
  });
});
