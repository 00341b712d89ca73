// Creates the template for new data directories, where it is missing: dist/database/<fingerprint>.tar.gz.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { createLog } from '#create-log';
import { templateName } from '#database/embedded/cluster-template.ts';
import { embeddedDatabase } from '#database/embedded/open-embedded.ts';
import { migrateEmbedded } from '#database/migrate.ts';
import { createQueue } from '#jobs/queue.ts';

const FOLDER = join(import.meta.dirname, '..', 'dist', 'database');
const file = join(FOLDER, templateName());

if (!existsSync(file)) {
  console.log('Preparing the embedded database ...');
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) rmSync(join(FOLDER, old), { force: true });
  const lite = await PGlite.create('memory://');
  await migrateEmbedded(lite);
  const database = embeddedDatabase(lite, async () => {});
  const log = createLog('warn');
  // The queue has its own tables.
  await (await createQueue({ database, log })).stop();
  await lite.exec('vacuum analyze');
  await lite.exec('checkpoint');
  const archive = await lite.dumpDataDir('gzip');
  await database.close();
  writeFileSync(`${file}.part`, Buffer.from(await archive.arrayBuffer()), { flush: true });
  renameSync(`${file}.part`, file);
}
