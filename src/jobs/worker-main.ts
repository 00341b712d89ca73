// The worker process: `npm run worker`, beside any number of API processes on the same DATABASE_URL.
import { ConfigError, loadEnvironment, readConfig } from '#config';
import { isAppError } from '#contracts/errors.ts';
import { createServices } from '#create-services';
import { openDatabase } from '#database/open-database.ts';
import { createJsonLog } from './json-log.ts';
import { createProgressFeed } from './progress-feed.ts';
import { createQueue } from './queue.ts';
import { createAnalysisThread } from './thread/analysis-thread.ts';
import { createWorker } from './worker.ts';

/** SIGTERM ends the process within 15 s (security.md, goals), whatever hangs. */
const EXIT_WITHIN_MS = 12_000;

async function main(): Promise<void> {
  const config = readConfig(loadEnvironment());
  if (!config.databaseUrl)
    throw new ConfigError(
      'DATABASE_URL is required for a worker of its own. Without it, npm start runs the worker together with the server.',
    );
  const log = createJsonLog(
    config.logLevel,
    (line) => process.stderr.write(line),
    () => new Date(),
  );
  const services = await createServices(config);
  const database = await openDatabase({ databaseUrl: config.databaseUrl }, (error) =>
    log.warn({ err: error }, 'A database connection was lost.'),
  );
  const thread = createAnalysisThread({ log });
  const queue = await createQueue({ database, log });
  const worker = createWorker({
    ...{ database, queue, log, feed: createProgressFeed({ database }), analyze: thread.analyze },
    now: () => new Date(),
  });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), EXIT_WITHIN_MS).unref();
    await worker.stop();
    await queue.stop();
    await thread.close();
    await services.close();
    await database.close();
    process.stderr.write('The worker has stopped.\n');
  };
  const onSignal = () => {
    stop().catch((error: unknown) => {
      log.error({ err: error }, 'The worker could not stop in order.');
      process.exit(1);
    });
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  thread.warmUp();
  await worker.start();
  const { rendering, model, search } = services.status;
  process.stderr.write(`The worker waits for analyses.\n  Browser rendering: ${rendering}\n  AI: ${model}\n  Search: ${search}\n`);
}

try {
  await main();
} catch (error) {
  const known = error instanceof ConfigError || isAppError(error);
  process.stderr.write(`${known ? error.message : `The worker can't start: ${error instanceof Error ? error.message : String(error)}`}\n`);
  process.exit(1);
}
