// A database of version 0.1.0 with 200 projects of ten people: the server of today starts on it, and every person finds everything.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPasswords } from '#server/auth/passwords.ts';
import { openNewFiles } from './databases.ts';
import { type Running, startMain } from './start-main.ts';

/** The last migration of version 0.1.0. */
const LAST = '0004_one_queue';
const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');
const PEOPLE = 10;
const PROJECTS_EACH = 20;
const PASSWORD = 'correct horse battery';
const dataDir = mkdtempSync(join(tmpdir(), 'sitebrief-0-1-'));
let server: Running;

const mailOf = (person: number) => `person-${person}@old.example`;
const idOf = (person: number, at: number) => `p-${person}-${at}`;
const textsOf = (id: string) => ({
  analysis_summary: `Business: Bakery ${id}`,
  optimizer_output: `# Plan of ${id}, edited`,
  optimizer_generated: `# Plan of ${id}`,
  designer_prompt: `Build a bakery for ${id}, please.`,
  project_name: `Bakery ${id}`,
  custom_prompt: 'Use green.',
});
const BUSINESS = { business_name: 'Corner Bakery', industry: 'Bakery', services: ['Delivery'], analysis_confidence: 0.5 };

/** Inserts a row that has exactly these columns. */
async function insert(lite: PGlite, table: string, row: Record<string, unknown>): Promise<void> {
  const names = Object.keys(row);
  const values = Object.values(row).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
  await lite.query(`insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`, values);
}

async function insertProject(lite: PGlite, userId: string, id: string): Promise<void> {
  const whose = { user_id: userId, url: `https://${id}.example/` };
  const chosen = { status: 'designer_chosen', chosen_builder: 'lovable', selected_designer: 'lovable' };
  const document = { builder: 'lovable', blocks: [], text: 'Build.', deepLink: null, startPage: 'https://b.example/', notice: '' };
  await insert(lite, 'projects', { id, ...whose, ...chosen, ...textsOf(id), business_analysis: BUSINESS, prompt_document: document });
  const options = { schemeGiven: false, maxPages: 12, namedCompetitors: [] };
  const run = { id: `r-${id}`, project_id: id, ...whose, options, status: 'done', attempts: 1, finished_at: '2026-11-21T23:30:00Z' };
  await insert(lite, 'analysis_runs', run);
  await lite.query('update projects set current_run_id = $1 where id = $2', [run.id, id]);
  await insert(lite, 'run_events', { run_id: run.id, seq: 1, event: { type: 'done', status: 'analyzed' } });
  await insert(lite, 'exports', { id: `e-${id}`, project_id: id, builder_name: 'lovable', notes: `Handed over ${id}` });
}

async function createOld(): Promise<void> {
  const folder = join(dataDir, 'migrations');
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: { tag: string }[] };
  journal.entries.splice(journal.entries.findIndex(({ tag }) => tag === LAST) + 1);
  writeFileSync(path, JSON.stringify(journal));
  const lite = await openNewFiles(join(dataDir, 'database'));
  await migrate(drizzle({ client: lite }), { migrationsFolder: folder });
  const password = await createPasswords().hash(PASSWORD);
  await lite.exec('begin');
  for (let person = 0; person < PEOPLE; person += 1) {
    const names = { first_name: 'Ada', last_name: `Baker ${person}`, phone_number: '+44 20 7946 0000' };
    await insert(lite, 'users', { id: `u-${person}`, email: mailOf(person), ...names, password });
    for (let at = 0; at < PROJECTS_EACH; at += 1) await insertProject(lite, `u-${person}`, idOf(person, at));
  }
  await lite.exec('commit');
  await lite.close();
}

beforeAll(async () => {
  await createOld();
  server = await startMain({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' });
}, 240_000);
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}, 60_000);

it('every user signs in with the old password and finds every project with its texts and exports', { timeout: 240_000 }, async () => {
  let opened = 0;
  for (let person = 0; person < PEOPLE; person += 1) {
    const login = await fetch(`${server.address}/api/auth/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: mailOf(person), password: PASSWORD }),
    });
    expect(login.status).toBe(200);
    const cookie = login.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
    const get = async (path: string) => {
      const response = await fetch(`${server.address}${path}`, { headers: { cookie } });
      expect([path, response.status]).toEqual([path, 200]);
      return response.json();
    };
    const list = (await get('/api/projects')) as { id: string }[];
    expect(new Set(list.map(({ id }) => id))).toEqual(new Set(Array.from({ length: PROJECTS_EACH }, (_, at) => idOf(person, at))));
    for (const { id } of list) {
      const texts = textsOf(id);
      expect(await get(`/api/projects/${id}`)).toMatchObject({
        ...{ status: 'designer_chosen', projectName: texts.project_name, analysisSummary: texts.analysis_summary },
        ...{ optimizerOutput: texts.optimizer_output, designerPrompt: texts.designer_prompt, customPrompt: texts.custom_prompt },
        ...{ selectedDesigner: 'lovable', businessAnalysis: BUSINESS },
      });
      expect(JSON.stringify(await get(`/api/projects/${id}/exports`))).toContain(`Handed over ${id}`);
      opened += 1;
    }
  }
  expect(opened).toBe(PEOPLE * PROJECTS_EACH);
  expect(server.stderr()).toBe('');
});
