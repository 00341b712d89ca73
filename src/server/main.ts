// The server process: API, web app and, unless --no-worker is given, the worker that does the analyses.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadEnvironment, readConfig } from '#config';
import { isAppError } from '#contracts/errors.ts';
import { DEFAULT_MAX_PAGES } from '#contracts/limits.ts';
import { createServices, type Services } from '#create-services';
import { promoteSuperAdmins } from '#database/accounts/users.ts';
import { DatabaseCrashed } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { createDemoSamples } from '#demo/demo-samples.ts';
import { createJsonLog } from '#jobs/json-log.ts';
import type { Log } from '#jobs/log.ts';
import { createProgressFeed } from '#jobs/progress-feed.ts';
import { createQueue } from '#jobs/queue.ts';
import { createAnalysisThread } from '#jobs/thread/analysis-thread.ts';
import { createWorker } from '#jobs/worker.ts';
import { assembleAnalysis } from '#pipeline/assemble-analysis.ts';
import { compareAgain } from '#pipeline/competitors/compare-competitors.ts';
import { estimateModelCost } from '#pipeline/insight/model/budget.ts';
import { promptAttachments } from '#pipeline/prompt/attachments.ts';
import { composePrompt } from '#pipeline/prompt/compose-prompt.ts';
import { lintPrompt } from '#pipeline/prompt/lint/lint-prompt.ts';
import { buildStrategy } from '#pipeline/strategy/build-strategy.ts';
import { strategyToMarkdown } from '#pipeline/strategy/markdown/strategy-markdown.ts';
import { estimateStrategyUse } from '#pipeline/strategy/model/budget.ts';
import { deepenStrategy } from '#pipeline/strategy/model/deepen-strategy.ts';
import { buildApp } from './app.ts';
import { createPasswords } from './auth/passwords.ts';
import { loadSessionSecret } from './auth/session-secret.ts';

/** SIGTERM ends the process within 15 s (security goals), whatever hangs: these, and the three that it goes on answering. */
const EXIT_WITHIN_MS = 12_000;
const DIST = join(import.meta.dirname, '..', '..', 'dist');
const WEB_ROOT = join(DIST, 'web');
const TEMPLATES = join(DIST, 'database');

/** What holds a resource, opened first to last; closed last to first. */
type Cleanup = () => Promise<unknown>;

async function start(cleanups: Cleanup[]): Promise<void> {
  const noWorker = readArguments();
  const config = readConfig(loadEnvironment());
  const now = () => new Date();
  const log = createJsonLog(config.logLevel, (line) => process.stderr.write(line), now);

  const services = await createServices(config);
  const { model } = services;
  cleanups.push(() => services.close());
  const place = config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir, templates: TEMPLATES };
  say('Opening the database. The very first start can take some seconds.');
  const database = await openDatabase(place, (error) => onDatabaseError(error, log));
  cleanups.push(() => database.close());
  await promoteSuperAdmins(database.db, config.superAdminEmails);
  const queue = await createQueue({ database, log });
  cleanups.push(() => queue.stop());
  const feed = createProgressFeed({ database });

  const app = await buildApp({
    database,
    queue,
    progressFeed: feed,
    checkAddress: (url, signal) => services.egress.check(url, signal),
    compareAgain: (input, signal) => compareAgain(input, { ...services, signal, report: () => undefined }),
    pipeline: { assembleAnalysis, buildStrategy, strategyToMarkdown, composePrompt, lintPrompt, promptAttachments },
    deepenStrategy: model && ((input, strategy, signal) => deepenStrategy(input, strategy, { model, signal })),
    modelEstimate: model
      ? { name: model.name, ...estimateModelCost(model, DEFAULT_MAX_PAGES), strategy: estimateStrategyUse(model) }
      : null,
    demo: createDemoSamples(),
    passwords: createPasswords(),
    services: {
      ai: { provider: config.ai?.provider ?? null, model: config.ai?.model ?? null, inUse: services.model !== undefined },
      search: { provider: config.search?.provider ?? null, model: null, inUse: services.search !== undefined },
    },
    settings: {
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      sessionSecret: config.sessionSecret ?? loadSessionSecret(config.dataDir),
      superAdminEmails: config.superAdminEmails,
      quotas: config.quotas,
      rateLimitFactor: config.rateLimitFactor,
      metricsToken: config.metricsToken,
      maxPages: DEFAULT_MAX_PAGES,
    },
    webRoot: WEB_ROOT,
    now,
    draining: draining.signal,
    logLevel: config.logLevel,
  });
  cleanups.push(() => drained.then(() => app.close()));
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw cannotListen(error, config);
  });
  // The embedded database belongs to this process: there is no other one that a proxy could turn to.
  if (config.databaseUrl) drainMs = config.drainSeconds * 1000;
  let warmUp = () => {};
  if (!noWorker) {
    const thread = createAnalysisThread({ log });
    cleanups.push(() => thread.close());
    const worker = createWorker({ database, queue, feed, log, now, analyze: thread.analyze });
    // Stops before the app closes: an answer that waits for an analysis is told that it goes on later.
    cleanups.push(() => worker.stop());
    await worker.start();
    warmUp = () => thread.warmUp();
  }
  printStatus(config, services.status, app.server.address() as AddressInfo, noWorker);
  warmUp();
}

