// The server process: API, web app and, unless started with --no-worker, the worker that runs the analyses.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, ConfigError, loadEnvironment, readConfig } from '#config';
import { DEFAULT_MAX_PAGES } from '#contracts/limits.ts';
import { createLog } from '#create-log';
import { createServices, type Services } from '#create-services';
import { promoteSuperAdmins } from '#database/accounts/users.ts';
import { DatabaseCrashed } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { createDemoSamples } from '#demo/demo-samples.ts';
import type { Log } from '#jobs/log.ts';
import { createProgressFeed } from '#jobs/progress-feed.ts';
import { createQueue } from '#jobs/queue.ts';
import { createAnalysisThread } from '#jobs/thread/analysis-thread.ts';
import { createWorker } from '#jobs/worker.ts';
import { VERSION } from '#mcp/version.ts';
import { IMAGE_LIMITS, loadImages } from '#pipeline/blueprint/images/load-images.ts';
import { createImageShrinker } from '#pipeline/blueprint/images/shrink/image-shrinker.ts';
import { type ProcessLifecycle, printLine, reportFatal, runProcess } from '#run-process';
import { buildApp } from './app.ts';
import { createPasswords } from './auth/passwords.ts';
import { loadSessionSecret } from './auth/session-secret.ts';
import { closeApp } from './close-app.ts';
import { createLatePipeline, withBlueprintImages } from './late-pipeline.ts';
import { mailStatus, openMailDelivery } from './mail/open-mail-delivery.ts';

import { createCheckNewSite } from './projects/project-brief.ts';
import { createScheduleRunner } from './projects/schedules.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');
const WEB_ROOT = join(DIST, 'web');
/** Images are kept in memory for every site whose blueprint is open. */
const SHOWN_IMAGE_LIMITS = { ...IMAGE_LIMITS, files: 120, bytesInAll: 24_000_000 };
const TEMPLATES = join(DIST, 'database');

