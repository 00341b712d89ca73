import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessAnalysis } from '#contracts/business.ts';
import { ProjectList, type ProjectListItem } from '#contracts/project.ts';
import { activityBy } from '#database/accounts/activities.ts';
import { actOnAccount } from '#database/accounts/admin-action.ts';
import { addAuditEntry, anonymizeAuditLog, listAuditLog } from '#database/accounts/audit-log.ts';
import { listBuilderConnections, updateBuilderConnection } from '#database/accounts/builder-connections.ts';
import { deleteSessionsOf, pruneSessions } from '#database/accounts/sessions.ts';
import { addUsage, checkAnalysisQuota, countUsage, findUsage } from '#database/accounts/usage.ts';
import { listUsers } from '#database/accounts/user-list.ts';
import {
  adminStats,
  createUser,
  deleteUser,
  findCredentials,
  findUserWithHash,
  promoteSuperAdmins,
  setActive,
  setPassword,
  setRole,
} from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { createExport, listExports } from '#database/projects/exports.ts';
import { createProjectLists } from '#database/projects/project-lists.ts';
import {
  createProject,
  deleteProject,
  findProject,
  findProjectRow,
  listProjectsJson,
  setStatus,
  updateProject,
} from '#database/projects/projects.ts';
import { recoverStuckProjects } from '#database/projects/recover-stuck-projects.ts';
import { failRun, finishRun } from '#database/runs/finish-run.ts';
import { appendEvents, eventsAfter } from '#database/runs/run-events.ts';
import { createRun, findActiveRun, findLatestRun, holdsLease, requeueRun, startRun } from '#database/runs/runs.ts';
import { loadStages, saveStage } from '#database/runs/stage-outputs.ts';
import type { Db } from '#database/schema.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import { describeOnBothDatabases } from './databases.ts';

const AT = new Date('2026-03-31T23:30:00Z');
const OPTIONS = { schemeGiven: false, maxPages: 12, namedCompetitors: ['competitor.example'] };
const ANALYSIS: BusinessAnalysis = {
  business_name: 'Corner Bakery',
  industry: 'Bakery',
  primary_purpose: 'Sell bread',
  target_audiences: [],
  brand_tone: 'warm',
  pages_analyzed: ['/'],
  value_propositions: [],
  seo_issues: [],
  ux_issues: [],
  services: [],
  products: ['Bread'],
  trust_signals: [],
  analysis_confidence: 0.5,
};

