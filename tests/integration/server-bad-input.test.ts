// Generated bad inputs over every route: each is refused with a message, none causes an internal error, nothing is written.
// 300 of them by default; BAD_INPUTS=2000 runs more, with a new seed each time.
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { beforeAll, expect, it } from 'vitest';
import { listBuilderConnections } from '#database/accounts/builder-connections.ts';
import { setRole } from '#database/accounts/users.ts';
import { API_ROUTES, type ApiRoute, type Ids } from './api-routes.ts';
import { analyzedProject, type Client, createClient, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { openTestApp } from './use-app.ts';

const RUNS = Number(process.env.BAD_INPUTS ?? 300);
const FIXED_SEED = 7;

type Call = { method: string; url: string; headers: Record<string, string>; payload?: string; cookies: Record<string, string> };
type Route = ApiRoute & { method: string; path: string };
type Caller = 'owner' | 'super_admin' | 'visitor';

const test = openTestApp();
let callers: Record<Caller, Client>;
let ids: Ids;
beforeAll(async () => {
  const [owner, boss, target] = [await signUp(test.app), await signUp(test.app), await signUp(test.app)];
  await setRole(test.database.db, boss.user.id, 'super_admin');
  callers = { owner, super_admin: boss, visitor: createClient(test.app) };
  ids = {
    project: await analyzedProject(test, owner),
    connection: (await listBuilderConnections(test.database.db, owner.user.id))[0]?.id ?? '',
    session: 'none',
    share: 'none',
    key: 'none',
    report: 'none',
    export: 'none',
    version: 'none',
    batch: 'none',
    target: target.user.id,
    failedJob: 'none',
    invitation: 'none',
  };
});

const routes: Route[] = Object.entries(API_ROUTES).map(([name, route]) => {
  const [method = '', path = ''] = name.split(' ');
  return { ...route, method, path };
});
const withBody = routes.filter((route) => route.body);
const withFields = withBody.filter((route) => Object.keys(route.body?.() ?? {}).length > 0);
const withId = routes.filter((route) => route.path.includes(':id'));
const guarded = routes.filter((route) => route.answers.visitor === 401 && !route.path.startsWith('/api/auth/login'));
// Pages of a link are answered with pages (server-shares, server-schedules).
const writing = routes.filter((route) => route.method !== 'GET' && route.scope !== 'none');
const strict = routes.filter((route) => route.strictQuery);

/** A user who may make the request, so that only the bad input is refused. */
const callerOf = (route: Route): Caller => (route.path.startsWith('/api/admin') ? 'super_admin' : 'owner');

function callOf(route: Route, body: unknown = route.body?.(), caller = callerOf(route)): Call {
  const payload = body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) };
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const url = route.url?.(ids) ?? route.path;
  return {
    method: route.method,
    url,
    headers: { prefer: 'respond-async', ...headers },
    ...payload,
    cookies: Object.fromEntries(callers[caller].jar),
  };
}

const HOSTILE = [
  "'; drop table users; --",
  "' or '1'='1",
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../etc/passwd',
  '%00',
  'a\u0000b',
  '\u202egnp.exe',
  '\ud800',
  '$\u007bjndi:ldap://x}',
  'x'.repeat(190),
  '💥'.repeat(40),
  'NaN',
  '-1',
  '__proto__',
  'constructor',
];
const hostile = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ minLength: 1, maxLength: 60, unit: 'binary' }));
const pick = <T>(list: T[]) => fc.constantFrom(...list);

/** A value that can't be right where `right` is. */
function wrongFor(right: unknown): fc.Arbitrary<unknown> {
  const any: fc.Arbitrary<unknown>[] = [
    fc.constant([[[['a']]]]),
    fc.constant({ $ne: null }),
    fc.constant({ toString: 1 }),
    fc.double({ noNaN: true }),
  ];
  if (!Array.isArray(right)) any.push(fc.constant([]));
  if (typeof right !== 'string') any.push(hostile);
  if (typeof right !== 'boolean') any.push(fc.boolean());
  return fc.oneof(...any);
}

/** Fields in which hidden characters have no business, and those that are long at a megabyte: all texts. */
const SINGLE_LINE = ['firstName', 'lastName', 'phoneNumber', 'email', 'url', 'projectName', 'designer', 'role', 'tier'];
const hidden = fc.constantFrom('\u0000', '\u202e', '\u2066', '\u0007');
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

