// Users of every kind and what a call is about, for the tests that go through every route.
import type { ApiScope } from '#contracts/api-keys.ts';
import { createApiKey } from '#database/accounts/api-keys.ts';
import { listBuilderConnections } from '#database/accounts/builder-connections.ts';
import { createInvitation } from '#database/accounts/invitations.ts';
import { createUser, setRole } from '#database/accounts/users.ts';
import { createBatch } from '#database/projects/batches.ts';
import { createExport } from '#database/projects/exports.ts';
import { createProject, updateProject } from '#database/projects/projects.ts';
import { keepVersion, listStoredVersions } from '#database/projects/text-versions.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { createRun, startRun } from '#database/runs/runs.ts';
import { newApiKey } from '#server/auth/api-key-secret.ts';
import type { Ids, Who } from './api-routes.ts';
import { analyzedProject, type Client, createClient, signUp, type TestApp } from './build-test-app.ts';
import { storedReport } from './stored-report.ts';

let made = 0;

/** One client of each kind. */
export async function everybody(test: TestApp): Promise<{ clients: Record<Who, Client>; ownerId: string }> {
  const member = (name: string) => signUp(test.app, `${name}-${++made}@example.com`);
  const [owner, other, inactive, admin, boss] = [
    await member('owner'),
    await member('other'),
    await member('inactive'),
    await member('admin'),
    await member('super'),
  ];
  // Behind the back of whatever would end the session: it is the account that must not be good any more.
  await test.database.query('update users set is_active = false where id = $1', [inactive.user.id]);
  await setRole(test.database.db, admin.user.id, 'admin');
  await setRole(test.database.db, boss.user.id, 'super_admin');
  return { clients: { visitor: createClient(test.app), inactive, other, admin, super_admin: boss, owner }, ownerId: owner.user.id };
}

/** What is the owner's. */
export async function idsOf(test: TestApp, owner: Client, userId: string): Promise<Ids> {
  const { db } = test.database;
  const project = await analyzedProject(test, owner);
  await updateProject(db, { id: project, userId, changes: { optimizerOutput: 'text' } });
  const connection = (await listBuilderConnections(db, userId))[0]?.id ?? '';
  const session = (await owner.call('GET', '/api/account/sessions')).json<{ id: string }[]>()[0]?.id ?? '';
  const report = await storedReport(db, { projectId: project, userId });
  // A user's keys are limited, and these are many.
  await test.database.query("delete from api_keys where user_id = $1 and name = 'Key of a call'", [userId]);
  const { id: key } = await createKey(test, userId, ['read'], { name: 'Key of a call' });
  const exported = (await createExport(db, { projectId: project, userId, builderName: 'wix' }))?.id ?? '';
  const share = (await owner.call('POST', `/api/projects/${project}/shares`, { sections: ['summary'] })).json<{ id: string }>().id;
  const version = await newVersion(test, project);
  const batch = await createBatch(db, { userId, refused: [] });
  return { project, report, share, export: exported, version, batch, connection, session, key, target: '', failedJob: '', invitation: '' };
}

async function newVersion({ database: { db } }: Pick<TestApp, 'database'>, projectId: string): Promise<string> {
  const state = { text: 'earlier text', generatedText: null, edits: [], base: { strategy: null, basis: null } };
  const made = { author: 'owner', origin: 'edited', writer: null, now: new Date() } as const;
  await keepVersion(db, { projectId, kind: 'strategy', state, ...made });
  return (await listStoredVersions(db, projectId)).versions[0]?.id ?? '';
}

/** A key of a user, with its secret. */
export async function createKey(
  { database }: Pick<TestApp, 'database'>,
  userId: string,
  scopes: ApiScope[],
  { name = 'Script', expiresAt = null }: { name?: string; expiresAt?: Date | null } = {},
): Promise<{ id: string; key: string }> {
  const { key, ...stored } = newApiKey();
  return { ...(await createApiKey(database.db, { ...stored, userId, name, scopes, expiresAt })), key };
}

/** What a call of an administrator uses up. */
export async function newIds(test: Pick<TestApp, 'database'>, ownerId: string): Promise<Pick<Ids, 'target' | 'failedJob' | 'invitation'>> {
  const invited = { email: `invited-${++made}@example.com`, role: 'user' as const, invitedBy: ownerId };
  const invitation = await createInvitation(test.database.db, { ...invited, expiresAt: new Date(Date.now() + 60_000) });
  return { target: await newTarget(test), failedJob: await newFailedJob(test), invitation: invitation.id };
}

async function newTarget({ database }: Pick<TestApp, 'database'>): Promise<string> {
  const names = { firstName: 'Tom', lastName: 'Target', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
  return (await createUser(database.db, { email: `target-${++made}@example.com`, ...names })).id;
}

async function newFailedJob({ database }: Pick<TestApp, 'database'>): Promise<string> {
  const url = 'https://failed.example/';
  const userId = await newTarget({ database });
  const { id: projectId } = await createProject(database.db, { userId, url });
  const options = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
  const { id: runId } = (await createRun(database.db, { projectId, userId, url, options })).run;
  await startRun(database.db, runId);
  await failRun(database.db, { runId, attempt: 1, message: 'A failure.', fault: true });
  return runId;
}
