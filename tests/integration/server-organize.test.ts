// Finished work: archive, tags, deleting many with an undo, exports with link and notes.
import { beforeAll, describe, expect, it } from 'vitest';
import { DELETED_KEPT_DAYS, type DeletedProject, DeletedProjectList, MAX_TAGS } from '#contracts/organize.ts';
import { type Project, ProjectList } from '#contracts/project.ts';
import { purgeDeletedProjects } from '#database/projects/organize.ts';
import { createRun, findActiveRun } from '#database/runs/runs.ts';
import { analyzedProject, type Client, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const test = openTestApp();
let owner: Awaited<ReturnType<typeof signUp>>;
let stranger: Client;
beforeAll(async () => {
  owner = await signUp(test.app);
  stranger = await signUp(test.app);
});

const organize = async (client: Client, input: object) => {
  const answer = await client.call('POST', '/api/projects/organize', input);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ changed: string[] }>().changed;
};
const list = async (client: Client = owner) => ProjectList.parse((await client.call('GET', '/api/projects')).json());
const listed = async (id: string) => (await list()).find((project) => project.id === id);
const deleted = async (): Promise<DeletedProject[]> => DeletedProjectList.parse((await owner.call('GET', '/api/projects/deleted')).json());
const read = async (id: string) => (await owner.call('GET', `/api/projects/${id}`)).json<Project>();
const days = (count: number) => new Date(Date.now() + count * 86_400_000);

describe('archive and tags', () => {
  it('put a project aside and back, without a change of the project itself', async () => {
    const id = await analyzedProject(test, owner);
    const before = await read(id);
    expect(await organize(owner, { action: 'archive', ids: [id] })).toEqual([id]);
    expect(await organize(owner, { action: 'archive', ids: [id] })).toEqual([]);
    expect((await listed(id))?.archivedAt).toBeTruthy();
    await organize(owner, { action: 'tag', ids: [id], add: ['Spring', 'spring', 'Client A'] });
    await organize(owner, { action: 'tag', ids: [id], add: [], remove: ['client a'] });
    expect(await organize(owner, { action: 'unarchive', ids: [id] })).toEqual([id]);
    expect(await listed(id)).toMatchObject({ archivedAt: null, tags: ['Spring'], updatedAt: before.updatedAt, status: 'analyzed' });
  });

  it('a project has ten tags at most, and nothing is changed for one too many', async () => {
    const [first, second] = [await analyzedProject(test, owner), await analyzedProject(test, owner)];
    const many = Array.from({ length: MAX_TAGS }, (_, index) => `tag ${index}`);
    await organize(owner, { action: 'tag', ids: [second], add: many });
    const answer = await owner.call('POST', '/api/projects/organize', { action: 'tag', ids: [first, second], add: ['more'] });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { message: 'A project can have 10 tags. Please remove one first; nothing was changed.' },
    ]);
    expect((await listed(first))?.tags).toEqual([]);
  });

  it('nobody organizes what is not theirs', async () => {
    const id = await analyzedProject(test, owner);
    for (const action of ['archive', 'delete', 'purge']) expect(await organize(stranger, { action, ids: [id] })).toEqual([]);
    expect(await organize(stranger, { action: 'tag', ids: [id], add: ['mine'] })).toEqual([]);
    expect(await listed(id)).toMatchObject({ tags: [], archivedAt: null });
  });

  it('refuses samples and what is no selection', async () => {
    for (const [path, body, status] of [
      ['/api/projects/organize?demo=true', { action: 'archive', ids: ['demo-coffee'] }, 403],
      ['/api/projects/organize', { action: 'archive', ids: [] }, 400],
      ['/api/projects/organize', { action: 'sell', ids: ['x'] }, 400],
    ] as const)
      expect((await owner.call('POST', path, body)).statusCode).toBe(status);
  });
});

