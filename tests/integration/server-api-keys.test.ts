// Goes through every route with keys of every scope, and shows how keys live and end.
import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it } from 'vitest';
import { ApiScope, type CreatedApiKey, MAX_API_KEYS } from '#contracts/api-keys.ts';
import { createLog } from '#create-log';
import { setRole } from '#database/accounts/users.ts';
import { API_ROUTES, PASSWORD } from './api-routes.ts';
import { analyzedProject, buildTestApp, type Client, createClient, signUp } from './build-test-app.ts';
import { rowVersionsOf } from './database-content.ts';
import { openTestDatabase } from './databases.ts';
import { createKey, everybody, idsOf, newIds } from './route-fixtures.ts';
import { openTestApp } from './use-app.ts';

// Every call gets a project of its own.
const test = openTestApp({ settings: { quotas: { free: null, paid: null, enterprise: null } } });
const bearer = (key: string) => ({ authorization: `Bearer ${key}`, prefer: 'respond-async' });

let owner: Client;
let ownerId: string;
const keys = {} as Record<ApiScope, string>;
beforeAll(async () => {
  const people = await everybody(test);
  owner = people.clients.owner;
  ownerId = people.ownerId;
  // Even the keys of an administrator don't administrate.
  await setRole(test.database.db, ownerId, 'super_admin');
  for (const scope of ApiScope.options) keys[scope] = (await createKey(test, ownerId, [scope])).key;
});

/** Everything that is stored, without the moment a key was last used. */
async function contentWithoutUse() {
  const { api_keys: keyRows = '', ...rest } = await rowVersionsOf(test.database);
  return { ...rest, keys: keyRows.split(' rows')[0] };
}

describe('every route under /api and /api/v1 passes keys with its scope and no others; a refused call changes nothing', () => {
  it.each(Object.entries(API_ROUTES))('%s', async (route, { answers, scope, url, body }) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    if (scope === 'any') return expect(path).toBe('/mcp');
    const visitor = createClient(test.app);
    const newAddress = async () => url?.({ ...(await idsOf(test, owner, ownerId, url)), ...(await newIds(test, ownerId, url)) }) ?? path;
    const call = async (address: string, version: string, given: ApiScope) =>
      visitor.call(method, address.replace('/api', version), body?.(), bearer(keys[given]));
    // What a refused call is about is as it was, for the next one.
    let address = await newAddress();
    for (const given of ApiScope.options.filter((one) => one !== scope)) {
      const before = await contentWithoutUse();
      const answer = await call(address, '/api', given);
      if (scope === 'none') {
        expect(answer.statusCode).toBe(answers.visitor);
        continue;
      }
      expect(answer.statusCode, `with a key for ${given}`).toBe(403);
      expect(answer.json().message).toMatch(scope ? `needs an API key with the scope "${scope}"` : 'sign in in the browser');
      expect(await contentWithoutUse(), `a key for ${given} changed something`).toEqual(before);
    }
    const closed = scope === undefined;
    for (const version of ['/api', '/api/v1']) {
      if (!closed) address = await newAddress();
      const answer = await call(address, version, closed || scope === 'none' ? 'write' : scope);
      expect(answer.statusCode, version).toBe(closed ? 403 : answers[scope === 'none' ? 'visitor' : 'owner']);
    }
    expect(visitor.jar.size, 'a key makes no session').toBe(0);
  });

  it('an address that only looks like a version is none', async () => {
    expect((await owner.call('GET', '/api/v12/projects')).statusCode).toBe(404);
    expect((await owner.call('GET', '/api/v1/v1/projects')).statusCode).toBe(404);
    expect((await owner.call('GET', '/api/v1/projects?demo=false')).statusCode).toBe(200);
  });
});

