// Creates the template for new data directories, where it is missing: dist/database/<fingerprint>.tar.gz.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { templateName } from '#database/embedded/cluster-template.ts';

const FOLDER = join(import.meta.dirname, '..', 'dist', 'database');
const file = join(FOLDER, templateName());

if (!existsSync(file)) {
  console.log('Preparing the embedded database ...');
  mkdirSync(FOLDER, { recursive: true });
  for (const old of readdirSync(FOLDER)) rmSync(join(FOLDER, old), { force: true });
  // Only here: `npm start` runs this file each time, mostly to see that nothing changed.
  const [{ PGlite }, { createLog }, { embeddedDatabase }, { migrateEmbedded }, { createQueue }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('#create-log'),
    import('#database/embedded/open-embedded.ts'),
    import('#database/migrate.ts'),
    import('#jobs/queue.ts'),
  ]);
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
