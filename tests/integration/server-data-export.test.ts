// Everything that is kept of a person: whole in the download, and gone (or without the person) with the account.
// A new table that leads to a person fails here until it is in both.
import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import type { Strategy } from '#contracts/strategy.ts';
import { createInvitation } from '#database/accounts/invitations.ts';
import { createToken } from '#database/accounts/tokens.ts';
import { setRole } from '#database/accounts/users.ts';
import { savePageScreenshots } from '#database/runs/page-screenshots.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import { analyzedProject, signUp } from './build-test-app.ts';
import { describeOnBothDatabases } from './databases.ts';
import { screensOf, storedReport } from './stored-report.ts';
import { useApp } from './use-app.ts';

type Download = Record<string, unknown> & { projects: Record<string, unknown>[]; analyses: Record<string, unknown>[] };

const tomorrow = () => new Date(Date.now() + 86_400_000);
const screensIn = ({ projects }: Download) => projects[0]?.pageScreenshots as { today: unknown[]; checked: unknown[] } | undefined;

/** Where a table's rows are in the download; none of these may be empty. */
const IN_THE_DOWNLOAD: Record<string, (data: Download) => unknown> = {
  users: (data) => data.account,
  sessions: (data) => data.sessions,
  builder_connections: (data) => data.builderConnections,
  usage_tracking: (data) => data.usage,
  activities: (data) => data.activities,
  audit_log: (data) => data.administration,
  projects: (data) => data.projects,
  batches: (data) => data.listsOfSites,
  exports: (data) => data.projects[0]?.exports,
  shares: (data) => data.projects[0]?.shares,
  agencies: (data) => (data.agency as { name: string }).name,
  project_schedules: (data) => data.projects[0]?.schedule,
  text_versions: (data) => data.projects[0]?.versions,
  text_bases: (data) => data.projects[0]?.versionBases,
  whole_texts: (data) => (data.projects[0]?.strategy as Strategy | undefined)?.craft.wholeTexts,
  analysis_runs: (data) => data.analyses,
  stage_outputs: (data) => data.projects[0]?.businessAnalysis,
  run_screenshots: (data) => data.projects[0]?.pictures, // words: allow
  page_screenshots: (data) => screensIn(data)?.today,
  verification_screenshots: (data) => screensIn(data)?.checked,
  verifications: (data) => data.projects[0]?.verifications,
  run_events: (data) => data.analyses[0]?.events,
  account_tokens: (data) => data.linksSent,
  second_factors: (data) => data.authenticatorApps,
  recovery_codes: (data) => data.recoveryCodesLeft,
  invitations: (data) => data.invitations,
  security_events: (data) => data.securityEvents,
  api_keys: (data) => data.apiKeys,
};
/** Tables that lead to no person; throttles hold digests that nobody can trace back, for minutes. */
const NOBODYS = ['settings', 'throttles', 'stage_durations'];
/** Outlive the person, without the name: the charts' counts and the log of administrators' actions. */
const OUTLIVE = ['activities', 'audit_log'];

