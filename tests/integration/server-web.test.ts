import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { buildTestApp, type Client, createClient, registration, signUp, type TestApp } from './build-test-app.ts';
import { openTestDatabase } from './databases.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let database: Database;
let test: TestApp;
let visitor: Client;
let webRoot: string;
beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'web-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), '<title>app</title>');
  writeFileSync(join(webRoot, 'landing.html'), '<title>landing</title>');
  writeFileSync(join(webRoot, 'theme.js'), 'theme');
  writeFileSync(join(webRoot, '.env'), 'secret');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js'), 'a long script');
  writeFileSync(join(webRoot, 'assets', 'main-abc123.js.br'), 'short');
  database = await openTestDatabase();
  test = await buildTestApp(database, { webRoot });
  visitor = createClient(test.app);
});
afterAll(async () => {
  await test.app.close();
  await database.close();
  rmSync(webRoot, { recursive: true });
});

describe('the web app', () => {
  it('serves / as the landing page to visitors and as the app to signed-in users', async () => {
    const landing = await visitor.call('GET', '/', undefined, HTML);
    expect([landing.statusCode, landing.body]).toEqual([200, '<title>landing</title>']);
    expect(landing.headers).toMatchObject({ 'cache-control': 'no-cache', vary: expect.stringContaining('Cookie') });
    expect((await (await signUp(test.app)).call('GET', '/', undefined, HTML)).body).toBe('<title>app</title>');
  });

  it.each([
    '/dashboard',
    '/auth',
    '/auth?tab=sign-in',
    '/register',
    '/login',
    '/demo',
    '/history',
    '/analysis/abc',
    '/push/abc?demo=true',
    '/verify/abc',
  ])('shows the screen at %s', async (path) => {
    const answer = await visitor.call('GET', path, undefined, HTML);
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '<title>app</title>', 'no-cache']);
  });

  it('shows its own 404 screen with that status', async () => {
    const answer = await visitor.call('GET', '/nowhere', undefined, HTML);
    expect([answer.statusCode, answer.body]).toEqual([404, '<title>app</title>']);
  });

  it('lets hashed files be kept for ever, in their compressed form where one was built', async () => {
    const answer = await visitor.call('GET', '/assets/main-abc123.js', undefined, { 'accept-encoding': 'br' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'short']);
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
    expect((await visitor.call('GET', '/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each(['/assets/gone.js', '/.env', '/assets/../.env', '/%2e%2e/%2e%2e/etc/passwd', '/missing.png'])(
    'has no file at %s',
    async (path) => {
      const answer = await visitor.call('GET', path);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
      expect(answer.body).not.toMatch(/secret|root:/);
    },
  );

  it('says how to build it when it is not there', async () => {
    const bare = await buildTestApp(database);
    const answer = await createClient(bare.app).call('GET', '/dashboard', undefined, HTML);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('npm run build');
    await bare.app.close();
  });
});

describe('every answer', () => {
  it.each(['/', '/healthz', '/api/auth/user', '/api/nothing', '/assets/main-abc123.js', '/api/docs'])(
    '%s carries the security headers',
    async (path) => {
      const { headers } = await visitor.call('GET', path);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src[^;]*unsafe/);
      expect(policy).not.toContain('upgrade-insecure-requests');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  it('asks browsers for TLS only where the public address has it', async () => {
    const tls = await buildTestApp(database, { settings: { publicUrl: 'https://brief.example' } });
    expect((await createClient(tls.app).call('GET', '/healthz')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    await tls.app.close();
  });
});

describe('addresses of the API that do not exist', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['GET', '/api'],
    ['PUT', '/api/projects'],
    ['DELETE', '/api/auth/user'],
    ['POST', '/api/projects/x/nothing'],
    ['POST', '/dashboard'],
    ['GET', '/api/auth/login'],
  ])('%s %s is a 404 in JSON', async (method, path) => {
    const answer = await visitor.call(method as 'GET', path, undefined, HTML);
    expect([answer.statusCode, answer.body]).toEqual([404, '{"message":"There is nothing at this address."}']);
    expect(answer.headers['content-type']).toContain('application/json');
  });

  it('an address that can’t be decoded is a 400 in JSON', async () => {
    const answer = await visitor.call('GET', '/api/projects/%E0%A4%A');
    expect([answer.statusCode, answer.json()]).toEqual([400, { message: 'This URL is malformed.' }]);
  });

  it('an id beyond all measure is a 404', async () => {
    expect((await visitor.call('GET', `/api/projects/${'x'.repeat(5_000)}`)).statusCode).toBe(404);
  });
});

describe('writes from elsewhere', () => {
  const write = (headers: Record<string, string>) =>
    visitor.call('POST', '/api/auth/login', { email: 'a@example.com', password: 'x' }, headers);

  it.each([
    ['another site, by fetch metadata', { 'sec-fetch-site': 'cross-site' }],
    ['a sister host, by fetch metadata', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:81', host: 'localhost:80' }],
    ['no origin at all (a sandboxed frame)', { origin: 'null' }],
    ['a damaged origin', { origin: '%%%' }],
  ])('are refused: %s', async (_what, headers) => {
    const answer = await write(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('another site');
  });

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80' }],
    ['our own page in an older browser', { origin: 'http://localhost:80' }],
    ['a program', {}],
  ])('are taken from %s', async (_what, headers) => {
    expect((await write({ host: 'localhost:80', ...headers })).statusCode).toBe(401);
  });

  it('are taken from the public address when a proxy changes the host', async () => {
    const behind = await buildTestApp(database, { settings: { publicUrl: 'https://brief.example/' } });
    const client = createClient(behind.app);
    const login = { email: 'a@example.com', password: 'x' };
    expect((await client.call('POST', '/api/auth/login', login, { origin: 'https://brief.example' })).statusCode).toBe(401);
    expect((await client.call('POST', '/api/auth/login', login, { origin: 'http://brief.example' })).statusCode).toBe(403);
    await behind.app.close();
  });

  it('do not stop reading', async () => {
    expect((await visitor.call('GET', '/api/logo-url', undefined, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(200);
  });
});

describe('small answers', () => {
  it('the logo’s address may be kept for a day', async () => {
    const answer = await visitor.call('GET', '/api/logo-url');
    expect(answer.json()).toEqual({ logoUrl: '/logo.svg' });
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
  });

  it('health: alive always, ready while database and queue answer', async () => {
    expect((await visitor.call('GET', '/healthz')).json()).toEqual({ status: 'ok' });
    expect((await visitor.call('GET', '/readyz')).json()).toEqual({ status: 'ready' });
    const broken = await buildTestApp(database, { queue: { ...test.parts.queue, isReady: async () => false } });
    const answer = await createClient(broken.app).call('GET', '/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'Not ready: the queue is not responding.' }]);
    expect((await createClient(broken.app).call('GET', '/healthz')).statusCode).toBe(200);
    await broken.app.close();
  });

  it('a process that is told to end is not ready and keeps no connection, and answers all the same', async () => {
    const draining = await buildTestApp(database, { draining: AbortSignal.abort() });
    const client = createClient(draining.app);
    const ready = await client.call('GET', '/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, { message: 'Not ready: shutting down.' }]);
    const other = await client.call('GET', '/api/logo-url');
    expect([other.statusCode, other.headers.connection]).toEqual([200, 'close']);
    await draining.app.close();
  });

  it('metrics are for this machine alone', async () => {
    const answer = await visitor.call('GET', '/metrics');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/healthz",status="200"\} \d+/);
    const far = await test.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.7' });
    const forwarded = await visitor.call('GET', '/metrics', undefined, { 'x-forwarded-for': '127.0.0.1' });
    expect([far.statusCode, forwarded.statusCode]).toEqual([404, 404]);
  });

  it('metrics are also for clients with the token, where one is set', async () => {
    const guarded = await buildTestApp(database, { settings: { metricsToken: 'a token for the collector' } });
    const from = (authorization?: string) =>
      guarded.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '203.0.113.7', headers: authorization ? { authorization } : {} });
    const statuses = [];
    for (const shown of ['Bearer a token for the collector', 'Bearer a token', 'a token for the collector', undefined])
      statuses.push((await from(shown)).statusCode);
    expect(statuses).toEqual([200, 404, 404, 404]);
    await guarded.app.close();
  });

  it('the API describes itself', async () => {
    const document = (await visitor.call('GET', '/api/docs/json')).json();
    expect(document.openapi).toBe('3.1.0');
    for (const path of [
      '/api/v1/analyze',
      '/api/v1/projects/{id}',
      '/api/v1/projects/{id}/export',
      '/api/v1/auth/register',
      '/api/v1/builders/{id}',
      '/api/v1/usage',
    ])
      expect(Object.keys(document.paths)).toContain(path);
    expect(document.paths['/api/v1/projects/{id}'].patch.requestBody.content['application/json'].schema.additionalProperties).toBe(false);
  });

  it('an internal error is reported without detail', async () => {
    const broken = await buildTestApp(database, {
      checkAddress: async () => {
        throw new TypeError('secret detail /srv/app');
      },
    });
    const person = await signUp(broken.app);
    const answer = await person.call('POST', '/api/analyze', { url: 'a.example' });
    expect([answer.statusCode, answer.json()]).toEqual([500, { message: 'Something went wrong on our side. Please try again.' }]);
    await broken.app.close();
  });
});

it('a database that is away is a 503 with a sentence, and nothing else breaks', async () => {
  const away = await buildTestApp({
    ...database,
    db: new Proxy(database.db, {
      get() {
        throw Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) });
      },
    }),
  } as Database);
  const answer = await createClient(away.app).call('POST', '/api/auth/register', registration('away@example.com'));
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe('The database is not responding. Nothing was lost; please try again shortly.');
  expect((await createClient(away.app).call('GET', '/healthz')).statusCode).toBe(200);
  await away.app.close();
});
