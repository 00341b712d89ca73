// Scheduled analyses: requested when due, within quotas, settled with a mail only where something that matters changed, stopped when the site
// can't be read. The clock is the test's.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StageOutputs } from '#contracts/analysis.ts';
import type { MailJob } from '#contracts/mail-job.ts';
import type { Project } from '#contracts/project.ts';
import { Schedule } from '#contracts/schedule.ts';
import { createLog } from '#create-log';
import { updateProject } from '#database/projects/projects.ts';
import { cancelRun, failRun } from '#database/runs/finish-run.ts';
import { findRun } from '#database/runs/runs.ts';
import type { Letter } from '#mail/letter.ts';
import { createMailDelivery } from '#server/mail/deliver-mail.ts';
import { PIPELINE_FUNCTIONS } from '#server/pipeline-functions.ts';
import { createScheduleRunner } from '#server/projects/schedules.ts';
import { analyzeAs, finishAs, openBakery } from './analyzed-bakery.ts';
import { buildTestApp, signUp } from './build-test-app.ts';
import { openTestApp } from './use-app.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-02T09:00:00Z');
let clock = START;
const now = () => new Date(clock);
const daysPass = (days: number) => {
  clock += days * DAY_MS;
};

const test = openTestApp({ pipeline: PIPELINE_FUNCTIONS, now });
let bakery: Awaited<ReturnType<typeof openBakery>>;
let first: StageOutputs;
let changed: StageOutputs;
beforeAll(async () => {
  bakery = await openBakery();
  first = await bakery.read();
  bakery.change('cakes.html', 'from £38.', 'from £42.');
  changed = await bakery.read();
});
afterAll(() => bakery.close());

let owner: Awaited<ReturnType<typeof signUp>>;
let projectId: string;
let firstRun: string;
beforeEach(async () => {
  // Schedules of the tests before would be due as well.
  await test.database.query('delete from project_schedules');
  clock = START;
  owner = await signUp(test.app);
  // That asks for the address to be confirmed.
  test.mails.length = 0;
  ({ projectId, runId: firstRun } = await analyzeAs(test, owner, first, { at: now() }));
  test.enqueued.length = 0;
});

const look = () => createScheduleRunner(test.parts)();
const set = async (input: object) => {
  const answer = await owner.call('PUT', `/api/projects/${projectId}/schedule`, input);
  expect(answer.statusCode, answer.body).toBe(200);
  return Schedule.parse(answer.json());
};
const schedule = async () => Schedule.parse((await owner.call('GET', `/api/projects/${projectId}/schedule`)).json());
const project = async () => (await owner.call('GET', `/api/projects/${projectId}`)).json<Project>();
const iso = (text: string) => new Date(text).toISOString();

/** A week passes, and the analysis that is due ends with these outputs. */
async function weekWith(outputs: StageOutputs): Promise<string> {
  daysPass(7);
  await look();
  const runId = await test.worker.take();
  await finishAs(test, runId, outputs, { at: now() });
  await look();
  return runId;
}
async function attemptFails(message = 'The site did not respond.', fault = false): Promise<void> {
  await look();
  const runId = await test.worker.take();
  await failRun(test.database.db, { runId, attempt: 1, message, fault });
  await look();
}

describe('the switch', () => {
  it('is off at first, and says the next date once it is on', async () => {
    expect(await schedule()).toEqual({ every: null, mail: true, canMail: true, nextAt: null, last: null, stoppedAt: null });
    expect(await set({ every: 'week' })).toMatchObject({ every: 'week', nextAt: iso('2026-11-09T09:00:00Z') });
    daysPass(1);
    // Only the mails: the date stays.
    expect(await set({ every: 'week', mail: false })).toMatchObject({ mail: false, nextAt: iso('2026-11-09T09:00:00Z') });
    expect(await set({ every: 'month' })).toMatchObject({ mail: false, nextAt: iso('2026-12-03T09:00:00Z') });
    expect(await set({ every: null })).toMatchObject({ every: null, nextAt: null });
    daysPass(60);
    expect([await look(), test.enqueued]).toEqual([0, []]);
  });

  it('is refused for a site that was never analyzed, and for others', async () => {
    const draft = await owner.call('POST', '/api/analyze', { url: 'draft.example' }, { prefer: 'respond-async' });
    const path = `/api/projects/${draft.json().projectId}/schedule`;
    expect((await owner.call('PUT', path, { every: 'week' })).statusCode).toBe(409);
    const other = await signUp(test.app);
    expect((await other.call('PUT', `/api/projects/${projectId}/schedule`, { every: 'week' })).statusCode).toBe(404);
    expect((await owner.call('PUT', `/api/projects/${projectId}/schedule`, { every: 'hour' })).statusCode).toBe(400);
  });
});

