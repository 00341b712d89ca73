// Analyses of sites that don't respond hold nobody else up: waiting takes no slot.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { createUser } from '#database/accounts/users.ts';
import type { Database } from '#database/database.ts';
import { createProject } from '#database/projects/projects.ts';
import { createRun, findRun, type Run } from '#database/runs/runs.ts';
import { createEgress } from '#egress/create-egress.ts';
import type { Egress } from '#egress/egress.ts';
import type { Log } from '#jobs/log.ts';
import { createProgressFeed } from '#jobs/progress-feed.ts';
import { type AnalysisQueue, createQueue } from '#jobs/queue.ts';
import { createPipeline } from '#jobs/run-pipeline.ts';
import { createWorker, type Worker } from '#jobs/worker.ts';
import { describeOnBothDatabases } from './databases.ts';

const SLOTS = 2;
const SILENT = 10;
const OPTIONS = { schemeGiven: true, maxPages: 2, namedCompetitors: [], render: 'never' as const };
const log: Log = { info: () => {}, warn: () => {}, error: () => {} };
const HOME = `<!doctype html><html lang="en"><head><title>Corner Bakery</title></head><body><main><h1>Corner Bakery</h1>
<p>We bake rye bread by hand every morning in our shop in Cambridge.</p><a href="/prices">Prices</a></main></body></html>`;

/** How a site keeps its visitors waiting. */
const WAYS = {
  'never answers': () => {},
  'sends its headers only': (response: ServerResponse) => void response.writeHead(200, { 'content-type': 'text/html' }).flushHeaders(),
  'sends a byte now and then': (response: ServerResponse) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write(' '), 100);
    response.once('close', () => clearInterval(drip));
  },
} as const;

describeOnBothDatabases('analyses of silent sites', (open) => {
  let database: Database;
  let server: Server;
  let egress: Egress;
  let queue: AnalysisQueue;
  let worker: Worker;
  let people = 0;
  let way: keyof typeof WAYS = 'never answers';
  const asked = new Set<string>();

  beforeAll(async () => {
    server = createServer((request, response) => {
      const host = request.headers.host ?? '';
      asked.add(host);
      if (host.startsWith('quiet-')) return WAYS[way](response);
      if (request.url !== '/') return response.writeHead(404).end();
      return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HOME);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const pin = { address: '127.0.0.1', port };
    const hosts = [...Array.from({ length: SILENT * 4 }, (_, at) => `quiet-${at}.test`), 'bakery.test'];
    egress = createEgress({ pins: new Map(hosts.map((host) => [host, pin])) });
    database = await open();
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await egress.close();
  });
  beforeEach(async () => {
    asked.clear();
    await database.query('delete from analysis_runs');
    queue = await createQueue({ database, log });
    const checkNewSite = () => Promise.reject(new Error('No check was requested.'));
    const parts = { database, queue, log, checkNewSite, feed: createProgressFeed({ database }), now: () => new Date() };
    worker = createWorker({ ...parts, analyze: createPipeline({ egress, renderer: null }), concurrency: SLOTS });
    await worker.start();
  });
  afterEach(async () => {
    await worker.stop();
    await database.query('delete from jobs.job');
    await queue.stop();
  });

  const person = async (): Promise<string> => {
    people += 1;
    const names = { firstName: 'Ada', lastName: 'Baker', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
    return (await createUser(database.db, { email: `waits${people}@shop.example`, ...names })).id;
  };
  const order = async (userId: string, host: string): Promise<Run> => {
    const url = `http://${host}/`;
    const { id: projectId } = await createProject(database.db, { userId, url });
    const { run } = await createRun(database.db, { projectId, userId, url, options: OPTIONS });
    await queue.enqueueAnalysis(run);
    return run;
  };
  const statusOf = async ({ id }: Run) => (await findRun(database.db, id))?.status;
  const until = async (what: () => Promise<boolean> | boolean) => {
    while (!(await what())) await new Promise((resolve) => setTimeout(resolve, 50));
  };

  it.each(Object.keys(WAYS) as (keyof typeof WAYS)[])(
    'an ordinary one is done while ten wait for a site that %s',
    async (kind) => {
      way = kind;
      const silent: Run[] = [];
      for (let at = 0; at < SILENT; at += 1) silent.push(await order(await person(), `quiet-${at}.test`));
      const ordinary = await order(await person(), 'bakery.test');
      await until(async () => (await statusOf(ordinary)) === 'done');
      const statuses = await Promise.all(silent.map(statusOf));
      expect(statuses.filter((status) => status === 'running').length).toBeGreaterThan(SLOTS);
      expect(asked).toEqual(new Set(['bakery.test', ...silent.map((_, at) => `quiet-${at}.test`)]));
    },
    30_000,
  );

  it('never more than four of one person wait at once', async () => {
    way = 'never answers';
    const many = await person();
    const silent: Run[] = [];
    for (let at = 0; at < 8; at += 1) silent.push(await order(many, `quiet-${SILENT + at}.test`));
    const ordinary = await order(await person(), 'bakery.test');
    await until(async () => (await statusOf(ordinary)) === 'done');
    await until(() => asked.size === 5);
    const statuses = await Promise.all(silent.map(statusOf));
    expect(statuses.filter((status) => status === 'running')).toHaveLength(4);
    expect(statuses.filter((status) => status === 'queued')).toHaveLength(4);
  }, 30_000);
});
