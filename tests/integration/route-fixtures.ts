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
import type { ApiRoute, Ids, Who } from './api-routes.ts';
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

/** The ids that the address of a route names; to make all of them for every request would take longer than the requests. */
function idsNamedIn(url: ApiRoute['url']): Set<keyof Ids> {
  const named = new Set<keyof Ids>();
  const get = (_: Ids, id: string | symbol) => {
    named.add(id as keyof Ids);
    return '';
  };
  url?.(new Proxy(NO_IDS, { get }));
  return named;
}

/** What is the owner's, as far as the address of a route names it. */
export async function idsOf(test: TestApp, owner: Client, userId: string, url: ApiRoute['url']): Promise<Ids> {
  const { db } = test.database;
  const named = idsNamedIn(url);
  const ids: Ids = { ...NO_IDS };
  if (named.has('project')) {
    ids.project = await analyzedProject(test, owner);
    await updateProject(db, { id: ids.project, userId, changes: { optimizerOutput: 'text' } });
  }
  if (named.has('connection')) ids.connection = (await listBuilderConnections(db, userId))[0]?.id ?? '';
  if (named.has('session')) ids.session = (await owner.call('GET', '/api/account/sessions')).json<{ id: string }[]>()[0]?.id ?? '';
  if (named.has('report')) ids.report = await storedReport(db, { projectId: ids.project, userId });
  if (named.has('key')) ids.key = (await createKey(test, userId, ['read'])).id;
  if (named.has('export')) ids.export = (await createExport(db, { projectId: ids.project, userId, builderName: 'wix' }))?.id ?? '';
  if (named.has('share')) ids.share = await newShare(owner, ids.project);
  if (named.has('version')) ids.version = await newVersion(test, ids.project);
  if (named.has('batch')) ids.batch = await createBatch(db, { userId, refused: [] });
  return ids;
}

const NO_IDS: Ids = {
  ...{ project: '', report: '', share: '', export: '', version: '', batch: '', connection: '', session: '', key: '' },
  ...{ target: '', failedJob: '', invitation: '' },
};

const newShare = async (owner: Client, project: string): Promise<string> =>
  (await owner.call('POST', `/api/projects/${project}/shares`, { sections: ['summary'] })).json<{ id: string }>().id;

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

/** What a call of an administrator uses up, as far as the address of a route names it. */
export async function newIds(test: TestApp, ownerId: string, url: ApiRoute['url']): Promise<Partial<Ids>> {
  const named = idsNamedIn(url);
  const ids: Partial<Ids> = {};
  if (named.has('invitation')) ids.invitation = await newInvitation(test, ownerId);
  if (named.has('target')) ids.target = await newTarget(test);
  if (named.has('failedJob')) ids.failedJob = await newFailedJob(test);
  return ids;
}

async function newInvitation({ database }: Pick<TestApp, 'database'>, invitedBy: string): Promise<string> {
  const invited = { email: `invited-${++made}@example.com`, role: 'user' as const, invitedBy };
  return (await createInvitation(database.db, { ...invited, expiresAt: new Date(Date.now() + 60_000) })).id;
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