describe('an analysis by schedule', () => {
  it('is requested once when it is due, with the choices of the last one, and counts', async () => {
    await set({ every: 'week' });
    daysPass(6);
    expect([await look(), test.enqueued]).toEqual([0, []]);
    daysPass(1);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const [runId = ''] = test.enqueued;
    expect(await findRun(test.database.db, runId)).toMatchObject({
      projectId,
      url: 'http://harbourlane.test/',
      options: { maxPages: 12, scheduled: true },
    });
    expect((await schedule()).nextAt).toBe(iso('2026-11-16T09:00:00Z'));
    await test.worker.take();
    await finishAs(test, runId, first, { at: now() });
    expect((await owner.call('GET', '/api/usage')).json()).toMatchObject({ analyses: { used: 2 } });
  });

  it('is requested once by several workers that look at the same time', async () => {
    await set({ every: 'week' });
    daysPass(7);
    const counts = await Promise.all([look(), look(), look()]);
    expect([counts.reduce((sum, one) => sum + one, 0), test.enqueued.length]).toEqual([1, 1]);
  });

  it('does not make up for weeks in which nothing ran', async () => {
    await set({ every: 'week' });
    daysPass(30);
    await look();
    expect([test.enqueued.length, (await schedule()).nextAt]).toEqual([1, iso('2026-12-07T09:00:00Z')]);
  });

  it('sends no mail and outdates nothing where the site is the same', async () => {
    await owner.call('POST', `/api/projects/${projectId}/generate-optimizer`);
    await updateProject(test.database.db, { id: projectId, userId: owner.user.id, changes: { status: 'completed' } });
    await set({ every: 'week' });
    await weekWith(first);
    expect(test.mails).toEqual([]);
    expect((await schedule()).last).toEqual({ at: now().toISOString(), outcome: 'unchanged', matters: 0, message: '' });
    expect(await project()).toMatchObject({ status: 'completed', outdated: { strategy: false } });
  });

  it('sends one mail where something that matters changed, with what it is and the way to switch it off', async () => {
    await owner.call('POST', `/api/projects/${projectId}/generate-optimizer`);
    await set({ every: 'week' });
    const runId = await weekWith(changed);
    await look();
    expect(test.mails).toEqual([{ kind: 'site-changed', userId: owner.user.id, projectId, before: firstRun, after: runId }]);
    expect((await schedule()).last).toMatchObject({ outcome: 'changed' });
    expect((await project()).outdated?.strategy).not.toBe(false);
    const [mail] = await sent();
    expect(mail).toMatchObject({ to: owner.user.email, subject: expect.stringMatching(/^harbourlane\.test: \d changes? that matters?$/) });
    expect(mail?.text).toMatch(/Offers: Price of Birthday cakes.*£38.*£42/);
    expect(mail?.text).toContain(`https://sitebrief.example/changes/${projectId}`);
    expect(mail?.text).toContain('Switch the mails or the schedule off on the page');
  });

  it('sends none where only the owner’s wording changed, where mails are off, and where they were switched off meanwhile', async () => {
    bakery.change('about.html', 'About us | Harbour', 'Our story | Harbour');
    const reworded = await bakery.read();
    bakery.change('about.html', 'Our story | Harbour', 'About us | Harbour');
    await set({ every: 'week' });
    await weekWith({ ...reworded });
    // The price is the second reading's; the mail is about it.
    test.mails.length = 0;
    bakery.change('about.html', 'About us | Harbour', 'Who we are | Harbour');
    await weekWith(await bakery.read());
    bakery.change('about.html', 'Who we are | Harbour', 'About us | Harbour');
    expect([test.mails, (await schedule()).last]).toMatchObject([[], { outcome: 'changed', matters: 0 }]);
    await set({ every: 'week', mail: false });
    await weekWith(first);
    expect([test.mails, (await schedule()).last?.matters]).toEqual([[], expect.any(Number)]);
    expect((await schedule()).last?.matters).toBeGreaterThan(0);
    await set({ every: 'week', mail: true });
    await weekWith(changed);
    expect(test.mails).toHaveLength(1);
    await set({ every: 'week', mail: false });
    expect(await sent()).toEqual([]);
  });

  it('keeps one earlier analysis to compare with, also where none are kept', async () => {
    await set({ every: 'week' });
    daysPass(7);
    await look();
    const runId = await test.worker.take();
    await finishAs(test, runId, changed, { keep: 0, at: now() });
    await look();
    expect(test.mails).toHaveLength(1);
  });
});

