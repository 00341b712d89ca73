// Known attacks, by name. Generated ones are in server-bad-input.test.ts, who may do what in server-roles.test.ts.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { API_ROUTES } from './api-routes.ts';
import { analyzedProject, buildTestApp, createClient, registration, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();

const PASSWORD = 'correct horse battery';

describe('the session cookie', () => {
  it('is Secure and bound to this host where the public address has TLS, also when it is taken away', async () => {
    const tls = await buildTestApp(test.database, { settings: { publicUrl: 'https://brief.example' } });
    const client = createClient(tls.app);
    const made = String((await client.call('POST', '/api/auth/register', registration('host@example.com'))).headers['set-cookie']);
    expect(made).toMatch(/^__Host-sitebrief_session=/);
    for (const part of ['; Path=/', '; HttpOnly', '; Secure', '; SameSite=Lax']) expect(made).toContain(part);
    expect(made).not.toMatch(/domain/i);
    expect((await client.call('GET', '/api/auth/user')).statusCode).toBe(200);
    const taken = String((await client.call('POST', '/api/auth/logout')).headers['set-cookie']);
    expect(taken).toMatch(/^__Host-sitebrief_session=;.*; Secure/);
    expect(client.jar.size).toBe(0);
    await tls.app.close();
  });

  it('chosen by an attacker beforehand is never accepted', async () => {
    const fixed = `sitebrief_session=${'a'.repeat(32)}`;
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/auth/register',
      headers: { cookie: fixed },
      payload: registration('fixed@example.com'),
    });
    expect(answer.statusCode).toBe(201);
    expect(String(answer.headers['set-cookie'])).not.toContain('a'.repeat(32));
    expect((await test.app.inject({ url: '/api/auth/user', headers: { cookie: fixed } })).statusCode).toBe(401);
  });

  it('is new and has at least 128 random bits at each sign-in', async () => {
    const person = await signUp(test.app);
    const ids = new Set<string>();
    for (let i = 0; i < 5; i += 1) {
      await person.call('POST', '/api/auth/login', { email: person.user.email, password: PASSWORD });
      ids.add(([...person.jar.values()][0] ?? '').split('.')[0] ?? '');
    }
    expect(ids.size).toBe(5);
    // Base64url: six bits a letter.
    for (const id of ids) expect(id.length * 6).toBeGreaterThanOrEqual(128);
  });

  it('of visitors is not set at all', async () => {
    for (const url of ['/api/auth/user', '/api/logo-url', '/healthz', '/api/projects/demo-saas?demo=true'])
      expect((await test.app.inject({ url })).headers['set-cookie']).toBeUndefined();
  });

  it('replayed after signing out, a new password or a deletion opens nothing', async () => {
    const newPassword = 'another horse battery';
    const ends: [string, string, object][] = [
      ['POST', '/api/auth/logout', {}],
      ['POST', '/api/account/password', { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }],
      ['DELETE', '/api/account', { password: PASSWORD }],
    ];
    for (const [method, url, body] of ends) {
      const person = await signUp(test.app);
      const kept = Object.fromEntries(person.jar);
      expect((await person.call(method as 'POST', url, body)).statusCode).toBeLessThan(300);
      const before = await contentOf(test.database);
      for (const path of ['/api/auth/user', '/api/projects', '/api/account/export'])
        expect((await test.app.inject({ url: path, cookies: kept })).statusCode).toBe(401);
      expect(await contentOf(test.database)).toEqual(before);
    }
  });
});

