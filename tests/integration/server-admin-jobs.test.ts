import { beforeAll, describe, expect, it } from 'vitest';
import type { AdminJob } from '#contracts/admin-jobs.ts';
import { setRole } from '#database/accounts/users.ts';
import { startRun } from '#database/runs/runs.ts';
import { saveStageText } from '#database/runs/stage-outputs.ts';
import { type Client, signUp } from './build-test-app.ts';
import { describeOnBothDatabases } from './databases.ts';
import { useApp } from './use-app.ts';

describeOnBothDatabases('the jobs of the installation', (open) => {
  const given = useApp(open);
  let admin: Client;
  let adminEmail: string;
  let owner: Client & { user: { id: string; email: string } };
  beforeAll(async () => {
    const boss = await signUp(given.test.app);
    await setRole(given.database.db, boss.user.id, 'super_admin');
    admin = boss;
    adminEmail = boss.user.email;
    owner = await signUp(given.test.app);
  });
  const order = async (url: string) => {
    await owner.call('POST', '/api/analyze', { url }, { prefer: 'respond-async' });
    return given.test.enqueued.at(-1) ?? '';
  };
  const jobs = async (query = '') => (await admin.call('GET', `/api/admin/jobs${query}`)).json<AdminJob[]>();

  it('are listed newest first by state, with owner, reason and the time of each stage', async () => {
    const waiting = await order('waiting.example');
    const failed = await order('failed.example');
    await startRun(given.database.db, failed);
    await saveStageText(given.database.db, { runId: failed, stage: 'crawl', json: '{}' }, 1234.4);
    await given.test.worker.fail(failed, 'failed.example did not answer.');
    expect((await jobs()).map(({ id }) => id)).toEqual([failed, waiting]);
    expect((await jobs('?state=waiting')).map(({ id }) => id)).toEqual([waiting]);
    const listed = await admin.call('GET', '/api/admin/jobs?state=failed&pageSize=1');
    expect(listed.headers['x-total-count']).toBe('1');
    expect(listed.json()).toMatchObject([
      {
        ...{ id: failed, url: 'https://failed.example/', ownerEmail: owner.user.email, state: 'failed', fault: false },
        ...{ error: 'failed.example did not answer.', attempts: 1, timings: { crawl: 1234 }, nextAttemptAt: null },
      },
    ]);
    expect((await admin.call('GET', '/api/admin/jobs?state=lost')).statusCode).toBe(400);
  });

  it.each([
    ['/api/admin/jobs', 'analyses-viewed'],
    ['/api/admin/users', 'accounts-viewed'],
  ])('a look at %s is logged once an hour, with who looked', async (path, action) => {
    const looks = async () => {
      const log = (await admin.call('GET', '/api/admin/audit-log')).json<Record<string, unknown>[]>();
      return log.filter((entry) => entry.action === action);
    };
    for (const _ of [1, 2, 3]) expect((await admin.call('GET', path)).statusCode).toBe(200);
    expect(await looks()).toMatchObject([{ actorEmail: adminEmail, targetId: null, subject: null }]);
    await given.database.query("update audit_log set created_at = created_at - interval '61 minutes'");
    for (const _ of [1, 2]) await admin.call('GET', path);
    expect(await looks()).toHaveLength(2);
    expect((await owner.call('GET', path)).statusCode).toBe(403);
    expect(await looks()).toHaveLength(2);
  });

  it('can be retried after a failure, once, and the audit log says by whom', async () => {
    const failed = (await jobs('?state=failed'))[0]?.id ?? '';
    const before = given.test.enqueued.length;
    const answer = await admin.call('POST', `/api/admin/jobs/${failed}/retry`, {});
    expect(answer.statusCode).toBe(202);
    const job = answer.json<AdminJob>();
    expect(job).toMatchObject({ state: 'waiting', url: 'https://failed.example/', error: null });
    expect(given.test.enqueued.slice(before)).toEqual([job.id]);
    expect((await owner.call('GET', `/api/projects/${job.projectId}`)).json()).toMatchObject({ status: 'analyzing' });
    const again = await admin.call('POST', `/api/admin/jobs/${failed}/retry`, {});
    expect([again.statusCode, again.json()]).toEqual([404, { message: 'This analysis no longer exists.' }]);
    const [entry] = (await admin.call('GET', '/api/admin/audit-log')).json<Record<string, unknown>[]>();
    expect(entry).toMatchObject({ action: 'analysis-retried', subject: 'https://failed.example/', targetEmail: owner.user.email });
  });

  it('are refused a second try while they wait', async () => {
    const waiting = (await jobs('?state=waiting'))[0]?.id ?? '';
    const answer = await admin.call('POST', `/api/admin/jobs/${waiting}/retry`, {});
    expect([answer.statusCode, answer.json()]).toEqual([409, { message: 'Only a failed analysis can be retried.' }]);
  });

  it('show in the metrics: how many wait, and how long the stages took', async () => {
    const runId = await order('timed.example');
    const took = { crawl: [90, 4_000, 400_000], audit: [30] };
    for (const ms of took.crawl) await saveStageText(given.database.db, { runId, stage: 'crawl', json: '{}' }, ms);
    const metrics = (await admin.call('GET', '/metrics')).body;
    const value = (name: string) =>
      Number(
        metrics
          .split('\n')
          .find((line) => line.startsWith(`${name} `))
          ?.split(' ')[1],
      );
    expect(value('sitebrief_analyses{state="waiting"}')).toBe((await jobs('?state=waiting')).length);
    const bucket = (le: string) => value(`sitebrief_stage_duration_seconds_bucket{stage="crawl",le="${le}"}`);
    // 1.2 s are of the test before.
    expect([bucket('0.1'), bucket('2.5'), bucket('5'), bucket('60'), bucket('+Inf')]).toEqual([1, 2, 3, 3, 4]);
    expect(value('sitebrief_stage_duration_seconds_sum{stage="crawl"}')).toBeCloseTo(405.3244, 3);
  });
});

