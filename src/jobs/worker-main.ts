// The worker process: `npm run worker`, next to any number of server processes on the same DATABASE_URL.
import { ConfigError, loadEnvironment, readConfig } from '#config';
import { createLog } from '#create-log';
import { createServices } from '#create-services';
import { openDatabase } from '#database/open-database.ts';
import { VERSION } from '#mcp/version.ts';
import { type ProcessLifecycle, printLine, runProcess } from '#run-process';
import { loadSessionSecret } from '#server/auth/session-secret.ts';
import { createLatePipeline } from '#server/late-pipeline.ts';
import { mailStatus, openMailDelivery } from '#server/mail/open-mail-delivery.ts';
import { createCheckNewSite } from '#server/projects/project-brief.ts';
import { createScheduleRunner } from '#server/projects/schedules.ts';
import { createProgressFeed } from './progress-feed.ts';
import { createQueue } from './queue.ts';
import { createAnalysisThread } from './thread/analysis-thread.ts';
import { createWorker } from './worker.ts';

async function start({ onExit }: ProcessLifecycle): Promise<void> {
  const config = readConfig(loadEnvironment());
  const { databaseUrl } = config;
  if (!databaseUrl)
    throw new ConfigError('DATABASE_URL is required for a separate worker. Without it, npm start runs the worker inside the server.');
  const log = createLog(config.logLevel);
  const services = await createServices(config, { cacheDir: config.dataDir });
  onExit('services', () => services.close());
  const database = await openDatabase({ databaseUrl }, (error) => log.warn({ err: error }, 'Database error'));
  onExit('the database', () => database.close());
  const queue = await createQueue({ database, log });
  onExit('the queue', () => queue.stop());
  const thread = createAnalysisThread({ log });
  onExit('the analysis thread', () => thread.close());
  const feed = createProgressFeed({ database });
  const secret = config.sessionSecret ?? loadSessionSecret(config.dataDir);
  const { pipeline, loadPipeline } = createLatePipeline();
  const late = { pipeline, loadPipeline };
  const checkNewSite = createCheckNewSite({ database, verify: thread.verify, ...late, secret });
  const deliverMail = await openMailDelivery(config, { database, log, secret, ...late });
  const { analyze } = thread;
  const now = () => new Date();
  const mailing = { enqueueMail: config.mail ? queue.enqueueMail : null };
  const scheduling = { database, queue, now, ...late, settings: { quotas: config.quotas }, ...mailing };
  const runSchedules = createScheduleRunner(scheduling);
  const kept = { keptAnalyses: config.keptAnalyses, version: VERSION };
  const worker = createWorker({ database, queue, log, feed, analyze, checkNewSite, deliverMail, runSchedules, ...kept, now });
  onExit('the worker', () => worker.stop());
  thread.warmUp();
  await worker.start();
  const { rendering, model, search, localCompetitors } = services.status;
  printLine(
    `The worker waits for analyses.\n  Browser rendering: ${rendering}\n  AI: ${model}\n  Search: ${search}\n  Local competitors: ${localCompetitors}\n  Mail: ${mailStatus(config)}`,
  );
}

await runProcess('The worker', start, { byNpm: process.env.npm_lifecycle_event !== undefined });