describe('forwarding headers without a trusted proxy', () => {
  it('change neither the cookie nor what counts as the own origin', async () => {
    const client = createClient(test.app);
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example;proto=https' };
    const made = await client.call('POST', '/api/auth/register', registration('forwarded@example.com'), headers);
    expect(String(made.headers['set-cookie'])).not.toMatch(/Secure/);
    const foreign = await client.call('POST', '/api/auth/logout', {}, { ...headers, origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
  });

  it('nor which way a redirect leads', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const url of ['/api/login', '/api/logout', '/api/login?next=//evil.example', '/api/docs']) {
      const { location = '' } = (await test.app.inject({ url, headers })).headers;
      expect(String(location)).not.toMatch(/evil|^\/\/|^https?:/);
    }
  });

  it('nor, where they are trusted, put a word of theirs into a page', async () => {
    const webRoot = mkdtempSync(join(tmpdir(), 'attack-'));
    for (const file of ['index.html', 'landing.html', 'demo.html', 'register.html', 'sign-in.html'])
      writeFileSync(join(webRoot, file), '<html><link rel="canonical" href="https://origin.invalid/"></html>');
    const behind = await buildTestApp(test.database, { webRoot, settings: { trustProxy: true } });
    const hostile = '"><script>alert(1)</script>';
    for (const url of ['/', '/demo', '/register', '/login', '/robots.txt', '/sitemap.xml', '/llms.txt'])
      for (const name of ['host', 'x-forwarded-host', 'x-forwarded-proto']) {
        const answer = await behind.app.inject({ url, headers: { accept: 'text/html', [name]: hostile } });
        expect(answer.body, `${name} at ${url}`).not.toContain('alert');
      }
    await behind.app.close();
    rmSync(webRoot, { recursive: true });
  });

  it.each(['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host', 'x-forwarded-proto'])(
    'metrics are not for a call that a proxy handed on (%s)',
    async (name) => {
      expect((await test.app.inject({ url: '/metrics', headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404);
    },
  );

  it('metrics are not for a foreign host name that was pointed at this machine', async () => {
    expect((await test.app.inject({ url: '/metrics', headers: { host: 'rebound.example:3000' } })).statusCode).toBe(404);
    expect((await test.app.inject({ url: '/metrics', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
  });
});

describe('a page of another site', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain; application/json'])(
    'can send no body that is read without asking first (%s), even by a browser that names no origin',
    async (type) => {
      const person = await signUp(test.app);
      const before = await contentOf(test.database);
      const answer = await test.app.inject({
        method: 'POST',
        url: '/api/account/password',
        headers: { 'content-type': type },
        cookies: Object.fromEntries(person.jar),
        payload: JSON.stringify({ currentPassword: PASSWORD, newPassword: 'taken over', confirmPassword: 'taken over' }),
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json()).toEqual({ message: 'Please send the body as application/json.' });
      expect(await contentOf(test.database)).toEqual(before);
    },
  );

  it('is told by no route that it may read answers or call at all', async () => {
    for (const route of Object.keys(API_ROUTES)) {
      const [method, url] = route.split(' ') as ['GET', string];
      const headers = { origin: 'https://evil.example', 'access-control-request-method': method };
      for (const asked of [method, 'OPTIONS'] as const) {
        const answer = await test.app.inject({ method: asked, url, headers });
        expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
  });
});

describe('on the wire', () => {
  let address: AddressInfo;
  beforeAll(async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    address = test.app.server.address() as AddressInfo;
  });

  /** What the server says to bytes as they are, up to the end of the connection. */
  async function raw(bytes: string): Promise<string> {
    const socket = connect(address.port, address.address);
    let heard = '';
    socket.setEncoding('latin1').on('data', (text) => (heard += text));
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(bytes);
    await once(socket, 'close');
    return heard;
  }

  it.each([
    ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde'],
    ['a length and chunks', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['an odd encoding', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
    ['a blank in a header’s name', 'Content-Length : 5\r\n\r\nabcde'],
    ['a line end within a header', 'X-Thing: a\rb\r\n\r\n'],
    ['more headers than anybody needs', `${Array.from({ length: 40 }, (_, i) => `X-${i}: ${'a'.repeat(1000)}`).join('\r\n')}\r\n\r\n`],
  ])('a request with %s is refused and its connection closed', async (_what, rest) => {
    const heard = await raw(`POST /api/auth/logout HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${rest}`);
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  });

  it('a request is not said back to who sent it (TRACE)', async () => {
    const heard = await raw('TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: sitebrief_session=abc\r\nConnection: close\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(heard).not.toContain('sitebrief_session');
  });

  it('slow clients are cut off: time for headers and for the whole request is short, and looked at often', () => {
    const { headersTimeout, requestTimeout } = test.app.server;
    expect(headersTimeout).toBeGreaterThan(0);
    expect(headersTimeout).toBeLessThanOrEqual(15_000);
    expect(requestTimeout).toBeGreaterThanOrEqual(headersTimeout);
    expect(requestTimeout).toBeLessThanOrEqual(60_000);
  });

  it('one person holds only so many streams open; they make room as they close', async () => {
    const person = await signUp(test.app);
    const order = await person.call('POST', '/api/analyze', { url: 'long.example' }, { prefer: 'respond-async' });
    const url = `http://127.0.0.1:${address.port}/api/projects/${order.json().projectId}/events`;
    const cookie = [...person.jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const tabs = Array.from({ length: 21 }, () => new AbortController());
    const open = ({ signal }: AbortController) => fetch(url, { headers: { cookie, accept: 'text/event-stream' }, signal });
    // Kept, because an answer that nobody holds any more is hung up on.
    const answers: Response[] = [];
    for (const tab of tabs) answers.push(await open(tab));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    for (const tab of tabs) tab.abort();
    await expect.poll(async () => (await open(new AbortController())).status).toBe(200);
  });
});

describe('doubled and polluted', () => {
  it('queries and cookies are not merged into something new', async () => {
    const person = await signUp(test.app);
    const [[name, value]] = [...person.jar] as [[string, string]];
    const cookie = `${name}=forged.forged; ${name}=${encodeURIComponent(value)}`;
    expect([200, 401]).toContain((await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode);
    for (const query of ['?demo=true&demo=true', '?demo[]=true', '?demo[a]=true', '?demo=TRUE', '?__proto__[demo]=true', '?demo%00=true'])
      expect((await test.app.inject({ url: `/api/projects/demo-saas${query}` })).statusCode).toBe(401);
  });

  it('keys that reach for a prototype are refused, at any depth, and reach none', async () => {
    const person = await signUp(test.app);
    const before = await contentOf(test.database);
    for (const body of [
      '{"__proto__":{"role":"admin"},"firstName":"A"}',
      '{"firstName":"A","constructor":{"prototype":{"role":"admin"}}}',
      '{"quotas":{"__proto__":{"free":1}}}',
    ]) {
      const answer = await test.app.inject({
        method: 'PATCH',
        url: '/api/account',
        headers: { 'content-type': 'application/json' },
        cookies: Object.fromEntries(person.jar),
        payload: body,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ message: expect.stringMatching(/\S/) });
    }
    expect(({} as { role?: string }).role).toBeUndefined();
    expect(await contentOf(test.database)).toEqual(before);
  });
});

describe('SQL, markup and templates in every field of every call', () => {
  const HOSTILE = [
    "'; drop table users; --",
    "' or '1'='1' --",
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '{{constructor.constructor("return 1")()}}',
    '$\u007bjndi:ldap://x}',
  ];
  /** Texts of a person’s own that may hold anything: they stay text. Everything else refuses it. */
  const FREE_TEXTS = ['projectName', 'notes', 'builderName'];
  const FREE_IN = ['POST /api/keys name', 'PUT /api/agency name'];

  it('is refused with a sentence, or is a text that comes back as it was', async () => {
    const person = await signUp(test.app);
    const project = await analyzedProject(test, person);
    const connection = (await person.call('GET', '/api/builders')).json()[0].id;
    const tables = Object.keys(await contentOf(test.database));
    const exported = (await person.call('POST', `/api/projects/${project}/export`, { builderName: 'Lovable' })).json().id;
    const ids = { project, connection, export: exported, session: 'none', target: 'none', failedJob: 'none' };
    for (const [route, { body, url, answers }] of Object.entries(API_ROUTES)) {
      if (!body || answers.owner === 403 || route === 'POST /api/auth/login') continue;
      const [method, path] = route.split(' ') as ['POST', string];
      for (const [field, right] of Object.entries(body())) {
        if (typeof right !== 'string' || /password/i.test(field)) continue;
        for (const hostile of HOSTILE) {
          const answer = await person.call(
            method,
            url?.(ids as never) ?? path,
            { ...body(), [field]: hostile },
            { prefer: 'respond-async' },
          );
          const told = `${route} ${field} ${hostile} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`;
          if (FREE_TEXTS.includes(field) || FREE_IN.includes(`${route} ${field}`)) {
            expect(answer.statusCode, told).toBeLessThan(300);
            expect(answer.json()[field], told).toBe(hostile);
            expect(answer.headers['content-type'], told).toBe('application/json; charset=utf-8');
          } else {
            // A call that is refused with the right fields is refused with wrong ones.
            expect(answers.owner >= 400 ? [400, answers.owner] : [400], told).toContain(answer.statusCode);
            expect(answer.json(), told).toEqual({ message: expect.stringMatching(/\S/) });
          }
        }
      }
    }
    expect(Object.keys(await contentOf(test.database))).toEqual(tables);
    expect((await person.call('GET', '/api/auth/user')).json()).toEqual(person.user);
  });

  it('names of real people are taken as they are', async () => {
    const person = await signUp(test.app);
    for (const firstName of ['O’Brien', "D'Arcy", 'Anne-Marie', 'José Ángel', '李小龙', 'Müller (geb. Groß)', 'Jr., Robert', 'عمر'])
      expect((await person.call('PATCH', '/api/account', { firstName })).json().firstName).toBe(firstName);
  });
});

describe('what a foreign page left behind', () => {
  it('is an inert image when opened, for its owner only, in no shared cache and on no other site', async () => {
    const person = await signUp(test.app);
    const project = await analyzedProject(test, person);
    const image = {
      mediaType: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    };
    await saveScreenshots(test.database.db, test.enqueued.at(-1) ?? '', { desktop: image, fullPage: image, mobile: image } as never);
    const { headers, statusCode } = await person.call('GET', `/api/projects/${project}/screenshots/desktop`);
    expect(statusCode).toBe(200);
    expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox$/);
    expect(headers['content-security-policy']).not.toMatch(/script-src|allow-/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=300',
    });
  });

  it('is a file whose name can’t end its header', async () => {
    const person = await signUp(test.app);
    const project = await analyzedProject(test, person);
    await person.call('PATCH', `/api/projects/${project}`, {
      projectName: 'a"; filename=evil.html; x="',
      optimizerOutput: '<script>alert(1)</script>',
    });
    const { headers, body } = await person.call('GET', `/api/projects/${project}/download-prompt/optimizer`);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.=-]+\.txt"$/);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe('<script>alert(1)</script>');
  });
});

describe('floods', () => {
  it('of changes and of readings end in a 429 with Retry-After, each class by itself and each person alone', async () => {
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 0.01 } });
    const [person, other] = [createClient(strict.app), createClient(strict.app)];
    for (const client of [person, other]) for (const [name, value] of (await signUp(test.app)).jar) client.jar.set(name, value);
    const writes = [];
    for (let i = 0; i < 4; i += 1) writes.push(await person.call('PATCH', '/api/account', { firstName: `Ada ${i}` }));
    expect(writes.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 429]);
    expect(Number(writes[3]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await person.call('GET', '/api/auth/user')).statusCode).toBe(200);
    expect((await other.call('PATCH', '/api/account', { firstName: 'Bob' })).statusCode).toBe(200);
    const reads = [];
    for (let i = 0; i < 121; i += 1) reads.push((await other.call('GET', '/api/auth/user')).statusCode);
    expect(reads).toEqual([...Array(120).fill(200), 429]);
    await strict.app.close();
  });
});

describe('texts made to keep a pattern busy', () => {
  it.each([
    ['an address of many labels', 'POST /api/analyze', { url: `${'a-'.repeat(2000)}` }],
    ['an address of dots', 'POST /api/analyze', { url: `${'a.'.repeat(2000)}!` }],
    ['an address of letters', 'POST /api/analyze', { url: `${'ä'.repeat(4000)}.` }],
    ['an e-mail of at-signs', 'POST /api/auth/login', { email: `${'a@'.repeat(120)}`, password: 'x' }],
    ['an e-mail of dots', 'POST /api/auth/login', { email: `${'a.'.repeat(120)}@`, password: 'x' }],
    ['a name of blanks', 'PATCH /api/account', { firstName: ' '.repeat(100) }],
  ])('are refused at once: %s', async (_what, route, body) => {
    const [method, url] = route.split(' ') as ['POST', string];
    const person = await signUp(test.app);
    expect((await person.call(method, url, body)).statusCode).toBe(400);
  });
});

it('every answer with a body says what it is and in which letters', async () => {
  const person = await signUp(test.app);
  for (const [route, { answers, body }] of Object.entries(API_ROUTES)) {
    const [method, url] = route.split(' ') as ['GET', string];
    if (answers.owner === 204 || url.includes(':') || url.includes('*') || route.startsWith('DELETE')) continue;
    const answer = await person.call(method, url, body?.(), { prefer: 'respond-async' });
    if (answer.body === '') continue;
    expect(String(answer.headers['content-type']), route).toMatch(/; charset=utf-8$/);
    if (url === '/api/auth/register') Object.assign(person, await signUp(test.app));
  }
});
