import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { User } from '#contracts/user.ts';
import type { Guard } from '../api-app.ts';
import { allowDemo, createAdminGuard, createDemoWriteGuard, currentUser, isDemoCall } from './guards.ts';

const request = (fields: object) => ({ url: '/api/projects', params: {}, user: null, ...fields }) as unknown as FastifyRequest;
const DEMO_URL = '/api/projects?demo=true';
const run = async (guard: Guard, fields: object) => guard.call(undefined as never, request(fields));
const signedInAs = (user: Partial<User> | null) => async (checked: FastifyRequest) => {
  checked.user = user as User | null;
};
const refuse = async () => {
  throw new Error('not signed in');
};

it.each([
  [DEMO_URL, true],
  ['/api/projects/a/screenshots/desktop?of=newest&demo=true', true],
  ['/api/projects?demo=false', false],
  ['/api/projects?demo=true&demo=false', false],
  ['/api/projects?next=demo%3Dtrue', false],
  ['/api/projects', false],
])('demo mode of %s is %s', (url, expected) => expect(isDemoCall(request({ url }))).toBe(expected));

it('knows no user before the sign-in guard', () => {
  expect(() => currentUser(request({}))).toThrow(expect.objectContaining({ code: 'not-signed-in' }));
});

describe('the admin guard', () => {
  it.each<[string, Partial<User>, string | null]>([
    ['passes an admin', { role: 'admin', isActive: true }, null],
    ['refuses a user', { role: 'user', isActive: true }, 'not-allowed'],
    ['refuses a deactivated admin', { role: 'admin', isActive: false }, 'not-allowed'],
  ])('%s', async (_what, user, code) => {
    const passed = run(createAdminGuard(signedInAs(user), {} as never), { hasSecondFactor: true });
    await (code === null ? expect(passed).resolves.toBeUndefined() : expect(passed).rejects.toMatchObject({ code }));
  });
});

it('passes demo requests without an account, and no others', async () => {
  await expect(run(allowDemo(refuse), { url: DEMO_URL })).resolves.toBeUndefined();
  await expect(run(allowDemo(refuse), {})).rejects.toThrow('not signed in');
});

describe('the guard of the samples', () => {
  const guard = createDemoWriteGuard((id) => id === 'sample');
  it.each([
    ['a sample', { params: { id: 'sample' } }],
    ['any project in demo mode', { params: { id: 'own' }, url: DEMO_URL }],
    ['a new project in demo mode', { url: DEMO_URL }],
  ])('refuses to change %s', async (_what, fields) => {
    await expect(run(guard, fields)).rejects.toMatchObject({ code: 'demo-read-only' });
  });

  it('passes changes to own projects', async () => {
    await expect(run(guard, { params: { id: 'own' } })).resolves.toBeUndefined();
  });
});