/** An embedded database that has ended takes the process along: whoever started it starts it again, on what was stored. */
function onDatabaseError(error: unknown, log: Log): void {
  if (error instanceof DatabaseCrashed) {
    reportFatal(error);
    process.exit(1);
  }
  log.warn({ err: error }, 'The database reports an error.');
}

function readArguments(): boolean {
  try {
    return parseArgs({ options: { 'no-worker': { type: 'boolean', default: false } } }).values['no-worker'];
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : error}\nUsage: node src/server/start.js [--no-worker]`);
  }
}

function cannotListen(error: unknown, { host, port }: Config): Error {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE')
    return new ConfigError(`Port ${port} on ${host} is in use. Stop what runs there, or choose another port: PORT=3001.`);
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened by this user. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new ConfigError(`HOST=${host} is not an address of this machine.`);
  return error instanceof Error ? error : new Error(String(error));
}

function printStatus(config: Config, status: Services['status'], { address, family, port }: AddressInfo, noWorker: boolean): void {
  const host = family === 'IPv6' ? `[${address}]` : address;
  say(`Sitebrief is ready at http://${host}:${port}/`);
  say(`  Database: ${config.databaseUrl ? 'PostgreSQL' : `embedded, in ${config.dataDir}`}`);
  say(`  Worker: ${noWorker ? 'off here, analyses wait for npm run worker' : 'on'}`);
  say(`  Browser rendering: ${status.rendering}`);
  say(`  AI: ${status.model}`);
  say(`  Search: ${status.search}`);
}

// Nobody may be listening any more: that is no reason to end.
process.stdout.on('error', () => {});
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function reportFatal(error: unknown): void {
  const known = error instanceof ConfigError || error instanceof DatabaseCrashed || isAppError(error);
  const text = known ? error.message : `Sitebrief can't start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  process.stderr.write(`${text}\n`);
}

async function closeAll(cleanups: Cleanup[]): Promise<void> {
  for (const close of cleanups.splice(0).reverse())
    await close().catch((error: unknown) => process.stderr.write(`While stopping: ${error instanceof Error ? error.message : error}\n`));
}

const cleanups: Cleanup[] = [];
let stopping = false;
/** Tells the app that the process is draining. */
const draining = new AbortController();
/** How long a server that listens goes on answering after SIGTERM, while `/readyz` says that it leaves. */
let drainMs = 0;
/** Over when the app may close. */
let drained = Promise.resolve();
function stop(signal: NodeJS.Signals): void {
  // A second signal means it: now.
  if (stopping) process.exit(1);
  stopping = true;
  draining.abort();
  // Ctrl+C is somebody who waits.
  const waitMs = signal === 'SIGTERM' ? drainMs : 0;
  if (waitMs > 0) drained = delay(waitMs);
  setTimeout(() => process.exit(1), waitMs + EXIT_WITHIN_MS).unref();
  closeAll(cleanups).then(() => {
    say('Sitebrief has stopped.');
    process.exit(0);
  });
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  await start(cleanups);
} catch (error) {
  if (!stopping) {
    reportFatal(error);
    await closeAll(cleanups);
    process.exit(1);
  }
}
