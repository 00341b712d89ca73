// Replaces all data by a backup, also while Sitebrief runs: `node scripts/restore.ts <file> [--replace]`.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadEnvironment, readConfig } from '#config';
import { restoreDatabase } from '#database/backup/backup-commands.ts';

const USAGE = 'Usage: node scripts/restore.ts <file> [--replace]';

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { replace: { type: 'boolean', default: false } } });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error(USAGE);
  const { databaseUrl, dataDir } = readConfig(loadEnvironment());
  const from = createReadStream(file);
  await once(from, 'open').catch((error: unknown) => {
    throw new Error(`The backup can't be read: ${error instanceof Error ? error.message : error}`);
  });
  const rows = await restoreDatabase(databaseUrl ? { databaseUrl } : { dataDir }, from, values);
  console.log(`${rows} rows restored. Everyone has to sign in again.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