describeOnBothDatabases('throttles', (open) => {
  describe('of several processes', () => {
    it('count together where they share a database', async (context) => {
      const { buildTestApp, createClient } = await import('./build-test-app.ts');
      const database = await open();
      if (database.kind !== 'postgres') return context.skip();
      const apps = [
        await buildTestApp(database, { settings: { rateLimitFactor: 1 } }),
        await buildTestApp(database, { settings: { rateLimitFactor: 1 } }),
      ];
      const attempt = (at: number) =>
        createClient((apps[at % 2] as (typeof apps)[number]).app).call('POST', '/api/auth/login', {
          email: 'nobody@shop.example',
          password: 'wrong one',
        });
      const answers: number[] = [];
      for (let count = 0; count < 11; count += 1) answers.push((await attempt(count)).statusCode);
      expect(answers).toEqual([...Array(10).fill(401), 429]);
      expect(Number((await attempt(0)).headers['retry-after'])).toBeGreaterThan(800);
      const { rows } = await database.query('select key from throttles');
      expect(JSON.stringify(rows)).not.toContain('shop.example');
      await database.query(`update throttles set ends_at = now() - interval '1 second'`);
      expect((await attempt(1)).statusCode).toBe(401);

      const person = await signUp((apps[0] as (typeof apps)[number]).app);
      const other = { ...createClient((apps[1] as (typeof apps)[number]).app) };
      for (const [name, value] of person.jar) other.jar.set(name, value);
      const downloads: number[] = [];
      for (let count = 0; count < 12; count += 1)
        downloads.push((await (count % 2 === 0 ? person : other).call('GET', '/api/account/export')).statusCode);
      expect(downloads.indexOf(429)).toBeGreaterThan(0);
      expect(downloads.filter((status) => status === 200).length).toBe(downloads.indexOf(429));
      for (const { app } of apps) await app.close();
    });
  });
});
