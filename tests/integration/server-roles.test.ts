// Goes through every route as everybody.
import { beforeAll, describe, expect, it } from 'vitest';
import { listBuilderConnections } from '#database/accounts/builder-connections.ts';
import { createInvitation } from '#database/accounts/invitations.ts';
import { createUser, setRole } from '#database/accounts/users.ts';
import { createBatch } from '#database/projects/batches.ts';
import { createExport } from '#database/projects/exports.ts';
import { createProject, updateProject } from '#database/projects/projects.ts';
import { keepVersion, listStoredVersions } from '#database/projects/text-versions.ts';
import { failRun } from '#database/runs/finish-run.ts';
import { createRun, startRun } from '#database/runs/runs.ts';
import { API_ROUTES, type Ids, PEOPLE, type Who } from './api-routes.ts';
import { analyzedProject, type Client, createClient, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { storedReport } from './stored-report.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
let shared: Record<Who, Client>;
let ownerId: string;
beforeAll(async () => {
  ({ clients: shared, ownerId } = await everybody());
});

let made = 0;
async function everybody(): Promise<{ clients: Record<Who, Client>; ownerId: string }> {
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

async function idsOf(owner: Client, userId: string): Promise<Ids> {
  const project = await analyzedProject(test, owner);
  await updateProject(test.database.db, { id: project, userId, changes: { optimizerOutput: 'text' } });
  const connection = (await listBuilderConnections(test.database.db, userId))[0]?.id ?? '';
  const session = (await owner.call('GET', '/api/account/sessions')).json<{ id: string }[]>()[0]?.id ?? '';
  const report = await storedReport(test.database.db, { projectId: project, userId });
  const exported = await createExport(test.database.db, { projectId: project, userId, builderName: 'wix' });
  const share = (await owner.call('POST', `/api/projects/${project}/shares`, { sections: ['summary'] })).json<{ id: string }>().id;
  return {
    project,
    report,
    share,
    export: exported?.id ?? '',
    version: await newVersion(project),
    batch: await createBatch(test.database.db, { userId, refused: [] }),
    connection,
    session,
    target: '',
    failedJob: '',
    invitation: '',
  };
}

const newVersion = async (projectId: string) => {
  const { db } = test.database;
  const state = { text: 'earlier text', generatedText: null, edits: [], base: { strategy: null, basis: null } };
  const made = { author: 'owner', origin: 'edited', writer: null, now: new Date() } as const;
  await keepVersion(db, { projectId, kind: 'strategy', state, ...made });
  return (await listStoredVersions(db, projectId)).versions[0]?.id ?? '';
};

const newTarget = async () => {
  const names = { firstName: 'Tom', lastName: 'Target', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
  return (await createUser(test.database.db, { email: `target-${++made}@example.com`, ...names })).id;
};

const newInvitation = async (invitedBy: string) => {
  const invited = { email: `invited-${++made}@example.com`, role: 'user' as const, invitedBy };
  return (await createInvitation(test.database.db, { ...invited, expiresAt: new Date(Date.now() + 60_000) })).id;
};

const newFailedJob = async () => {
  const url = 'https://failed.example/';
  const userId = await newTarget();
  const { id: projectId } = await createProject(test.database.db, { userId, url });
  const options = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
  const { id: runId } = (await createRun(test.database.db, { projectId, userId, url, options })).run;
  await startRun(test.database.db, runId);
  await failRun(test.database.db, { runId, attempt: 1, message: 'A failure.', fault: true });
  return runId;
};

it('every route has its row', () => {
  const routes = test.app.routeTable.filter((route) => !route.startsWith('HEAD '));
  expect([...new Set(routes)].sort()).toEqual(Object.keys(API_ROUTES).sort());
});

describe('every route responds to each kind of user as the table says, a refused call changes nothing, an administrator’s action is written down', () => {
  it.each(Object.entries(API_ROUTES))('%s', async (route, { answers, url, body, endsSession }) => {
    const [method, path] = route.split(' ') as ['GET' | 'POST', string];
    const { clients, ownerId: id } = endsSession ? await everybody() : { clients: shared, ownerId };
    const ids = await idsOf(clients.owner, id);
    const answered: Record<string, number> = {};
    for (const who of PEOPLE) {
      const address =
        url?.({ ...ids, target: await newTarget(), failedJob: await newFailedJob(), invitation: await newInvitation(id) }) ?? path;
      const before = await contentOf(test.database);
      const answer = await clients[who].call(method, address, body?.(), { prefer: 'respond-async' });
      answered[who] = answer.statusCode;
      if (answer.statusCode < 400) {
        // Every action of an administrator is written down, whatever it is.
        if (path.startsWith('/api/admin/') && method !== 'GET')
          expect((await contentOf(test.database)).audit_log, `${route} is not in the audit log`).not.toEqual(before.audit_log);
        continue;
      }
      expect(await contentOf(test.database), `${who} changed something`).toEqual(before);
      if (answer.headers['content-type']?.toString().includes('json')) expect(answer.json()).toEqual({ message: expect.any(String) });
    }
    expect(answered).toEqual(answers);
  });
});