describeOnBothDatabases('database', (open) => {
  let database: Database;
  let db: Db;
  let people = 0;
  const register = (role: 'user' | 'admin' | 'super_admin' = 'user') => {
    people += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '+44 20 7946 0000' };
    return createUser(db, { email: `person${people}@shop.example`, ...names, passwordHash: `hash-${people}`, role });
  };
  const draft = async (url = 'shop.example') => {
    const user = await register();
    const project = await createProject(db, { userId: user.id, url });
    return { userId: user.id, id: project.id, projectId: project.id };
  };
  const running = async () => {
    const owner = await draft();
    const { run } = await createRun(db, { ...owner, url: 'shop.example', options: OPTIONS });
    const lease = { runId: run.id, attempt: 1 };
    await startRun(db, run.id);
    return { owner, run, lease };
  };
  const finished = async () => {
    const parts = await running();
    await saveStage(db, parts.run.id, 'crawl', { url: 'https://shop.example/' });
    await finishRun(db, { ...parts.lease, analysisSummary: 'Business: Corner Bakery', businessAnalysis: ANALYSIS, at: AT });
    return parts;
  };

  beforeAll(async () => {
    database = await open();
    db = database.db;
    // Connections that are open already, so that concurrent test steps really meet on PostgreSQL.
    await Promise.all([1, 2, 3, 4].map(() => database.query('select pg_sleep(0.1)')));
  });

  describe('users', () => {
    it('stores a user with the default settings and six builder connections', async () => {
      const user = await register();
      expect(user).toMatchObject({ tier: 'free', role: 'user', permissions: [], isActive: true, profileImageUrl: null });
      expect(user.createdAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      const connections = await listBuilderConnections(db, user.id);
      expect(connections.map((one) => one.builderName)).toEqual(['lovable', 'framer', 'wix', 'typedream', '10web', 'custom']);
      expect(connections.every((one) => one.isEnabled && one.notes === null && one.lastUsedAt === null)).toBe(true);
    });

    it('never returns the password hash unless requested', async () => {
      const user = await register();
      const stored = await findUserWithHash(db, user.email);
      expect(stored?.passwordHash).toBe(`hash-${people}`);
      expect(JSON.stringify([user, stored?.user, (await findCredentials(db, user.id))?.user, await listUsers(db)])).not.toContain('hash-');
    });

    it('rejects a second account with the same e-mail and leaves nothing behind', async () => {
      const user = await register();
      const before = (await listUsers(db)).total;
      const again = createUser(db, { ...user, passwordHash: 'x', role: 'user' });
      await expect(again).rejects.toMatchObject({ name: 'AppError', code: 'email-taken', status: 409 });
      expect((await listUsers(db)).total).toBe(before);
    });

    it('keeps the last super admin, even when two are demoted at once', async () => {
      const [first, second] = [await register('super_admin'), await register('super_admin')];
      const outcomes = await Promise.allSettled([setRole(db, first.id, 'user'), setRole(db, second.id, 'user')]);
      expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
      const [last, ...more] = (await listUsers(db)).users.filter((user) => user.role === 'super_admin');
      expect(more).toEqual([]);
      await expect(setActive(db, last?.id ?? '', false)).rejects.toMatchObject({ code: 'conflict' });
    });

    it('promotes the configured e-mails to super admin and deletes only plain users', async () => {
      const [chosen, other] = [await register(), await register()];
      await promoteSuperAdmins(db, [chosen.email]);
      expect((await findCredentials(db, chosen.id))?.user.role).toBe('super_admin');
      expect(await deleteUser(db, chosen.id)).toBe(false);
      expect(await deleteUser(db, other.id)).toBe(true);
      expect(await findCredentials(db, other.id)).toBeNull();
    });

    it('deletes what belongs to a deleted user', async () => {
      const { owner, run } = await finished();
      await createExport(db, { projectId: owner.id, userId: owner.userId, builderName: 'lovable' });
      expect(await deleteUser(db, owner.userId)).toBe(true);
      expect(await findProject(db, owner)).toBeNull();
      expect(await loadStages(db, run.id)).toEqual({});
      expect(await eventsAfter(db, run.id, 0)).toEqual([]);
      expect(await listBuilderConnections(db, owner.userId)).toEqual([]);
      expect(await countUsage(db, { userId: owner.userId, action: 'analysis', month: '2026-03' })).toBe(0);
    });

    it('logs what administrators do, in pages, and can remove a name but not the action', async () => {
      const [actor, target] = [await register('admin'), await register()];
      await addAuditEntry(db, { action: 'role-changed', actor, target, from: 'user', to: 'admin' });
      await addAuditEntry(db, { action: 'quota-changed', actor, target: null, subject: 'free', from: '1', to: '2' });
      await anonymizeAuditLog(db, target.id);
      const { entries, total } = await listAuditLog(db, { page: 1, pageSize: 2 });
      expect(total).toBeGreaterThanOrEqual(2);
      expect(entries).toMatchObject([
        { action: 'quota-changed', actorEmail: actor.email, targetId: null, subject: 'free', from: '1', to: '2' },
        { action: 'role-changed', actorId: actor.id, targetId: target.id, targetEmail: null },
      ]);
      await anonymizeAuditLog(db, actor.id);
      expect((await listAuditLog(db, { page: 1, pageSize: 1 })).entries[0]).toMatchObject({ actorId: actor.id, actorEmail: null });
    });

    it("runs administrators' actions one after the other", async () => {
      const [a, b] = [await register('super_admin'), await register('super_admin')];
      const demote = (actorId: string, targetId: string) =>
        actOnAccount(db, { actorId, targetId }, async (tx, { actor }) => {
          if (actor?.role === 'super_admin') await setRole(tx, targetId, 'user');
          return actor?.role;
        });
      const roles = await Promise.all([demote(a.id, b.id), demote(b.id, a.id)]);
      expect(roles.sort()).toEqual(['super_admin', 'user']);
      expect([(await findCredentials(db, a.id))?.user.role, (await findCredentials(db, b.id))?.user.role].sort()).toEqual([
        'super_admin',
        'user',
      ]);
    });

    it('runs actions on different accounts without deadlocks', async () => {
      const boss = () => register('super_admin');
      const [a, b, c, d] = [await boss(), await boss(), await boss(), await boss()];
      const demote = (actorId: string, targetId: string) =>
        actOnAccount(db, { actorId, targetId }, async (tx) => {
          // Long enough for the other one to lock its two accounts too, if it could.
          await tx.execute(sql`select pg_sleep(0.2)`);
          return setRole(tx, targetId, 'user');
        });
      expect(await Promise.all([demote(a.id, b.id), demote(c.id, d.id)])).toMatchObject([{ role: 'user' }, { role: 'user' }]);
    });

    it('counts users and projects for the admin cards', async () => {
      const before = await adminStats(db, new Date());
      const { userId } = await draft();
      await setActive(db, userId, false);
      expect(await adminStats(db, new Date())).toEqual({
        totalUsers: before.totalUsers + 1,
        totalProjects: before.totalProjects + 1,
        activeUsers: before.activeUsers,
        recentUsers: before.recentUsers + 1,
      });
      expect((await adminStats(db, new Date(Date.now() + 31 * 86_400_000))).recentUsers).toBe(0);
    });
  });

  describe('sessions', () => {
    const sign = (sid: string, userId: string, expire: Date) =>
      database.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [sid, { userId, cookie: {} }, expire]);
    const sids = async () => (await database.query('select sid from sessions order by sid')).rows.map((row) => row.sid);
    const later = new Date('2999-01-01');
    beforeEach(() => database.query('delete from sessions'));

    it.each([
      ['a password reset', (userId: string) => setPassword(db, userId, 'new')],
      ['a deactivation', (userId: string) => setActive(db, userId, false)],
      ['a deletion', (userId: string) => deleteUser(db, userId)],
      ['a call for it', (userId: string) => deleteSessionsOf(db, userId)],
    ])("%s ends that user's sessions and nobody else's", async (_name, end) => {
      const [user, other] = [await register(), await register()];
      await sign('a', user.id, later);
      await sign('b', user.id, later);
      await sign('c', other.id, later);
      await end(user.id);
      expect(await sids()).toEqual(['c']);
    });

    it('deletes only expired sessions', async () => {
      const user = await register();
      await sign('old', user.id, new Date('2026-01-01'));
      await sign('new', user.id, later);
      expect(await pruneSessions(db, AT)).toBe(1);
      expect(await sids()).toEqual(['new']);
    });
  });

  describe('projects', () => {
    it('lists newest first, with only the long texts cut to 200 characters', async () => {
      const owner = await draft('first.example');
      await createProject(db, { userId: owner.userId, url: 'second.example' });
      const long = 'ü'.repeat(500);
      const cut = (text: string | null | undefined) => text?.slice(0, 200) ?? null;
      await updateProject(db, { ...owner, changes: { optimizerOutput: long, designerPrompt: long, customPrompt: long } });
      const list = ProjectList.parse(JSON.parse(await listProjectsJson(db, owner.userId)));
      const rows = await Promise.all(list.map(({ id }) => findProjectRow(db, { id, userId: owner.userId })));
      expect(list).toEqual(
        rows.map((row) => ({
          ...row,
          ...{ optimizerOutput: cut(row?.optimizerOutput), designerPrompt: cut(row?.designerPrompt) },
          outdated: { strategy: false, prompt: false },
          exported: null,
        })),
      );
      expect(list.map((project) => project.url)).toEqual(['second.example', 'first.example']);
      expect(list[1]).toMatchObject({ optimizerOutput: 'ü'.repeat(200), designerPrompt: 'ü'.repeat(200), customPrompt: long });
      expect((await findProjectRow(db, owner))?.optimizerOutput).toBe(long);
    });

    it('caches a list until something in it changes, in any process', async () => {
      const owner = await draft('first.example');
      const lists = createProjectLists(db);
      const names = async () =>
        (JSON.parse(String(await lists.of(owner.userId))) as ProjectListItem[]).map((project) => project.projectName);
      expect(await names()).toEqual([null]);
      expect(await lists.of(owner.userId)).toBe(await lists.of(owner.userId));
      await updateProject(db, { ...owner, changes: { projectName: 'One' } });
      expect(await names()).toEqual(['One']);
      await database.query('update projects set project_name = $1 where id = $2', ['Two', owner.id]);
      expect(await names()).toEqual(['Two']);
      const second = await createProject(db, { userId: owner.userId, url: 'second.example' });
      expect(await names()).toEqual([null, 'Two']);
      await deleteProject(db, { id: second.id, userId: owner.userId });
      expect(await names()).toEqual(['Two']);
      expect(String(await lists.of((await register()).id))).toBe('[]');
    });

    it('lists the first line of a summary', async () => {
      const owner = await draft('first.example');
      await updateProject(db, { ...owner, changes: { analysisSummary: `Sells ${'bread '.repeat(60)}\nPages: many` } });
      const [first] = JSON.parse(await listProjectsJson(db, owner.userId)) as ProjectListItem[];
      expect(first?.analysisSummary).toBe(`Sells ${'bread '.repeat(60)}`.slice(0, 200));
    });

    it("does nothing to another user's project", async () => {
      const owner = await draft();
      const stranger = { id: owner.id, userId: (await register()).id, projectId: owner.id };
      expect(await findProject(db, stranger)).toBeNull();
      expect(await updateProject(db, { ...stranger, changes: { projectName: 'Mine' } })).toBeNull();
      expect(await setStatus(db, { ...stranger, status: 'completed' })).toBeNull();
      expect(await deleteProject(db, stranger)).toBe(false);
      expect(await createExport(db, { ...stranger, builderName: 'wix' })).toBeNull();
      expect(await listProjectsJson(db, stranger.userId)).toBe('[]');
      await expect(createRun(db, { ...stranger, url: 'x.example', options: OPTIONS })).rejects.toMatchObject({ code: 'not-found' });
      expect(await findActiveRun(db, stranger)).toBeNull();
      expect(await findProjectRow(db, owner)).toMatchObject({ projectName: null, status: 'draft' });
    });

    it('changes given fields, clears null ones, and removes characters that PostgreSQL rejects', async () => {
      const owner = await draft();
      await updateProject(db, { ...owner, changes: { projectName: 'A\u0000\ud800', customPrompt: 'keep', chosenBuilder: 'wix' } });
      const changed = await updateProject(db, { ...owner, changes: { chosenBuilder: null } });
      expect(changed).toMatchObject({ projectName: 'A\ufffd', customPrompt: 'keep', chosenBuilder: null });
    });

    it('returns from a running status to the stable one before it', async () => {
      const owner = await draft();
      await setStatus(db, { ...owner, status: 'composed' });
      await setStatus(db, { ...owner, status: 'composing' });
      await setStatus(db, { ...owner, status: 'pushing' });
      await recoverStuckProjects(db, { staleSeconds: null });
      expect((await findProjectRow(db, owner))?.status).toBe('composed');
    });

    it('frees projects whose work was cut off, but not one that waits for its analysis', async () => {
      const cut = await draft();
      await setStatus(db, { ...cut, status: 'analyzed' });
      await setStatus(db, { ...cut, status: 'choosing_designer' });
      const { owner } = await running();
      await recoverStuckProjects(db, { staleSeconds: 3600 });
      expect((await findProjectRow(db, cut))?.status).toBe('choosing_designer');
      await recoverStuckProjects(db, { staleSeconds: -1 });
      expect((await findProjectRow(db, cut))?.status).toBe('analyzed');
      expect((await findProjectRow(db, owner))?.status).toBe('analyzing');
    });
  });

  describe('runs', () => {
    it('creates one run for two concurrent requests', async () => {
      const owner = await draft();
      const order = () => createRun(db, { ...owner, url: 'shop.example', options: OPTIONS });
      const [a, b] = await Promise.all([order(), order()]);
      expect(a.run.id).toBe(b.run.id);
      expect([a.created, b.created].sort()).toEqual([false, true]);
      expect(a.run.options).toEqual(OPTIONS);
      expect((await findProjectRow(db, owner))?.status).toBe('analyzing');
    });

    it('belongs to its latest attempt: an earlier one can no longer end it', async () => {
      const { run, lease, owner } = await running();
      expect(await holdsLease(db, lease)).toBe(true);
      expect((await startRun(db, run.id))?.attempts).toBe(2);
      expect(await holdsLease(db, lease)).toBe(false);
      expect(await requeueRun(db, lease, { afterSeconds: 0, counted: true })).toBe(false);
      expect(await failRun(db, { ...lease, message: 'Too late.' })).toBe(false);
      expect(await finishRun(db, { ...lease, analysisSummary: '', businessAnalysis: ANALYSIS, at: AT })).toBe('lost');
      expect((await findActiveRun(db, owner))?.status).toBe('running');
    });

    it('waits again, with or without counting the attempt, and not after it has ended', async () => {
      const { run, lease, owner } = await running();
      expect(await requeueRun(db, lease, { afterSeconds: 0, counted: false })).toBe(true);
      expect(await findActiveRun(db, owner)).toMatchObject({ status: 'queued', attempts: 0 });
      await startRun(db, run.id);
      expect(await requeueRun(db, lease, { afterSeconds: 5, counted: true })).toBe(true);
      expect(await findActiveRun(db, owner)).toMatchObject({ status: 'queued', attempts: 1 });
      expect(await failRun(db, { runId: run.id, attempt: 'any', message: 'Given up.' })).toBe(true);
      expect(await startRun(db, run.id)).toBeNull();
      expect(await failRun(db, { runId: run.id, attempt: 'any', message: 'Again.' })).toBe(false);
    });

    it('takes turns: consecutive ones for one user, the one that started last for a user who was idle', async () => {
      await database.query('delete from analysis_runs');
      const busy = await draft();
      const turnOf = async (userId: string, projectId?: string) => {
        const id = projectId ?? (await createProject(db, { userId, url: 'shop.example' })).id;
        return (await createRun(db, { projectId: id, userId, url: 'shop.example', options: OPTIONS })).run;
      };
      const [first, second, third] = [await turnOf(busy.userId), await turnOf(busy.userId), await turnOf(busy.userId)];
      expect([first.turn, second.turn, third.turn]).toEqual([0, 1, 2]);
      expect((await turnOf((await draft()).userId)).turn).toBe(0);
      await startRun(db, first.id);
      await startRun(db, second.id);
      expect((await turnOf((await draft()).userId)).turn).toBe(1);
    });

    it('finishes: current run, summary, stage outputs, one analysis counted, the final event', async () => {
      const { owner, run } = await finished();
      const stored = await findProject(db, owner);
      expect(stored).toMatchObject({ runId: run.id, businessAnalysis: ANALYSIS, stages: { crawl: { url: 'https://shop.example/' } } });
      expect(stored?.project).toMatchObject({ status: 'analyzed', analysisError: null, analysisSummary: 'Business: Corner Bakery' });
      expect(await eventsAfter(db, run.id, 0)).toEqual([{ type: 'done', id: 1, status: 'analyzed' }]);
      expect(await findUsage(db, { userId: owner.userId, month: '2026-03', limit: 20 })).toEqual({
        month: '2026-03',
        analyses: { used: 1, limit: 20 },
        prompts: 0,
        exports: 0,
        aiCostUsd: expect.any(Number),
      });
    });

    it('fails: the earlier analysis stays, the reason is stored, nothing is counted', async () => {
      const { owner, run } = await finished();
      await updateProject(db, { ...owner, changes: { optimizerOutput: 'Edited by the owner', status: 'composed' } });
      const again = await createRun(db, { ...owner, url: 'shop.example', options: OPTIONS });
      const lease = { runId: again.run.id, attempt: 1 };
      await startRun(db, again.run.id);
      await saveStage(db, again.run.id, 'crawl', { url: 'half' });
      expect(await failRun(db, { ...lease, message: 'shop.example did not answer.' })).toBe(true);
      const stored = await findProject(db, owner);
      expect(stored).toMatchObject({ runId: run.id, stages: { crawl: { url: 'https://shop.example/' } } });
      expect(stored?.project).toMatchObject({
        ...{ status: 'composed', analysisError: 'shop.example did not answer.', analysisSummary: 'Business: Corner Bakery' },
        optimizerOutput: 'Edited by the owner',
      });
      expect(await countUsage(db, { userId: owner.userId, action: 'analysis', month: '2026-03' })).toBe(1);
      expect(await findLatestRun(db, owner)).toMatchObject({ status: 'failed', error: 'shop.example did not answer.' });
      expect(await eventsAfter(db, again.run.id, 0)).toEqual([{ type: 'failed', id: 1, message: 'shop.example did not answer.' }]);
    });

    it('a failed first analysis leaves a draft', async () => {
      const { owner, lease } = await running();
      await failRun(db, { ...lease, message: 'No answer.' });
      expect(await findProjectRow(db, owner)).toMatchObject({ status: 'draft', analysisError: 'No answer.' });
    });

    it.each([
      ['keeps the analysis before it', undefined, { crawl: { url: 'https://shop.example/' } }],
      ['keeps none of the earlier ones where the operator wants none', 0, {}],
    ])('%s once a second one is done', async (_what, keep, left) => {
      const { owner, run } = await finished();
      const second = await createRun(db, { ...owner, url: 'shop.example', options: OPTIONS });
      const lease = { runId: second.run.id, attempt: 1 };
      await startRun(db, second.run.id);
      await finishRun(db, { ...lease, analysisSummary: 's', businessAnalysis: ANALYSIS, at: AT, ...(keep === undefined ? {} : { keep }) });
      expect((await findProject(db, owner))?.runId).toBe(second.run.id);
      expect(await loadStages(db, run.id)).toEqual(left);
    });

    it('stores an output without characters that PostgreSQL rejects, and replaces it', async () => {
      const { run } = await running();
      await saveStage(db, run.id, 'audit', { title: 'a\u0000b\ud800' });
      expect(await loadStages(db, run.id)).toEqual({ audit: { title: 'ab\ufffd' } });
      await saveStage(db, run.id, 'audit', [1]);
      expect(await loadStages(db, run.id)).toEqual({ audit: [1] });
    });

    it('numbers events from 1 in their order', async () => {
      const { run } = await running();
      const say = (message: string) => ({ type: 'failed' as const, message });
      await appendEvents(db, run.id, [say('a'), say('b')]);
      await appendEvents(db, run.id, [say('c')]);
      expect((await eventsAfter(db, run.id, 1)).map((event) => [event.id, 'message' in event && event.message])).toEqual([
        [2, 'b'],
        [3, 'c'],
      ]);
    });

    it('is deleted with its project', async () => {
      const { owner, run } = await finished();
      expect(await deleteProject(db, owner)).toBe(true);
      expect(await loadStages(db, run.id)).toEqual({});
      await expect(saveStage(db, run.id, 'audit', {})).rejects.toThrow();
    });
  });

  describe('usage', () => {
    it('counts concurrent actions by month and action', async () => {
      const { id: userId } = await register();
      await Promise.all(Array.from({ length: 10 }, () => addUsage(db, { userId, action: 'analysis', at: AT })));
      await addUsage(db, { userId, action: 'analysis', at: new Date('2026-04-01T00:00:00Z') });
      await addUsage(db, { userId, action: 'export', at: AT });
      expect(await findUsage(db, { userId, month: '2026-03', limit: null })).toMatchObject({
        analyses: { used: 10, limit: null },
        exports: 1,
      });
      expect(await countUsage(db, { userId, action: 'analysis', month: '2026-04' })).toBe(1);
    });

    it('stores counts and monthly usage as texts, as specified', async () => {
      const { id: userId } = await register();
      await addUsage(db, { userId, action: 'analysis', at: AT });
      const { rows } = await database.query('select monthly_usage, usage_reset_date from users where id = $1', [userId]);
      expect(rows[0]).toEqual({ monthly_usage: '1', usage_reset_date: new Date('2026-04-01T00:00:00Z') });
      const counts = await database.query('select count from usage_tracking where user_id = $1', [userId]);
      expect(counts.rows).toEqual([{ count: '1' }]);
    });

    it('rejects requests over the quota, counting running analyses', async () => {
      const { owner } = await running();
      const ask = (limit: number | null) => db.transaction((tx) => checkAnalysisQuota(tx, { userId: owner.userId, limit, at: AT }));
      await addUsage(db, { userId: owner.userId, action: 'analysis', at: AT });
      await expect(ask(2)).rejects.toMatchObject({ code: 'quota-exceeded', status: 429, retryAfterSeconds: 1800 });
      await expect(ask(3)).resolves.toBeUndefined();
      await expect(ask(null)).resolves.toBeUndefined();
    });

    it('gives the last analysis of the month to one of two concurrent requests', async () => {
      const owner = await draft();
      const second = await createProject(db, { userId: owner.userId, url: 'b.example' });
      const order = (projectId: string) =>
        db.transaction(async (tx) => {
          await checkAnalysisQuota(tx, { userId: owner.userId, limit: 1, at: AT });
          await createRun(tx, { projectId, userId: owner.userId, url: 'b.example', options: OPTIONS });
        });
      const outcomes = await Promise.allSettled([order(owner.id), order(second.id)]);
      expect(outcomes.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it.each([
      ['day', /^\d{4}-\d\d-\d\d$/],
      ['month', /^\d{4}-\d\d$/],
    ] as const)('tells the admin what happened in a %s', async (unit, period) => {
      const { id: userId } = await register();
      const since = new Date(Date.now() - 60_000);
      const count = async () => (await activityBy(db, unit, since)).find((one) => one.kind === 'prompt_generation');
      const before = await count();
      await addUsage(db, { userId, action: 'prompt_generation', at: AT, aiCostUsd: 0.25 });
      const after = await count();
      expect(after?.count).toBe((before?.count ?? 0) + 1);
      expect(after?.aiCostUsd).toBeCloseTo((before?.aiCostUsd ?? 0) + 0.25);
      expect(after?.period).toMatch(period);
    });
  });

  describe('exports, connections and settings', () => {
    it('records exports, newest first, and when a builder was last used', async () => {
      const owner = await draft();
      await createExport(db, { ...owner, builderName: 'wix', exportLink: null });
      await createExport(db, { ...owner, builderName: 'lovable', exportLink: 'https://lovable.example/x', notes: 'First try' });
      const list = await listExports(db, owner);
      expect(list.map((one) => [one.builderName, one.exportLink, one.notes])).toEqual([
        ['lovable', 'https://lovable.example/x', 'First try'],
        ['wix', null, null],
      ]);
      expect(await listExports(db, { ...owner, userId: 'someone' })).toEqual([]);
      const used = (await listBuilderConnections(db, owner.userId)).filter((one) => one.lastUsedAt !== null);
      expect(used.map((one) => one.builderName)).toEqual(['lovable', 'wix']);
    });

    it("configures only the user's own connection", async () => {
      const [user, stranger] = [await register(), await register()];
      const id = (await listBuilderConnections(db, user.id))[0]?.id ?? '';
      expect(await updateBuilderConnection(db, { id, userId: stranger.id, isEnabled: false })).toBeNull();
      await updateBuilderConnection(db, { id, userId: user.id, isEnabled: false, notes: 'Team account' });
      expect(await updateBuilderConnection(db, { id, userId: user.id })).toMatchObject({ isEnabled: false, notes: 'Team account' });
      expect(await updateBuilderConnection(db, { id, userId: user.id, notes: null })).toMatchObject({ isEnabled: false, notes: null });
    });

    it('stores settings of any shape', async () => {
      await saveSetting(db, 'registration', false);
      await saveSetting(db, 'quotas', { free: 3 });
      await saveSetting(db, 'quotas', { free: 4 });
      expect(await listSettings(db)).toEqual({ registration: false, quotas: { free: 4 } });
      await saveSetting(db, 'quotas', null);
      expect((await listSettings(db)).quotas).toBeUndefined();
    });
  });

  describe('the handle', () => {
    it('reports readiness, and a rolled back transaction leaves nothing', async () => {
      expect(await database.isReady()).toBe(true);
      const { userId } = await draft();
      const attempt = db.transaction(async (tx) => {
        await createProject(tx, { userId, url: 'gone.example' });
        throw new Error('stop');
      });
      await expect(attempt).rejects.toThrow('stop');
      expect(JSON.parse(await listProjectsJson(db, userId))).toMatchObject([{ url: 'shop.example' }]);
    });

    it('is not ready once closed', async () => {
      const other = await open();
      await other.close();
      await other.close();
      expect(await other.isReady()).toBe(false);
    });
  });
});
