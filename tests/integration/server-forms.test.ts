// Forms as browsers send them without scripts: the same rules as for JSON, and a page as the answer.
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { buildTestApp, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
const FORM = 'application/x-www-form-urlencoded';
const FROM_BROWSER = { 'content-type': FORM, accept: 'text/html,application/xhtml+xml', 'sec-fetch-site': 'same-origin' };
const TOKEN = 'x'.repeat(43);
const NAMES = { firstName: 'Grace', lastName: 'Adeyemi', phoneNumber: '01947 555 0142' };
const PASSWORDS = { password: 'slow sourdough', confirmPassword: 'slow sourdough' };

const send = (
  url: string,
  fields: Record<string, string>,
  more: { headers?: Record<string, string>; cookies?: Record<string, string> } = {},
) =>
  test.app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...FROM_BROWSER, ...more.headers },
    cookies: more.cookies ?? {},
  });
type Answer = Awaited<ReturnType<typeof send>>;

/** The fields of each form, right but for what no test can know. */
const FORMS: Record<string, Record<string, string>> = {
  '/api/auth/register': { ...NAMES, email: 'form@example.com', ...PASSWORDS },
  '/api/auth/login': { email: 'nobody@example.com', password: 'wrong' },
  '/api/auth/forgot-password': { email: 'nobody@example.com' },
  '/api/auth/reset-password': { token: TOKEN, ...PASSWORDS },
  '/api/auth/confirm-address': { token: TOKEN },
  '/api/auth/accept-invitation': { token: TOKEN, ...NAMES, ...PASSWORDS },
  '/api/auth/second-factor': { code: '123456' },
};
const paths = Object.keys(FORMS);

function expectPage(answer: Answer, status: number, sentence: string) {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  expect(answer.body).toContain('<h1>That did not work</h1>');
  expect(answer.body).toContain(sentence);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['set-cookie']).toBeUndefined();
}

it('registers, signs in and asks for a second step, each by the form alone', async () => {
  const { email, password } = { email: 'steps@example.com', password: PASSWORDS.password };
  const registered = await send('/api/auth/register', { ...NAMES, email, ...PASSWORDS });
  expect([registered.statusCode, registered.headers.location, registered.cookies]).toEqual([
    303,
    '/',
    [expect.objectContaining({ httpOnly: true })],
  ]);
  const signedIn = await send('/api/auth/login', { email, password });
  expect([signedIn.statusCode, signedIn.headers.location]).toEqual([303, '/']);
  const person = { cookies: { [signedIn.cookies[0]?.name ?? '']: signedIn.cookies[0]?.value ?? '' } };
  const json = (method: 'POST' | 'PUT', payload: object) =>
    test.app.inject({ method, url: '/api/account/second-factor', payload, ...person });
  const { secret } = (await json('POST', { password })).json<{ secret: string }>();
  const codeAt = (stepsLater: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsLater * 30_000 });
  expect((await json('PUT', { code: codeAt(0) })).statusCode).toBe(200);
  const half = await send('/api/auth/login', { email, password });
  expect([half.statusCode, half.headers.location]).toEqual([303, '/second-factor']);
  const pending = { cookies: { [half.cookies[0]?.name ?? '']: half.cookies[0]?.value ?? '' } };
  expectPage(await send('/api/auth/second-factor', { code: '000000' }, pending), 401, 'This code is wrong or was already used.');
  const whole = await send('/api/auth/second-factor', { code: codeAt(1) }, pending);
  expect([whole.statusCode, whole.headers.location]).toEqual([303, '/']);
});

it('leads from a forgotten password to the page that says to look in the mailbox, whether the address has an account', async () => {
  await signUp(test.app, 'known@example.com');
  for (const email of ['known@example.com', 'unknown@example.com']) {
    const answer = await send('/api/auth/forgot-password', { email });
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([303, '/forgot-password?sent=1', '']);
  }
});

it.each([
  ['/api/auth/login', 401, 'Invalid email or password'],
  ['/api/auth/reset-password', 400, 'This link has expired or was already used.'],
  ['/api/auth/confirm-address', 400, 'This link has expired or was already used.'],
  ['/api/auth/accept-invitation', 400, 'This link has expired or was already used.'],
  ['/api/auth/second-factor', 401, 'Please sign in with your password again.'],
])('answers what is wrong at %s with a page', async (path, status, sentence) => {
  expectPage(await send(path, FORMS[path] ?? {}), status, sentence);
});

it.each(paths)('%s refuses forms of other sites and forms without an origin, before anything happens', async (path) => {
  const before = await contentOf(test.database);
  const without = { 'content-type': FORM, accept: 'text/html' };
  const from = (headers: Record<string, string>) =>
    test.app.inject({
      method: 'POST',
      url: path,
      payload: new URLSearchParams(FORMS[path]).toString(),
      headers: { ...without, ...headers },
    });
  for (const headers of [
    {},
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])
    expect((await from(headers as Record<string, string>)).statusCode).toBe(403);
  expect(await contentOf(test.database)).toEqual(before);
});

it('counts tries as for JSON, and says on a page when to come back', async () => {
  const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 1 } });
  const fields = { email: 'guessed@example.com', password: 'wrong' };
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt += 1) {
    const isForm = attempt % 2 === 0;
    const form = { payload: new URLSearchParams(fields).toString(), headers: FROM_BROWSER };
    const answer = await strict.app.inject({ method: 'POST', url: '/api/auth/login', ...(isForm ? form : { payload: fields }) });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expectPage(answer, 429, 'try again');
    }
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
  await strict.app.close();
});

it('is taken by no other route', async () => {
  const { jar } = await signUp(test.app);
  const answer = await send('/api/account/password', { currentPassword: 'correct horse battery' }, { cookies: Object.fromEntries(jar) });
  expect(answer.statusCode).toBe(415);
});

it('refuses a form that is larger than any of ours', async () => {
  expectPage(await send('/api/auth/login', { email: 'a@b.example', password: 'x'.repeat(20_000) }), 413, 'The request is too large.');
});

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '%',
    '%ff%fe',
    '%00',
    '%ed%a0%80',
    '&&&',
    '=',
    '__proto__=1',
    'constructor=1',
    'email=a&email=b',
    '{"email":1}',
    '<script>',
  ),
);

it('refuses generated bad forms with a page, and writes nothing', { timeout: 120_000 }, async () => {
  const before = await contentOf(test.database);
  const property = fc.asyncProperty(fc.constantFrom(...paths), fc.option(hostile), hostile, async (path, raw, value) => {
    const fields = FORMS[path] ?? {};
    const [first = ''] = Object.keys(fields);
    const payload = raw ?? new URLSearchParams({ ...fields, [first]: '', role: value.toWellFormed() }).toString();
    const answer = await test.app.inject({ method: 'POST', url: path, payload, headers: FROM_BROWSER });
    const told = `${path} ${payload} -> ${answer.statusCode}`;
    expect(answer.statusCode, told).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, told).toBeLessThan(500);
    expect(answer.body, told).toContain('<h1>That did not work</h1>');
    expect(answer.body, told).not.toContain('<script');
  });
  await fc.assert(property, { numRuns: 200, seed: 7 });
  expect(await contentOf(test.database)).toEqual(before);
});
