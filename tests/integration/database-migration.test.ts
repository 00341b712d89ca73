// A database that version 0.2 left before strategies had edits and the owner had facts: it opens, is migrated, and loses nothing.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStoredInsight } from '#contracts/insight.ts';
import { ProjectList } from '#contracts/project.ts';
import { findUserWithHash } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { findOwnerFacts, saveOwnerFacts } from '#database/projects/owner-facts.ts';
import { findProject, listProjectsJson, updateProject } from '#database/projects/projects.ts';
import { eventsAfter } from '#database/runs/run-events.ts';
import { findActiveRun } from '#database/runs/runs.ts';
import { claimOf, profileOf } from '#testing/empty-profile.ts';
import { openNewFiles } from './databases.ts';

/** The last migration that such a database has had. */
const LAST = '0004_one_queue';
const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');
const OWNER = { id: 'p-done', userId: 'u-ada' };

/** Older shapes: the insight is the profile itself, the strategy keeps items, destinations and steps as sentences. */
const {
  questions: _questions,
  setAside: _setAside,
  conflicts: _conflicts,
  ...PROFILE
} = profileOf({
  businessName: claimOf('name', 'Corner Bakery'),
  analyst: { name: 'test model', note: 'It added two services.', calls: [] },
});
const STRATEGY = {
  site: { businessName: 'Corner Bakery' },
  craft: {
    visitors: [{ who: 'Families', wish: 'Bread for the weekend.' }],
    pages: [{ path: '/', sections: [{ id: 'content-2', purpose: 'Explain this.', items: ['Rye: dark and moist'] }] }],
  },
  engineer: {
    forms: [{ path: '/order', destination: '/send' }],
    technicalSeo: ['Sitemap: keep it at /map.xml, with every page that stays and no redirected address; submit it after publishing.'],
  },
  evaluate: { works: [{ kind: 'url', text: 'All addresses' }], fails: [{ id: 'fix-a' }] },
  recommendations: [{ id: 'fix-a' }],
};
const PROMPT = {
  builder: 'lovable',
  blocks: [],
  text: 'Build a bakery.',
  deepLink: null,
  startPage: 'https://builder.example/',
  notice: '',
};
const BUSINESS = { business_name: 'Corner Bakery', industry: 'Bakery', services: ['Delivery'], analysis_confidence: 0.5 };
const STAGES = { crawl: { url: 'https://shop.example/' }, audit: { findings: [] }, insight: PROFILE, competitors: { competitors: [] } };

/** Inserts a row that has exactly these columns. */
async function insert(lite: PGlite, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const values = Object.values(row).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
  await lite.query(`insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`, values);
}

async function fill(lite: PGlite): Promise<void> {
  const names = { first_name: 'Ada', last_name: 'Baker', phone_number: '+44 20 7946 0000' };
  await insert(lite, 'users', { id: OWNER.userId, email: 'ada@shop.example', ...names, password: 'hash-of-ada' });
  const whose = { user_id: OWNER.userId, url: 'https://shop.example/' };
  await insert(lite, 'projects', {
    ...{ id: OWNER.id, ...whose, status: 'designer_chosen', project_name: 'Spring', business_analysis: BUSINESS },
    ...{ analysis_summary: 'Business: Corner Bakery', optimizer_output: '# Plan, edited', optimizer_generated: '# Plan' },
    ...{ strategy: STRATEGY, chosen_builder: 'lovable', selected_designer: 'lovable', custom_prompt: 'Use green.' },
    ...{ designer_prompt: 'Build a bakery, please.', prompt_document: PROMPT },
  });
  const run = { project_id: OWNER.id, ...whose, options: { schemeGiven: false, maxPages: 12, namedCompetitors: [] } };
  await insert(lite, 'analysis_runs', { id: 'r-done', ...run, status: 'done', attempts: 1, finished_at: '2026-03-31T23:30:00Z' });
  await lite.query(`update projects set current_run_id = 'r-done' where id = $1`, [OWNER.id]);
  for (const [stage, output] of Object.entries(STAGES)) await insert(lite, 'stage_outputs', { run_id: 'r-done', stage, output });
  await insert(lite, 'run_events', { run_id: 'r-done', seq: 1, event: { type: 'done', status: 'analyzed' } });
  await insert(lite, 'exports', { id: 'e-1', project_id: OWNER.id, builder_name: 'lovable', notes: 'First try' });
  await insert(lite, 'projects', { id: 'p-waiting', ...whose, status: 'analyzing' });
  await insert(lite, 'analysis_runs', { id: 'r-waiting', ...run, project_id: 'p-waiting', status: 'queued' });
}

