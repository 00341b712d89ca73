import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { Client as HttpClient } from 'undici';
import { makePostgres, settingsFor, startServer } from '../load/processes.ts';
import { register } from '../load/virtual-user.ts';
import { benchFile, median, type Row } from './measure.ts';

const PROJECTS = 200;
const CONNECTIONS = 10;
const ROUND_MS = 3_000;
const ROUNDS = 3;
const PORT = 8696;
const AT_LEAST = 0.25;
const BYTES_LIMIT = 200_000;

/** `GET /api/projects` for a user with 200 projects on PostgreSQL, against a bare Fastify route that sends the same bytes. */
export async function benchApi(): Promise<Row[]> {
  const postgres = await makePostgres(PORT + 3);
  const env = { ...settingsFor({ port: 1, count: 1 }), DATABASE_URL: postgres.url };
  const server = await startServer(PORT, env, ['--no-worker']);
  const children: ChildProcess[] = [];
  try {
    const person = await register(() => `http://127.0.0.1:${PORT}`);
    const { id } = ((await person.call('GET', '/api/auth/user'))?.body ?? { id: '' }) as { id: string };
    await fill(postgres.url, id);
    const url = `http://127.0.0.1:${PORT}`;
    const bytes = await (await fetch(`${url}/api/projects`, { headers: { cookie: person.cookie() } })).text();
    const bare = await startChild(children, ['bare'], bytes);
    const rows = await startChild(children, ['rows', postgres.url, id], '');
    const found: Record<'bare' | 'rows' | 'ours', number[]> = { bare: [], rows: [], ours: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      found.bare.push(await perSecond(bare, ''));
      found.rows.push(await perSecond(rows, ''));
      found.ours.push(await perSecond(url, person.cookie()));
    }
    const ratio = median(found.ours) / median(found.bare);
    const detail = `${median(found.ours).toFixed(0)} / ${median(found.bare).toFixed(0)} a second`;
    const whole = median(found.rows) / median(found.bare);
    return [
      {
        name: 'api',
        what: `list of ${PROJECTS} projects / bare route, same bytes`,
        target: `>= ${AT_LEAST}x`,
        measured: `${ratio.toFixed(2)}x (${detail})`,
        kept: ratio >= AT_LEAST,
      },
      { name: 'api', what: 'plain select of whole rows / bare route', target: '-', measured: `${whole.toFixed(2)}x`, kept: null },
      {
        name: 'api',
        what: `list of ${PROJECTS} projects, bytes`,
        target: `<= ${BYTES_LIMIT}`,
        measured: `${Buffer.byteLength(bytes)}`,
        kept: Buffer.byteLength(bytes) <= BYTES_LIMIT,
      },
    ];
  } finally {
    for (const child of children) child.kill();
    await server.kill();
    await postgres.remove();
  }
}

/** Projects as they are after an analysis, with a strategy and a prompt of usual length. */
async function fill(databaseUrl: string, userId: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const summary =
    'What the site sells: bread, cakes, catering (Sample Bakery, Bakery)\nPages detected: /, /about, /prices, /contact\nCurrent strengths: baked every morning; delivery on the same day\nImprovement opportunities: pages without a description; no price on the home page';
  await client.query(
    `insert into projects (id, user_id, url, status, analysis_summary, optimizer_output, designer_prompt, project_name, business_analysis, strategy)
     select 'bench-' || n, $1, 'https://shop-' || n || '.example/', 'completed', $2, repeat('A plan for a better site. ', 600), repeat('Build a site with these pages. ', 400), 'Shop ' || n,
       json_build_object('text', repeat('word ', 800))::jsonb, json_build_object('text', repeat('plan ', 4000))::jsonb from generate_series(1, $3::int) n`,
    [userId, summary, PROJECTS],
  );
  const basis = `json_build_object('runId', 'run-' || p.id, 'profile', repeat('what a site says ', 200), 'strategyVersion', 0)::jsonb`;
  await client.query(
    `insert into analysis_runs (id, project_id, user_id, url, options, status) select 'run-' || id, id, $1, url, '{}', 'done' from projects`,
    [userId],
  );
  await client.query(
    `update projects p set current_run_id = 'run-' || p.id, strategy_basis = ${basis}, prompt_document = '{}', prompt_basis = ${basis}`,
  );
  await client.query('vacuum analyze projects');
  await client.end();
}

async function startChild(children: ChildProcess[], args: string[], input: string): Promise<string> {
  const child = spawn(process.execPath, [benchFile('api-server.ts'), ...args], { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  child.stdin.end(input);
  for await (const line of createInterface({ input: child.stdout })) return `http://127.0.0.1:${line}`;
  throw new Error('A server did not start.');
}

/** Answers a second over some connections, each with one request at a time; every answer is read to its end. */
async function perSecond(origin: string, cookie: string): Promise<number> {
  let answers = 0;
  const began = performance.now();
  const ask = async () => {
    const client = new HttpClient(origin);
    while (performance.now() - began < ROUND_MS) {
      const { statusCode, body } = await client.request({ method: 'GET', path: '/api/projects', headers: { cookie } });
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) throw new Error(`The list was answered with ${statusCode}.`);
      answers += 1;
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, ask));
  return answers / ((performance.now() - began) / 1000);
}