describe('a key', () => {
  const create = async (client: Client, input: object = { name: 'Agent', scopes: ['read'] }) =>
    (await client.call('POST', '/api/keys', input)).json<CreatedApiKey>();
  const use = (key: string, path = '/api/projects') => createClient(test.app).call('GET', path, undefined, bearer(key));

  it('is told once, long and recognizable, and stored as a hash', async () => {
    const client = await signUp(test.app);
    const created = await create(client, { name: ' Agent ', scopes: ['write', 'read', 'read'], expiresAt: '2100-01-01T00:00:00+02:00' });
    expect(created).toMatchObject({ name: 'Agent', scopes: ['read', 'write'], lastUsedAt: null, expiresAt: '2099-12-31T22:00:00.000Z' });
    expect(created.key).toMatch(/^sitebrief_[\w-]{43}$/);
    const { key, ...listed } = created;
    expect((await client.call('GET', '/api/keys')).json()).toEqual([listed]);
    const { rows } = await test.database.query('select * from api_keys where id = $1', [listed.id]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(listed.start.length));
    expect(rows[0]?.hash).toBe(createHash('sha256').update(key).digest('hex'));
    expect((await client.call('GET', '/api/account/export')).body).toContain(listed.id);
  });

  it('acts for its user alone, and says when it was used', async () => {
    const [client, other] = [await signUp(test.app), await signUp(test.app)];
    const [own, foreign] = [await analyzedProject(test, client), await analyzedProject(test, other)];
    const { key, id } = await create(client);
    expect((await use(key)).json<{ id: string }[]>().map((project) => project.id)).toEqual([own]);
    expect((await use(key, `/api/v1/projects/${foreign}`)).statusCode).toBe(404);
    const [used] = (await client.call('GET', '/api/keys')).json<{ lastUsedAt: string }[]>();
    expect(Date.now() - Date.parse(used?.lastUsedAt ?? '')).toBeLessThan(60_000);
    expect((await other.call('DELETE', `/api/keys/${id}`)).statusCode).toBe(404);
    expect((await use(key)).statusCode).toBe(200);
  });

  it('fails on the next call once revoked', async () => {
    const client = await signUp(test.app);
    const { key, id } = await create(client);
    expect((await use(key)).statusCode).toBe(200);
    expect((await client.call('DELETE', `/api/keys/${id}`)).statusCode).toBe(204);
    const refused = await use(key);
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect((await client.call('DELETE', `/api/keys/${id}`)).statusCode).toBe(404);
  });

  it('is among the events of its account when it is made and when it is revoked', async () => {
    const client = await signUp(test.app);
    const events = async () =>
      (await client.call('GET', '/api/account/security-events')).json<{ kind: string }[]>().filter(({ kind }) => kind.startsWith('key-'));
    const { id } = await create(client);
    expect(await events()).toMatchObject([{ kind: 'key-created' }]);
    await client.call('DELETE', `/api/keys/${id}`);
    await client.call('DELETE', `/api/keys/${id}`);
    expect(await events()).toMatchObject([{ kind: 'key-revoked' }, { kind: 'key-created' }]);
  });

  it('fails on the next call once its user is deactivated, and is gone with its user', async () => {
    const client = await signUp(test.app);
    const { key } = await create(client);
    await test.database.query('update users set is_active = false where id = $1', [client.user.id]);
    expect((await use(key)).statusCode).toBe(401);
    await test.database.query('update users set is_active = true where id = $1', [client.user.id]);
    expect((await use(key)).statusCode).toBe(200);
    expect((await client.call('DELETE', '/api/account', { password: PASSWORD })).statusCode).toBe(204);
    expect((await use(key)).statusCode).toBe(401);
  });

  it('ends at its end', async () => {
    const client = await signUp(test.app);
    const { key } = await createKey(test, client.user.id, ['read'], { expiresAt: new Date(Date.now() - 1) });
    expect((await use(key)).statusCode).toBe(401);
    const past = await client.call('POST', '/api/keys', { name: 'Late', scopes: ['read'], expiresAt: '2020-01-01T00:00:00Z' });
    expect([past.statusCode, past.json().message]).toEqual([400, 'The end of the key is in the past.']);
  });

  it.each([
    ['no name', { name: ' ', scopes: ['read'] }, 'Please give the key a name.'],
    ['no scope', { name: 'a', scopes: [] }, 'Please choose what the key may do.'],
    ['an unknown scope', { name: 'a', scopes: ['admin'] }, /scopes/],
    ['a date that is none', { name: 'a', scopes: ['read'], expiresAt: 'soon' }, /date and time/],
    ['an unknown field', { name: 'a', scopes: ['read'], userId: 'x' }, /userId/],
  ])('is refused with %s', async (_, input, message) => {
    const answer = await owner.call('POST', '/api/keys', input);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch(message);
  });

  it(`is one of at most ${MAX_API_KEYS}, also when they are created at once`, async () => {
    const client = await signUp(test.app);
    for (let made = 2; made < MAX_API_KEYS; made += 1) await createKey(test, client.user.id, ['read']);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.call('POST', '/api/keys', { name: 'More', scopes: ['read'] })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  });

  it('wins over a session, and a wrong one is refused in spite of it', async () => {
    const [client, other] = [await signUp(test.app), await signUp(test.app)];
    const own = await analyzedProject(test, client);
    const { key } = await create(client);
    expect((await other.call('GET', `/api/projects/${own}`, undefined, bearer(key))).statusCode).toBe(200);
    expect((await client.call('GET', '/api/projects', undefined, bearer('sitebrief_wrong'))).statusCode).toBe(401);
    // A proxy's own authentication is none of ours.
    expect((await client.call('GET', '/api/projects', undefined, { authorization: 'Basic eDp5' })).statusCode).toBe(200);
  });

  it('is refused from another site’s page', async () => {
    const answer = await createClient(test.app).call(
      'POST',
      '/api/analyze',
      { url: 'a.example' },
      {
        ...bearer(keys.analyze),
        origin: 'https://evil.example',
      },
    );
    expect(answer.statusCode).toBe(403);
  });
});

it('wrong keys are throttled, and no log line holds a key', async () => {
  const lines: string[] = [];
  const stream = new PassThrough().on('data', (line: Buffer) => void lines.push(line.toString()));
  const database = await openTestDatabase();
  const own = await buildTestApp(database, { log: createLog('debug', stream), settings: { rateLimitFactor: 1 } });
  try {
    const client = await signUp(own.app);
    const { key } = (await client.call('POST', '/api/keys', { name: 'Agent', scopes: ['read'] })).json<CreatedApiKey>();
    const call = (token: string, path = '/api/projects') => createClient(own.app).call('GET', path, undefined, bearer(token));
    expect((await call(key)).statusCode).toBe(200);
    expect((await call(key, '/api/account/sessions')).statusCode).toBe(403);
    const wrong = `${key.slice(0, -1)}${key.endsWith('x') ? 'y' : 'x'}`;
    const answers = [];
    for (let tried = 0; tried < 105; tried += 1) answers.push((await call(wrong)).statusCode);
    expect([answers.indexOf(429), new Set(answers)]).toEqual([100, new Set([401, 429])]);
    expect((await call(key)).statusCode, 'a right key is not locked out').toBe(200);
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.join('')).not.toContain(key.slice(0, 20));
    expect(lines.join('')).toContain('key-created');
  } finally {
    await own.app.close();
    await database.close();
  }
});