/** Everything that is bad, by kind; each makes a call that must be refused. */
const KINDS: Record<string, fc.Arbitrary<() => Call>> = {
  'an unknown field': fc
    .tuple(
      pick(withBody),
      fc.oneof(fc.constantFrom('id', 'userId', 'permissions', 'monthlyUsage', 'createdAt', 'isAdmin', '$where'), hostile),
      fc.jsonValue(),
    )
    .filter(([route, key]) => !(key in (route.body?.() ?? {})) && key !== '__proto__')
    .map(
      ([route, key, value]) =>
        () =>
          callOf(route, { ...route.body?.(), [key]: value }),
    ),
  'a field that grants': fc
    .tuple(
      pick(withBody.filter((route) => !route.path.startsWith('/api/admin/users'))),
      fc.constantFrom('role', 'tier', 'isActive', 'password_hash', 'sessionEpoch'),
    )
    .map(
      ([route, key]) =>
        () =>
          callOf(route, { ...route.body?.(), [key]: 'super_admin' }),
    ),
  'a field of the wrong kind': pick(withFields)
    .chain((route) => fc.tuple(fc.constant(route), pick(Object.entries(route.body?.() ?? {}))))
    .chain(([route, [key, right]]) => wrongFor(right).map((wrong) => () => callOf(route, { ...route.body?.(), [key]: wrong }))),
  'a body of the wrong kind': fc
    .tuple(
      pick(withFields),
      fc.oneof(
        fc.constant('null'),
        fc.constant('[]'),
        fc.constant('"text"'),
        fc.constant('12'),
        fc.constant('{}'),
        fc.integer({ min: 1, max: 20_000 }).map(deep),
      ),
    )
    .map(
      ([route, body]) =>
        () =>
          callOf(route, body),
    ),
  'no JSON': fc
    .tuple(
      pick(withBody),
      fc.oneof(
        hostile,
        fc.constantFrom(
          '{',
          '{"a":',
          '{"a":1,}',
          "{'a':1}",
          '\ufeff{',
          '{"__proto__":{"role":"admin"}}',
          '{"constructor":{"prototype":{}}}',
        ),
      ),
    )
    .filter(([, text]) => !isJson(text) || text.includes('proto'))
    .map(
      ([route, text]) =>
        () =>
          callOf(route, text),
    ),
  'another kind of content': fc
    .tuple(
      pick(withBody),
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/html',
        'application/xml',
        'nonsense',
      ),
    )
    .map(([route, type]) => () => {
      const call = callOf(route);
      return { ...call, headers: { ...call.headers, 'content-type': type } };
    }),
  'a text of a megabyte': pick(withFields)
    .chain((route) =>
      fc.tuple(
        fc.constant(route),
        pick(
          Object.entries(route.body?.() ?? {})
            .filter(([, value]) => typeof value === 'string')
            .map(([key]) => key)
            .concat('more'),
        ),
      ),
    )
    .map(
      ([route, key]) =>
        () =>
          callOf(route, { ...route.body?.(), [key]: 'é'.repeat(1_000_000) }),
    ),
  'a hidden character': fc
    .tuple(pick(withFields.filter((route) => SINGLE_LINE.some((field) => field in (route.body?.() ?? {})))), hidden, fc.nat({ max: 20 }))
    .map(([route, character, at]) => () => {
      const body = route.body?.() ?? {};
      const fields = SINGLE_LINE.filter((field) => field in body);
      const field = fields[at % fields.length] ?? '';
      return callOf(route, { ...body, [field]: `${String(body[field]).slice(0, 2)}${character}${String(body[field]).slice(2)}` });
    }),
  'an id of nothing': fc.tuple(pick(withId), hostile).map(([route, id]) => () => {
    const call = callOf(route);
    const path = route.path.replace(':id', encodeURIComponent(id.toWellFormed())).replace(':kind', 'optimizer');
    return { ...call, url: path };
  }),
  'an id of another user': pick(
    withId.filter((route) => route.path.startsWith('/api/projects') || route.path.startsWith('/api/builders')),
  ).map((route) => () => callOf(route, route.body?.(), 'super_admin')),
  'nobody behind it, whatever the headers claim': fc
    .tuple(
      pick(guarded),
      fc.dictionary(
        fc.constantFrom(
          'x-user-id',
          'x-forwarded-user',
          'authorization',
          'x-http-method-override',
          'x-original-url',
          'x-forwarded-for',
          'host',
        ),
        fc.constantFrom('1', 'admin', 'DELETE', 'Bearer x', '127.0.0.1', '/api/admin/users'),
      ),
    )
    .map(([route, claims]) => () => {
      const call = callOf(route, route.body?.(), 'visitor');
      return { ...call, headers: { ...call.headers, ...claims } };
    }),
  'a forged cookie': fc.tuple(pick(guarded), fc.oneof(hostile, fc.uuid(), fc.base64String())).map(([route, forged]) => () => {
    const call = callOf(route);
    const [name, value] = Object.entries(call.cookies)[0] ?? ['', ''];
    return { ...call, cookies: { [name]: encodeURIComponent(`${value.slice(0, 20)}${forged}`.toWellFormed()) } };
  }),
  'a call of another site': fc
    .tuple(
      pick(writing),
      fc.constantFrom(
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
      ),
    )
    .map(([route, from]) => () => {
      const call = callOf(route);
      return { ...call, headers: { ...call.headers, ...(from as Record<string, string>) } };
    }),
  'a query that is not known, doubled or senseless': fc
    .tuple(
      pick(strict),
      fc.oneof(
        fc.constantFrom('?page=1&page=2', '?pageSize=0', '?page=-1', '?page=1e9', '?__proto__[a]=1', '?sort=password', '?days=1e3'),
        hostile.map((text) => `?x${encodeURIComponent(text.toWellFormed())}=1`),
      ),
    )
    .map(([route, query]) => () => ({ ...callOf(route), url: `${route.path}${query}` })),
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const anything = fc.oneof(...Object.entries(KINDS).map(([kind, calls]) => calls.map((make) => ({ kind, make }))));

it(`refuses ${RUNS} generated bad inputs with a sentence, and writes nothing`, { timeout: 60_000 + RUNS * 200 }, async () => {
  const before = await contentOf(test.database);
  const property = fc.asyncProperty(anything, async ({ kind, make }) => {
    const call = make();
    const answer = await test.app.inject(call as InjectOptions);
    const told = `${kind}: ${call.method} ${call.url.slice(0, 100)} ${call.payload?.slice(0, 200) ?? ''} -> ${answer.statusCode} ${answer.body.slice(0, 200)}`;
    expect(answer.statusCode, told).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode, told).toBeLessThan(500);
    expect(answer.json(), told).toEqual({ message: expect.stringMatching(/\S/) });
    expect(answer.body, told).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/src\/|select |insert |SQLSTATE/);
    expect(await contentOf(test.database), told).toEqual(before);
  });
  await fc.assert(property, { numRuns: RUNS, ...(process.env.BAD_INPUTS ? {} : { seed: FIXED_SEED }) });
});
