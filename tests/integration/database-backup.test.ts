import { createReadStream, createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUser, findCredentials, setTier } from '#database/accounts/users.ts';
import { dumpRows, readBackup, writeBackup } from '#database/backup/backup.ts';
import { backupDatabase, restoreDatabase } from '#database/backup/backup-commands.ts';
import { BACKUP_TABLES } from '#database/backup/backup-format.ts';
import { restore } from '#database/backup/restore.ts';
import type { Database } from '#database/database.ts';
import { openDatabase } from '#database/open-database.ts';
import { saveScreenshots } from '#database/runs/screenshots.ts';
import * as schema from '#database/schema.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import { analyzedProject, buildTestApp, signUp } from './build-test-app.ts';
import { contentOf } from './database-content.ts';
import { describeOnBothDatabases, openTestDatabase } from './databases.ts';

const NOW = new Date('2026-05-02T10:00:00Z');

async function backupOf(database: Database): Promise<Buffer> {
  const out = new PassThrough();
  const [bytes] = await Promise.all([buffer(out), writeBackup(database, out, NOW)]);
  return bytes;
}
const restoreRows = (database: Database, bytes: Buffer, replace = true) =>
  restore(database, readBackup(Readable.from([bytes])), { replace });

/** Rows in every table, with what is hard to carry over: odd letters, empty lists, a project and a run that name each other. */
async function fill(database: Database): Promise<string> {
  const test = await buildTestApp(database);
  const person = await signUp(test.app);
  const id = await analyzedProject(test, person);
  await person.call('PATCH', '/api/account', { firstName: 'Zoë "O’Brien" \\ 💥', lastName: '山田' });
  await person.call('PUT', `/api/projects/${id}/facts`, {
    version: 0,
    facts: [{ field: 'services', action: 'add', text: 'Kuchen "groß"' }],
  });
  await person.call('POST', `/api/projects/${id}/generate-optimizer`);
  await person.call('PATCH', `/api/projects/${id}/strategy`, { version: 1, edits: [{ field: 'headline', text: 'Bread\nat five' }] });
  await person.call('POST', `/api/projects/${id}/export`, { builderName: 'wix', notes: 'line\nline' });
  await saveSetting(database.db, 'quotas', { free: 3, paid: null });
  await database.query("update users set permissions = array['a b', '{}', ''] where id = $1", [person.user.id]);
  const { rows } = await database.query('select current_run_id as run from projects where id = $1', [id]);
  const image = { bytes: Buffer.from('an image'), mediaType: 'image/png', width: 1, height: 1 };
  await saveScreenshots(database.db, String(rows[0]?.run), { desktop: image, fullPage: image, mobile: image } as never);
  await test.app.close();
  return person.user.id;
}
/** What belongs to an installation and is not carried over; keys are not, so that a restore brings back none that was revoked. */
const NOT_CARRIED = ['sessions', 'throttles', 'stage_durations', 'api_keys'];
const withoutSessions = async (database: Database) => ({
  ...(await contentOf(database)),
  ...Object.fromEntries(NOT_CARRIED.map((table) => [table, ''])),
});