describe('a schedule waits', () => {
  it('for what its owner started', async () => {
    await set({ every: 'week' });
    daysPass(7);
    await owner.call('POST', '/api/analyze', { url: 'harbourlane.test', projectId }, { prefer: 'respond-async' });
    await look();
    expect([test.enqueued.length, (await schedule()).nextAt]).toEqual([1, iso('2026-11-09T10:00:00Z')]);
  });

  it('while the project is archived or deleted, and while the account is deactivated', async () => {
    await set({ every: 'week' });
    daysPass(7);
    const organize = (action: string) => owner.call('POST', '/api/projects/organize', { action, ids: [projectId] });
    await organize('archive');
    expect(await look()).toBe(0);
    await organize('unarchive');
    await organize('delete');
    expect(await look()).toBe(0);
    await organize('restore');
    await test.database.query('update users set is_active = false where id = $1', [owner.user.id]);
    expect(await look()).toBe(0);
    await test.database.query('update users set is_active = true where id = $1', [owner.user.id]);
    expect(await look()).toBe(1);
  });

  it('for the next month when this month’s analyses are used up', async () => {
    await set({ every: 'week' });
    await test.database.query(
      "insert into usage_tracking (id, user_id, action_type, month, count) values ($1, $2, 'analysis', '2026-11', '500') on conflict (user_id, month, action_type) do update set count = '500'",
      [owner.user.id, owner.user.id],
    );
    daysPass(27);
    expect([await look(), test.enqueued]).toEqual([1, []]);
    expect(await schedule()).toMatchObject({
      nextAt: iso('2026-11-30T09:00:00Z'),
      last: { outcome: 'quota', message: expect.stringContaining('500 analyses a month') },
    });
    daysPass(1);
    await look();
    expect((await schedule()).nextAt).toBe(iso('2026-12-01T00:00:00Z'));
    daysPass(1);
    await look();
    expect(test.enqueued).toHaveLength(1);
  });
});

describe('a site that can’t be read', () => {
  it('is tried on the next two days; then the schedule stops and says so once', async () => {
    await set({ every: 'month' });
    daysPass(30);
    await attemptFails();
    expect(await schedule()).toMatchObject({
      nextAt: iso('2026-12-03T09:00:00Z'),
      last: { outcome: 'failed', message: 'The site did not respond.' },
    });
    daysPass(1);
    await attemptFails();
    expect([test.mails, (await schedule()).stoppedAt]).toEqual([[], null]);
    daysPass(1);
    await attemptFails();
    expect(await schedule()).toMatchObject({ nextAt: null, stoppedAt: now().toISOString() });
    expect(test.mails).toEqual([{ kind: 'schedule-stopped', userId: owner.user.id, projectId }]);
    const [mail] = await sent();
    expect(mail?.text).toContain('The site did not respond.');
    test.enqueued.length = 0;
    daysPass(5);
    expect([await look(), test.enqueued]).toEqual([0, []]);
    // Switched on again, it starts from the beginning.
    expect(await set({ every: 'month' })).toMatchObject({ stoppedAt: null, nextAt: expect.any(String) });
  });

  it('is forgiven once it was read', async () => {
    await set({ every: 'week' });
    for (const outcome of ['fails', 'fails', 'works', 'fails', 'fails']) {
      daysPass(7);
      if (outcome === 'fails') await attemptFails();
      else await weekWith(first);
    }
    expect((await schedule()).stoppedAt).toBeNull();
  });

  it('is not blamed for an internal error, nor for an analysis that its owner canceled', async () => {
    await set({ every: 'week' });
    for (let at = 0; at < 4; at += 1) {
      daysPass(7);
      await attemptFails('An internal error.', true);
    }
    expect((await schedule()).stoppedAt).toBeNull();
    for (let at = 0; at < 4; at += 1) {
      daysPass(7);
      await look();
      await cancelRun(test.database.db, { runId: test.enqueued.at(-1) ?? '', at: now() });
      await look();
    }
    expect([(await schedule()).stoppedAt, test.mails]).toEqual([null, []]);
  });
});