describe('deleting many', () => {
  it('hides them everywhere, and restoring brings everything back', async () => {
    const ids = [await analyzedProject(test, owner), await analyzedProject(test, owner)];
    const [first = ''] = ids;
    await owner.call('POST', `/api/projects/${first}/generate-optimizer`);
    await owner.call('POST', `/api/projects/${first}/generate-designer-prompt`, { designer: 'wix' });
    await owner.call('POST', `/api/projects/${first}/export`, { builderName: 'wix', notes: 'first try' });
    await organize(owner, { action: 'tag', ids, add: ['kept'] });
    const before = { project: await read(first), list: await list() };
    expect((await organize(owner, { action: 'delete', ids })).sort()).toEqual([...ids].sort());
    for (const path of ['', '/exports', '/strategy', '/events', '/blueprint', '/verifications', '/download-prompt/optimizer'])
      expect((await owner.call('GET', `/api/projects/${first}${path}`)).statusCode, path).toBe(404);
    expect((await list()).some(({ id }) => ids.includes(id))).toBe(false);
    expect((await deleted()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect((await organize(owner, { action: 'restore', ids })).sort()).toEqual([...ids].sort());
    expect({ project: await read(first), list: await list() }).toEqual(before);
    expect(await deleted()).toEqual([]);
  });

  it('cancels what runs for them', async () => {
    const id = await analyzedProject(test, owner);
    const options = { schemeGiven: true, maxPages: 12, namedCompetitors: [] };
    const input = { projectId: id, userId: owner.user.id };
    await createRun(test.database.db, { ...input, url: 'https://harbour.example/', options });
    await organize(owner, { action: 'delete', ids: [id] });
    expect(await findActiveRun(test.database.db, input)).toBeNull();
    await organize(owner, { action: 'restore', ids: [id] });
    expect(await read(id)).toMatchObject({ status: 'analyzed', analysisError: 'You canceled this.' });
  });

  it('deletes for good after the days in which it can be restored, and then only', async () => {
    const id = await analyzedProject(test, owner);
    await organize(owner, { action: 'delete', ids: [id] });
    expect(await purgeDeletedProjects(test.database.db, days(DELETED_KEPT_DAYS - 0.1))).toBe(0);
    const [entry] = await deleted();
    expect(Date.parse(entry?.endsAt ?? '') - Date.parse(entry?.deletedAt ?? '')).toBe(DELETED_KEPT_DAYS * 86_400_000);
    expect(await purgeDeletedProjects(test.database.db, days(DELETED_KEPT_DAYS + 0.1))).toBe(1);
    expect(await organize(owner, { action: 'restore', ids: [id] })).toEqual([]);
    const left = await test.database.query('select (select count(*)::int from analysis_runs where project_id = $1) as runs', [id]);
    expect(left.rows).toEqual([{ runs: 0 }]);
  });

  it('deletes at once for good when the owner says so, but only what is deleted', async () => {
    const [gone, stays] = [await analyzedProject(test, owner), await analyzedProject(test, owner)];
    await organize(owner, { action: 'delete', ids: [gone] });
    expect(await organize(owner, { action: 'purge', ids: [gone, stays] })).toEqual([gone]);
    expect((await test.database.query('select id from projects where id = $1', [gone])).rows).toEqual([]);
    expect(await listed(stays)).toBeTruthy();
  });

  it('the download of the own data has deleted projects while they are kept; the end of the account ends them at once', async () => {
    const person = await signUp(test.app);
    const id = await analyzedProject(test, person);
    await person.call('POST', `/api/projects/${id}/export`, { builderName: 'wix', notes: 'mine' });
    await organize(person, { action: 'tag', ids: [id], add: ['mine'] });
    await organize(person, { action: 'delete', ids: [id] });
    const data = (await person.call('GET', '/api/account/export')).json<{ projects: unknown[] }>();
    expect(data.projects).toMatchObject([{ id, tags: ['mine'], deletedAt: expect.any(String), exports: [{ notes: 'mine' }] }]);
    await person.call('DELETE', '/api/account', { password: 'correct horse battery' });
    expect((await test.database.query('select id from projects where id = $1', [id])).rows).toEqual([]);
  });
});

describe('exports', () => {
  it('get their link and notes later, and the list of projects shows the last one', async () => {
    const id = await analyzedProject(test, owner);
    expect((await listed(id))?.exported).toBeNull();
    const { id: first } = (await owner.call('POST', `/api/projects/${id}/export`, { builderName: 'wix' })).json<{ id: string }>();
    await owner.call('POST', `/api/projects/${id}/export`, { builderName: 'lovable' });
    expect((await listed(id))?.exported).toMatchObject({ count: 2, builderName: 'lovable', link: null });
    const path = `/api/projects/${id}/exports/${first}`;
    const changed = await owner.call('PATCH', path, { exportLink: 'https://new.example/', notes: 'Live' });
    expect(changed.json()).toMatchObject({ id: first, exportLink: 'https://new.example/', notes: 'Live', builderName: 'wix' });
    expect((await owner.call('PATCH', path, { notes: null })).json()).toMatchObject({ exportLink: 'https://new.example/', notes: null });
    expect((await owner.call('PATCH', path, { exportLink: 'javascript:alert(1)' })).statusCode).toBe(400);
    expect((await owner.call('PATCH', path, {})).statusCode).toBe(400);
    expect((await owner.call('PATCH', `/api/projects/${id}/exports/nope`, { notes: '' })).json()).toEqual({
      message: 'This export does not exist.',
    });
    const other = await analyzedProject(test, owner);
    expect((await owner.call('PATCH', `/api/projects/${other}/exports/${first}`, { notes: 'x' })).statusCode).toBe(404);
  });
});