/** Makes the files of such a database, with everything a project can have. */
async function createOld(dataDir: string): Promise<Record<string, unknown[]>> {
  const folder = join(dataDir, 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.splice(journal.entries.findIndex(({ tag }) => tag === LAST) + 1);
  writeFileSync(path, JSON.stringify(journal));
  const lite = await openNewFiles(join(dataDir, 'database'));
  await migrate(drizzle({ client: lite }), { migrationsFolder: folder });
  await fill(lite);
  const rows = await readRows((text) => lite.query(text));
  await lite.close();
  return rows;
}

/** Columns that held JSON and hold its text now. */
const TEXTS_NOW = ['strategy', 'prompt_document', 'prompt_uncorrected'];

/** A row with what is JSON in such a column read. */
const readAgain = (row: unknown) =>
  Object.fromEntries(
    Object.entries(row as object).map(([name, value]) => [name, TEXTS_NOW.includes(name) && value ? JSON.parse(value) : value]),
  );

/** Every row of every table. */
async function readRows(query: (text: string) => Promise<{ rows: unknown[] }>): Promise<Record<string, unknown[]>> {
  const { rows } = await query(`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`);
  const content: Record<string, unknown[]> = {};
  for (const { name } of rows as { name: string }[]) {
    const found = await query(`select to_jsonb(t) as row from "${name}" t order by t::text`);
    content[name] = found.rows.map((entry) => (entry as { row: unknown }).row);
  }
  return content;
}

describe('a database of version 0.2 from before the facts', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-old-'));
  let before: Record<string, unknown[]>;
  let database: Database;
  beforeAll(async () => {
    before = await createOld(dataDir);
    database = await openDatabase({ dataDir });
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('has none of the new columns', () => {
    expect(before.projects).toHaveLength(2);
    expect(Object.keys(before.projects?.[0] ?? {})).not.toContain('owner_facts');
    expect(Object.keys(before.analysis_runs?.[0] ?? {})).not.toContain('kind');
  });

  it('keeps every row with every value', async () => {
    const after = await readRows((text) => database.query(text));
    for (const [table, rows] of Object.entries(before)) {
      expect(after[table], table).toHaveLength(rows.length);
      const now = after[table]?.map(readAgain);
      for (const row of rows) expect(now).toContainEqual(expect.objectContaining(row as object));
    }
  });

  it('gives the project with its texts, and nothing that was not there', async () => {
    const stored = await findProject(database.db, OWNER);
    expect(stored).toMatchObject({
      ...{ runId: 'r-done', analyzedAt: '2026-03-31T23:30:00.000Z', businessAnalysis: BUSINESS, optimizerGenerated: '# Plan' },
      ...{ promptDocument: PROMPT, ownerFacts: [], factsVersion: 0, strategyBasis: null, strategyEdits: [], strategyVersion: 0 },
      ...{ promptBasis: null, keptPrompt: null, screenshots: [], rowVersion: expect.any(String) },
    });
    expect(stored?.project).toMatchObject({
      ...{ status: 'designer_chosen', projectName: 'Spring', optimizerOutput: '# Plan, edited', customPrompt: 'Use green.' },
      ...{ designerPrompt: 'Build a bakery, please.', analysisSummary: 'Business: Corner Bakery', selectedDesigner: 'lovable' },
    });
  });

  it('gives the strategy in the shape of today', async () => {
    const strategy = (await findProject(database.db, OWNER))?.strategy;
    expect(strategy?.craft.visitors).toMatchObject([{ who: 'Families', goal: 'Bread for the weekend.' }]);
    expect(strategy?.craft.pages[0]?.sections[0]?.items).toEqual([{ kind: 'text', title: '', text: 'Rye: dark and moist' }]);
    expect(strategy?.engineer.forms[0]?.destination).toEqual({ kind: 'url', value: '/send' });
    expect(strategy?.engineer.crawlFiles.sitemap).toBe('/map.xml');
  });

  it('gives the outputs of the analysis; its profile is what the reader said', async () => {
    const stages = (await findProject(database.db, OWNER))?.stages;
    expect(stages).toEqual(STAGES);
    expect(readStoredInsight(stages?.insight)).toEqual({ reader: PROFILE, model: null, note: 'It added two services.', calls: [] });
    expect(await eventsAfter(database.db, 'r-done', 0)).toMatchObject([{ id: 1, type: 'done', status: 'analyzed' }]);
  });

  it('lists the projects, and says that strategy and prompt may be out of date', async () => {
    const list = ProjectList.parse(JSON.parse(await listProjectsJson(database.db, OWNER.userId)));
    expect(new Map(list.map(({ id, outdated }) => [id, outdated]))).toEqual(
      new Map([
        [OWNER.id, { strategy: true, prompt: true }],
        ['p-waiting', { strategy: false, prompt: false }],
      ]),
    );
  });

  it('knows the account and the analysis that waits', async () => {
    expect((await findUserWithHash(database.db, 'ada@shop.example'))?.passwordHash).toBe('hash-of-ada');
    expect(await findActiveRun(database.db, { projectId: 'p-waiting', userId: OWNER.userId })).toMatchObject({
      id: 'r-waiting',
      kind: 'analysis',
      status: 'queued',
    });
  });

  it('takes what today’s version writes', async () => {
    const facts = [{ field: 'businessName' as const, action: 'correct' as const, claimId: 'name', text: 'Quay Bakery' }];
    const resolved = {
      runId: 'r-done',
      businessAnalysis: BUSINESS as never,
      analysisSummary: 'Business: Quay Bakery',
      strategyOutdated: true,
    };
    expect(await saveOwnerFacts(database.db, { ...OWNER, version: 0, facts, resolved })).toBe(true);
    expect(await findOwnerFacts(database.db, OWNER.id)).toEqual({ facts, version: 1 });
    await updateProject(database.db, { ...OWNER, changes: { strategyEdits: [{ field: 'notes', text: 'Keep the oven.' }] } });
    expect(await findProject(database.db, OWNER)).toMatchObject({ strategyVersion: 1, strategyEdits: [{ text: 'Keep the oven.' }] });
  });
});