describeOnBothDatabases('a backup', (open) => {
  let database: Database;
  let bytes: Buffer;
  let content: Record<string, string>;
  let userId: string;
  beforeAll(async () => {
    database = await open();
    userId = await fill(database);
    bytes = await backupOf(database);
    content = await withoutSessions(database);
  });

  it('restores every row into an empty database unchanged, and no session', async () => {
    const other = await open();
    expect(await restoreRows(other, bytes, false)).toBeGreaterThan(15);
    expect(await withoutSessions(other)).toEqual(content);
    expect((await other.query('select 1 from sessions')).rows).toEqual([]);
  });

  it('moves to the other kind of database and back unchanged', async (context) => {
    if (database.kind === 'embedded') return context.skip();
    const lite = await openTestDatabase();
    await restoreRows(lite, bytes, false);
    const other = await open();
    await restoreRows(other, await backupOf(lite), false);
    expect(await withoutSessions(other)).toEqual(content);
    await lite.close();
  });

  it('contains every table except those of the installation', () => {
    const tables = Object.values(schema).map((table) => getTableName(table));
    expect([...BACKUP_TABLES, ...NOT_CARRIED].sort()).toEqual(tables.sort());
  });

  it('contains no session and is compressed', () => {
    expect(gunzipSync(bytes).toString()).not.toContain('"sessions"');
    expect(gunzipSync(bytes).length).toBeGreaterThan(bytes.length);
  });

  it('replaces existing data only with --replace', async () => {
    await setTier(database.db, userId, 'paid');
    await expect(restoreRows(database, bytes, false)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('--replace'),
    });
    expect((await findCredentials(database.db, userId))?.user.tier).toBe('paid');
    await restoreRows(database, bytes);
    expect(await withoutSessions(database)).toEqual(content);
  });

  it('is consistent while users keep writing', async () => {
    const taken: string[] = [];
    let writing: Promise<void> | undefined;
    await dumpRows(
      database,
      async (line) => {
        taken.push(JSON.stringify(line));
        writing ??= saveSetting(database.db, 'late', true);
        // The embedded database makes it wait for the end of the backup.
        if (database.kind === 'postgres') await writing;
      },
      NOW,
    );
    await writing;
    expect((await listSettings(database.db)).late).toBe(true);
    expect(taken.some((line) => line.includes('"settings"'))).toBe(true);
    expect(taken.join()).not.toContain('late');
    await saveSetting(database.db, 'late', null);
  });

  const lines = () => gunzipSync(bytes).toString().trimEnd().split('\n');
  const packed = (text: string[]) => gzipSync(`${text.join('\n')}\n`);
  it.each<[string, () => Buffer]>([
    ['a file that is cut off', () => bytes.subarray(0, bytes.length - 30)],
    ['a file without its end', () => packed(lines().slice(0, -1))],
    ['a file that lacks rows', () => packed(lines().toSpliced(1, 1))],
    ['a file that goes on behind its end', () => packed([...lines(), lines()[1] ?? ''])],
    ['another file', () => Buffer.from('hello')],
    ['another compressed file', () => gzipSync('hello\n')],
    ['nothing', () => Buffer.alloc(0)],
    [
      'a backup of a newer version',
      () => packed(lines().with(0, JSON.stringify({ format: 'sitebrief-backup', writtenAt: '', migrations: 999 }))),
    ],
    ['rows of a table that is not in it', () => packed(lines().with(1, '{"table":"sessions","rows":[]}'))],
  ])('is refused when it is %s, and nothing changes', async (_what, make) => {
    await expect(restoreRows(database, make())).rejects.toMatchObject({ name: 'AppError', code: 'invalid-input' });
    expect(await withoutSessions(database)).toEqual(content);
  });
});

describe('backing up a data directory', () => {
  const root = mkdtempSync(join(tmpdir(), 'sitebrief-backup-'));
  const [dataDir, file] = [join(root, 'data'), join(root, 'one.backup.gz')];
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it('works whether or not the directory is in use', async () => {
    await expect(backupDatabase({ dataDir }, createWriteStream(file), NOW)).rejects.toMatchObject({ code: 'not-found' });
    const running = await openDatabase({ dataDir });
    expect(statSync(join(dataDir, 'backup.sock')).mode & 0o777).toBe(0o600);
    const names = { firstName: 'A', lastName: 'B', phoneNumber: '1', passwordHash: 'x', role: 'user' as const };
    const { id } = await createUser(running.db, { email: 'a@shop.example', ...names });
    await backupDatabase({ dataDir }, createWriteStream(file), NOW);
    await setTier(running.db, id, 'enterprise');
    const again = (replace: boolean) => restoreDatabase({ dataDir }, createReadStream(file), { replace });
    await expect(again(false)).rejects.toMatchObject({ code: 'conflict' });
    expect(await again(true)).toBe(7);
    expect((await findCredentials(running.db, id))?.user.tier).toBe('free');
    writeFileSync(`${file}.bad`, readFileSync(file).subarray(0, 100));
    const damaged = restoreDatabase({ dataDir }, createReadStream(`${file}.bad`), { replace: true });
    await expect(damaged).rejects.toMatchObject({ code: 'invalid-input' });
    expect((await findCredentials(running.db, id))?.user.email).toBe('a@shop.example');
    await running.close();
    expect(existsSync(join(dataDir, 'backup.sock'))).toBe(false);

    await backupDatabase({ dataDir }, createWriteStream(`${file}.2`), NOW);
    expect(await restoreDatabase({ dataDir }, createReadStream(`${file}.2`), { replace: true })).toBe(7);
  });
});