describe('the link in a mail that switches mails off', () => {
  const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
  /** Nobody is signed in; `sec-fetch-site` as of a mail program in a browser. */
  const open = (method: 'GET' | 'POST', url: string, headers: Record<string, string> = FORM) =>
    test.app.inject({
      ...{ method, url: new URL(url).pathname },
      ...(method === 'POST' && { headers: { ...headers, 'sec-fetch-site': 'cross-site' }, payload: 'List-Unsubscribe=One-Click' }),
    });
  /** The link in the mail about a change. */
  async function changeMail(): Promise<string> {
    await set({ every: 'week' });
    await weekWith(changed);
    const [mail] = await sent();
    const { unsubscribeUrl = '', text = '', html = '' } = mail ?? {};
    expect([text, html].every((body) => body.includes(unsubscribeUrl))).toBe(true);
    return unsubscribeUrl;
  }

  it('asks first: opening it changes nothing', async () => {
    const url = await changeMail();
    const page = await open('GET', url);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain('about what changed on harbourlane.test');
    expect(page.body).toContain('<form method="post">');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': expect.stringContaining('noindex') });
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(await schedule()).toMatchObject({ every: 'week', mail: true });
  });

  it('switches off with one POST, without a session, and leaves the schedule on', async () => {
    const url = await changeMail();
    const page = await open('POST', url);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('You get no more of these mails');
    expect(await schedule()).toMatchObject({ every: 'week', mail: false });
    // A second time, as the other kind of form, and once the project is deleted.
    const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await open('POST', url, multipart)).statusCode).toBe(200);
    await owner.call('POST', '/api/projects/organize', { action: 'delete', ids: [projectId] });
    expect((await open('POST', url)).statusCode).toBe(200);
  });

  it('then not even a stopped schedule is mailed', async () => {
    await open('POST', await changeMail());
    test.mails.length = 0;
    for (let day = 0; day < 3; day += 1) {
      daysPass(7);
      await attemptFails();
    }
    expect([(await schedule()).stoppedAt, test.mails]).toEqual([now().toISOString(), []]);
  });

  it('is worth nothing for another project or person, and changed by one character', async () => {
    const url = await changeMail();
    const other = await signUp(test.app);
    const token = url.slice(url.lastIndexOf('/') + 1);
    const wrong = [token.replace(projectId, '0'.repeat(36)), token.replace(owner.user.id, other.user.id), `${token}A`, `x${token}`];
    for (const one of wrong) {
      const page = await open('POST', `https://sitebrief.example/api/unsubscribe/${one}`);
      expect([page.statusCode, page.body.includes('Nothing here')]).toEqual([404, true]);
    }
    expect(await schedule()).toMatchObject({ mail: true });
  });

  it('of the mail “analysis done” switches these off', async () => {
    await owner.call('PUT', '/api/account/notifications', { mailWhenDone: true });
    test.mails.push({ kind: 'analysis-done', userId: owner.user.id, projectId });
    const [mail] = await sent();
    const mailWhenDone = async () => (await owner.call('GET', '/api/account')).json().mailWhenDone;
    await open('GET', mail?.unsubscribeUrl ?? '');
    expect(await mailWhenDone()).toBe(true);
    expect((await open('POST', mail?.unsubscribeUrl ?? '')).statusCode).toBe(200);
    expect(await mailWhenDone()).toBe(false);
  });

  it('can be opened sixty times a minute', async () => {
    const url = new URL(await changeMail()).pathname;
    const strict = await buildTestApp(test.database, { settings: { rateLimitFactor: 1 } });
    const statuses: number[] = [];
    for (let at = 0; at < 61; at += 1) statuses.push((await strict.app.inject({ method: 'GET', url })).statusCode);
    expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([200, 429]);
    await strict.app.close();
  });
});

/** The mails of the queue as the worker would send them. */
async function sent() {
  const letters: (Letter & { to: string })[] = [];
  const mailer = { send: async (letter: Letter & { to: string }) => void letters.push(letter) };
  const parts = {
    database: test.database,
    mailer,
    publicUrl: 'https://sitebrief.example/',
    secret: test.parts.settings.sessionSecret,
    now,
    log: createLog('silent'),
    pipeline: PIPELINE_FUNCTIONS,
  };
  const deliver = createMailDelivery(parts);
  for (const job of test.mails as MailJob[]) await deliver(job, new AbortController().signal);
  return letters;
}
