// Writes a backup, also while Sitebrief runs: `node scripts/backup.ts [file]`. It reads the same settings as the server.
import { once } from 'node:events';
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs';
import { loadEnvironment, readConfig } from '#config';
import { readBackup } from '#database/backup/backup.ts';
import { backupDatabase } from '#database/backup/backup-commands.ts';
import { BackupEnd } from '#database/backup/backup-format.ts';

async function main(): Promise<void> {
  const { databaseUrl, dataDir } = readConfig(loadEnvironment());
  const now = new Date();
  const [file = `sitebrief-${now.toISOString().replace(/[:.]/g, '-')}.backup.gz`] = process.argv.slice(2);
  // Complete or not at all: a file gets its name after it was read through once.
  const part = `${file}.part`;
  const to = createWriteStream(part, { mode: 0o600, flush: true });
  await once(to, 'open').catch((error: unknown) => {
    throw new Error(`The backup can't be written: ${error instanceof Error ? error.message : error}`);
  });
  try {
    await backupDatabase(databaseUrl ? { databaseUrl } : { dataDir }, to, now);
    if (!to.closed) await once(to, 'close');
    const rows = await countRows(part);
    renameSync(part, file);
    console.log(`${rows} rows in ${file} (${Math.ceil(statSync(file).size / 1024)} kB).`);
  } finally {
    to.destroy();
    rmSync(part, { force: true });
  }
}

async function countRows(file: string): Promise<number> {
  let last: unknown;
  for await (const line of readBackup(createReadStream(file))) last = line;
  return BackupEnd.parse(last).rows;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