describeOnBothDatabases('what is kept of a person', (open) => {
  const given = useApp(open);
  const rowsOf = async (sql: string, values: unknown[] = []) => (await given.database.query(sql, values)).rows;

  async function personWithEverything() {
    const { test, database } = given;
    const [person, boss] = [await signUp(test.app), await signUp(test.app)];
    await setRole(database.db, boss.user.id, 'super_admin');
    await boss.call('PUT', `/api/admin/users/${person.user.id}`, { tier: 'paid' });
    const userId = person.user.id;
    const project = await analyzedProject(test, person);
    const run = test.enqueued.at(-1) ?? '';
    const image = { mediaType: 'image/png', bytes: Buffer.from('a screenshot') };
    await saveScreenshots(database.db, run, { desktop: image, fullPage: image, mobile: image } as never);
    const facts = [{ field: 'services', action: 'add', text: 'Cakes to order' }];
    await person.call('PUT', `/api/projects/${project}/facts`, { version: 0, facts });
    await person.call('POST', `/api/projects/${project}/generate-optimizer`);
    const edits = [{ field: 'headline', text: 'Bread at five' }];
    await person.call('PATCH', `/api/projects/${project}/strategy`, { version: 1, edits });
    await person.call('POST', `/api/projects/${project}/generate-designer-prompt`, { designer: 'wix' });
    await person.call('POST', `/api/projects/${project}/export`, { builderName: 'wix', notes: 'mine' });
    await person.call('POST', `/api/projects/${project}/shares`, { sections: ['summary'], password: 'open sesame 1' });
    await person.call('PUT', `/api/projects/${project}/schedule`, { every: 'month' });
    await person.call('PUT', '/api/agency', { name: 'North Studio' });
    await storedReport(database.db, { projectId: project, userId: person.user.id }, undefined, [screensOf('/', 'new')]);
    await savePageScreenshots(database.db, run, screensOf('/breads', 'today'));
    await person.call('POST', '/api/batches', { urls: ['listed.example'] });
    // The newest project stays the one with everything.
    await database.query("update projects set created_at = now() - interval '1 day' where batch_id is not null");
    const token = await createToken(database.db, { kind: 'confirm-address', userId, email: person.user.email, expiresAt: tomorrow() });
    const { secret } = (await person.call('POST', '/api/account/second-factor', { password: 'correct horse battery' })).json();
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recoveryCodes } = (await person.call('PUT', '/api/account/second-factor', { code })).json();
    await createInvitation(database.db, { email: `${userId}@example.com`, role: 'user', invitedBy: userId, expiresAt: tomorrow() });
    const { key } = (await person.call('POST', '/api/keys', { name: 'Scripts', scopes: ['read'] })).json();
    return { person, project, secrets: [token, secret, key, ...recoveryCodes] as string[] };
  }

  it('every table of the database is known here', async () => {
    const tables = await rowsOf("select table_name as name from information_schema.tables where table_schema = 'public' order by 1");
    expect(tables.map(({ name }) => String(name))).toEqual([...Object.keys(IN_THE_DOWNLOAD), ...NOBODYS].sort());
  });

  it('every table that refers to a user, or to a user’s data, is emptied with the account', async () => {
    const references = await rowsOf(`
      select c.conrelid::regclass::text as from_table, c.confrelid::regclass::text as to_table, c.confdeltype as on_delete
      from pg_constraint c where c.contype = 'f'`);
    const reach = new Set(['users']);
    for (let before = 0; before !== reach.size; ) {
      before = reach.size;
      for (const { from_table, to_table } of references) if (reach.has(String(to_table))) reach.add(String(from_table));
    }
    expect(NOBODYS.filter((table) => reach.has(table))).toEqual([]);
    for (const table of reach) {
      if (table === 'users') continue;
      const ways = references.filter(({ from_table, to_table }) => from_table === table && reach.has(String(to_table)));
      const deletes = ways.some(({ on_delete }) => on_delete === (OUTLIVE.includes(table) ? 'n' : 'c'));
      expect(deletes, `${table} stays when the account goes`).toBe(true);
    }
  });

  it('is in the download, every table of it, and no secret', async () => {
    const { person, secrets } = await personWithEverything();
    const answer = await person.call('GET', '/api/account/export');
    const data = answer.json<Download>();
    for (const [table, find] of Object.entries(IN_THE_DOWNLOAD)) {
      const found = find(data);
      expect(found, `${table} is not in the download`).toBeTruthy();
      expect(Array.isArray(found) && found.length === 0, `${table} is empty in the download`).toBe(false);
    }
    expect(data.analyses[0]).toMatchObject({
      url: 'https://harbour.example/',
      status: 'done',
      events: [{ type: 'done' }],
    });
    expect(data.projects[0]).toMatchObject({
      strategy: { madeOf: 'harbour' },
      optimizerGenerated: '# Strategy of harbour\nheadline: Bread at five',
      ownerFacts: [{ action: 'add', text: 'Cakes to order' }],
      strategyEdits: [{ field: 'headline', text: 'Bread at five' }],
      prompt: { builder: 'wix' },
    });
    const picture = `data:image/png;base64,${btoa('a screenshot')}`; // words: allow
    expect(data.projects[0]?.pictures).toContainEqual({ kind: 'desktop', picture }); // words: allow
    for (const { sid } of await rowsOf("select sid from sessions where sess ->> 'userId' = $1", [person.user.id]))
      expect(answer.body).not.toContain(String(sid));
    for (const secret of secrets) expect(answer.body).not.toContain(secret);
    expect(answer.body).not.toMatch(/argon2|sealed|passwordHash|sessionEpoch/);
  });

  it.each(['the person', 'an administrator'])('leaves no rows after %s deleted the account', async (who) => {
    const { person, project } = await personWithEverything();
    const run = given.test.enqueued.at(-1) ?? '';
    if (who === 'the person') await person.call('DELETE', '/api/account', { password: 'correct horse battery' });
    else {
      const boss = await signUp(given.test.app);
      await setRole(given.database.db, boss.user.id, 'super_admin');
      expect((await boss.call('DELETE', `/api/admin/users/${person.user.id}`)).statusCode).toBe(204);
    }
    for (const table of Object.keys(IN_THE_DOWNLOAD)) {
      const rows = (await rowsOf(`select t::text as row from "${table}" t`)).map(({ row }) => String(row)).join();
      for (const trace of [project, run]) expect(rows, table).not.toContain(trace);
      // In the log of what administrators did the id stays, and the address where one of them deleted the account.
      if (table !== 'audit_log') expect(rows, table).not.toContain(person.user.id);
      if (table !== 'audit_log' || who === 'the person') expect(rows, table).not.toContain(person.user.email);
    }
  });
});