async function start(lifecycle: ProcessLifecycle): Promise<void> {
  const { onExit } = lifecycle;
  const noWorker = readArguments();
  const config = readConfig(loadEnvironment());
  const now = () => new Date();
  const log = createLog(config.logLevel);

  const services = await createServices(config, { cacheDir: config.dataDir });
  const { model, renderer } = services;
  const { loadAtRest, ...late } = createLatePipeline();
  onExit('services', () => services.close());
  const place = config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir, templates: TEMPLATES };
  printLine('Opening the database. The first start can take several seconds.');
  const database = await openDatabase(place, (error) => onDatabaseError(error, log));
  onExit('the database', () => database.close());
  // After the database, which says best what is wrong with the folder.
  const sessionSecret = config.sessionSecret ?? loadSessionSecret(config.dataDir);
  await promoteSuperAdmins(database.db, config.superAdminEmails);
  const queue = await createQueue({ database, log });
  onExit('the queue', () => queue.stop());
  const feed = createProgressFeed({ database });
  const shrinker = createImageShrinker();
  onExit('the image shrinker', async () => shrinker.close());

  const app = await buildApp({
    database,
    queue,
    progressFeed: feed,
    checkAddress: (url, signal) => services.egress.check(url, signal),
    async compareAgain(input, signal) {
      const { compareAgain } = await import('#pipeline/competitors/compare-competitors.ts');
      return compareAgain(input, { ...services, signal, report: () => undefined });
    },
    loadImages: (urls, signal) =>
      loadImages(urls, { egress: services.egress, signal, limits: SHOWN_IMAGE_LIMITS, shrink: shrinker.shrink }),
    screenshotFiles: renderer?.screenshotFiles ?? null,
    printFiles: renderer?.printFiles ?? null,
    fitImage: shrinker.fit,
    takePageScreenshots:
      renderer &&
      (async (url, signal) => {
        const { createPageScreenshots } = await import('#pipeline/crawl/render/page-screenshots.ts');
        return createPageScreenshots(renderer)(url, signal);
      }),
    ...late,
    pipeline: renderer ? withBlueprintImages(late.pipeline) : late.pipeline,
    ...(model ? (await import('./model-parts.ts')).modelParts(model) : { estimateModel: null }),
    demo: createDemoSamples(),
    passwords: createPasswords(),
    services: {
      ai: { provider: config.ai?.provider ?? null, model: config.ai?.model ?? null, inUse: services.model !== undefined },
      search: { provider: config.search?.provider ?? null, model: null, inUse: services.search !== undefined },
    },
    enqueueMail: config.mail ? queue.enqueueMail : null,
    settings: {
      publicUrl: config.publicUrl,
      trustProxy: config.trustProxy,
      sessionSecret,
      superAdminEmails: config.superAdminEmails,
      quotas: config.quotas,
      rateLimitFactor: config.rateLimitFactor,
      metricsToken: config.metricsToken,
      maxPages: DEFAULT_MAX_PAGES,
    },
    webRoot: WEB_ROOT,
    now,
    draining: lifecycle.stopping,
    log,
  });
  onExit('the web server', () => closeApp(app), { afterDrain: true });
  await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw cannotListen(error, config);
  });
  // Only with PostgreSQL can a proxy switch to another server: the embedded database belongs to this process.
  if (config.databaseUrl) lifecycle.drainMs = config.drainSeconds * 1000;
  let warmUp = () => {};
  if (!noWorker) {
    const thread = createAnalysisThread({ log });
    onExit('the analysis thread', () => thread.close());
    const { analyze, verify } = thread;
    const checkNewSite = createCheckNewSite({ database, verify, ...late, secret: sessionSecret });
    const deliverMail = await openMailDelivery(config, { database, log, secret: sessionSecret, ...late });
    const mailing = { enqueueMail: config.mail ? queue.enqueueMail : null };
    const scheduling = { database, queue, now, ...late, settings: { quotas: config.quotas }, ...mailing };
    const runSchedules = createScheduleRunner(scheduling);
    const kept = { keptAnalyses: config.keptAnalyses, version: VERSION };
    const worker = createWorker({ database, queue, feed, log, now, analyze, checkNewSite, deliverMail, runSchedules, ...kept });
    // Stops before the app closes, so that requests waiting for an analysis learn that it continues later.
    onExit('the worker', () => worker.stop());
    await worker.start();
    warmUp = () => thread.warmUp();
  }
  printStatus(config, services.status, app.server.address() as AddressInfo, noWorker);
  warmUp();
  loadAtRest(lifecycle.stopping).catch((error: unknown) => log.error({ err: error }, 'A part of the server could not be loaded.'));
}

/** If the embedded database crashes, exit so that the supervisor restarts the process on the stored data. */
function onDatabaseError(error: unknown, log: Log): void {
  if (error instanceof DatabaseCrashed) {
    reportFatal('Sitebrief', error);
    process.exit(1);
  }
  log.warn({ err: error }, 'Database error');
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
    return new ConfigError(`Port ${port} on ${host} is in use. Stop the program that uses it, or choose another port: PORT=3001.`);
  if (code === 'EACCES') return new ConfigError(`Port ${port} needs more rights than this user has. Choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new ConfigError(`HOST=${host} is not an IP address or name of this machine.`);
  return error instanceof Error ? error : new Error(String(error));
}

function printStatus(config: Config, status: Services['status'], { address, family, port }: AddressInfo, noWorker: boolean): void {
  const host = family === 'IPv6' ? `[${address}]` : address;
  printLine(`Sitebrief is ready at http://${host}:${port}/`);
  printLine(`  Database: ${config.databaseUrl ? 'PostgreSQL' : `embedded, in ${config.dataDir}`}`);
  printLine(`  Worker: ${noWorker ? 'off, analyses wait for npm run worker' : 'on'}`);
  printLine(`  Browser rendering: ${status.rendering}`);
  printLine(`  AI: ${status.model}`);
  printLine(`  Local competitors: ${status.localCompetitors}`);
  printLine(`  Search: ${status.search}`);
  printLine(`  Mail: ${mailStatus(config)}`);
}

await runProcess('Sitebrief', start, { byNpm: process.env.npm_lifecycle_event !== undefined });
