import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, fsyncSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { templateName } from '#database/data-template.ts';
import { lockDirectory } from '#database/directory-lock.ts';
import { DURABLE_START_PARAMS, DurableNodeFS } from '#database/durable-files.ts';
import { migrateEmbedded } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { findSetting, saveSetting } from '#database/settings.ts';

const root = mkdtempSync(join(tmpdir(), 'sitebrief-data-'));
let made = 0;
const newDirectory = () => {
  made += 1;
  const directory = join(root, String(made));
  mkdirSync(directory);
  return directory;
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the files of the embedded database', () => {
  let lite: PGlite;
  let syncs = 0;
  beforeAll(async () => {
    const count = (fd: number) => {
      syncs += 1;
      fsyncSync(fd);
    };
    lite = await PGlite.create({ fs: new DurableNodeFS(join(newDirectory(), 'database'), count), startParams: DURABLE_START_PARAMS });
    await lite.exec('create table notes (id int primary key)');
  });
  afterAll(() => lite.close());

  it('are synced at least once for every commit', async () => {
    for (let id = 1; id <= 5; id += 1) {
      const before = syncs;
      await lite.query('insert into notes values ($1)', [id]);
      expect(syncs).toBeGreaterThan(before);
    }
  });

  it('are not synced for reading', async () => {
    await lite.query('select * from notes');
    const before = syncs;
    await lite.query('select * from notes');
    expect(syncs).toBe(before);
  });
});

describe('an embedded database', () => {
  it('is migrated, durable, refused to a second opener, and keeps its rows over close and kill', async () => {
    const dataDir = newDirectory();
    const first = await openDatabase({ dataDir });
    expect(first.lite?.fs).toBeInstanceOf(DurableNodeFS);
    const { rows } = await first.query(
      `select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers, current_setting('max_wal_size') as wal`,
    );
    expect(rows).toEqual([{ fsync: 'on', buffers: '32MB', wal: '64MB' }]);
    await saveSetting(first.db, 'kept', 1);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('in use by process'),
    });
    expect(await findSetting(first.db, 'kept')).toBe(1);
    await first.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    await killedAfterSaving(dataDir, 'late', 2);
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    const again = await openDatabase({ dataDir });
    expect(await findSetting(again.db, 'kept')).toBe(1);
    expect(await findSetting(again.db, 'late')).toBe(2);
    await again.close();
  });

  it.each([
    [
      'was written by another PostgreSQL',
      (dataDir: string) => writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '17\n'),
      /PostgreSQL 17.*PostgreSQL 18/,
    ],
    ['is damaged', (dataDir: string) => writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n'), /can't be opened/],
  ])('says so when its directory %s, and frees it', async (_name, spoil, sentence) => {
    const dataDir = newDirectory();
    mkdirSync(join(dataDir, 'database'));
    spoil(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'unavailable', message: expect.stringMatching(sentence) });
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('says so when its directory is a file', async () => {
    const dataDir = join(newDirectory(), 'file');
    writeFileSync(dataDir, '');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('DATA_DIR') });
  });
});

describe('a new data directory', () => {
  const templates = newDirectory();
  beforeAll(async () => {
    const lite = await PGlite.create('memory://');
    await migrateEmbedded(lite);
    await lite.exec("create table mark (text text); insert into mark values ('from the template')");
    const archive = await lite.dumpDataDir('gzip');
    writeFileSync(join(templates, templateName()), Buffer.from(await archive.arrayBuffer()));
    await lite.close();
  });
  const open = async (given: string) => {
    const dataDir = newDirectory();
    // What a process that was killed while it unpacked left behind.
    mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
    const heard: unknown[] = [];
    const database = await openDatabase({ dataDir, templates: given }, (error) => heard.push(error));
    const { rows } = await database.query("select to_regclass('mark') is not null as marked");
    await saveSetting(database.db, 'kept', 1);
    await database.close();
    const again = await openDatabase({ dataDir, templates: given });
    expect(await findSetting(again.db, 'kept')).toBe(1);
    await again.close();
    return { marked: rows[0]?.marked, heard: heard.length, left: existsSync(join(dataDir, 'database.new', 'base')) };
  };

  it('begins from the template that fits, and lasts', async () => {
    expect(await open(templates)).toEqual({ marked: true, heard: 0, left: false });
  });

  it('is made without one where it is damaged, and says so', async () => {
    const damaged = newDirectory();
    writeFileSync(join(damaged, templateName()), readFileSync(join(templates, templateName())).subarray(0, 100_000));
    expect(await open(damaged)).toEqual({ marked: false, heard: 1, left: false });
  });
});

/** Saves a setting in another process that is killed the moment the database has answered. */
async function killedAfterSaving(dataDir: string, key: string, value: number): Promise<void> {
  const room = fileURLToPath(new URL('../../src/database/', import.meta.url));
  const script = `
    import { migrateEmbedded } from '#database/migrate.ts';
import { openDatabase } from ${JSON.stringify(`${room}open-database.ts`)};
    import { saveSetting } from ${JSON.stringify(`${room}settings.ts`)};
    const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    await saveSetting(db, ${JSON.stringify(key)}, ${value});
    process.stdout.write('saved');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(said.toString()).toBe('saved');
  child.kill('SIGKILL');
  await once(child, 'exit');
}

describe('the lock of a data directory', () => {
  const held = (directory: string, holder: object | string) =>
    writeFileSync(
      join(directory, 'lock'),
      typeof holder === 'string' ? holder : JSON.stringify({ startedAt: '1', host: hostname(), token: 't', ...holder }),
    );
  const age = (directory: string, seconds: number) => {
    const then = new Date(Date.now() - seconds * 1000);
    utimesSync(join(directory, 'lock'), then, then);
  };
  const endedProcess = async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    return child.pid ?? 0;
  };

  it('is free again after its release, and only once taken', () => {
    const directory = newDirectory();
    const lock = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(/in use by process/);
    lock.release();
    lockDirectory(directory).release();
  });

  it('is taken from a process that ended', async () => {
    const directory = newDirectory();
    held(directory, { pid: await endedProcess() });
    lockDirectory(directory).release();
  });

  it('is taken when the process id was given to another process', () => {
    const directory = newDirectory();
    held(directory, { pid: process.pid, startedAt: 'another time' });
    lockDirectory(directory).release();
  });

  it('is never taken from a living process of this machine, however old the file', () => {
    const directory = newDirectory();
    const lock = lockDirectory(directory);
    age(directory, 3600);
    expect(() => lockDirectory(directory)).toThrow(/in use/);
    lock.release();
  });

  it.each([
    ['another machine', { pid: 1, host: 'another-machine' }],
    ['an unreadable file', '{"pid":'],
  ])('of %s counts while it is fresh and not when nobody touched it for long', (_name, holder) => {
    const directory = newDirectory();
    held(directory, holder);
    expect(() => lockDirectory(directory)).toThrow(/in use/);
    age(directory, 11);
    lockDirectory(directory).release();
  });

  it('is not removed by one who lost it', () => {
    const directory = newDirectory();
    const lock = lockDirectory(directory);
    held(directory, { pid: process.pid, token: 'somebody else' });
    lock.release();
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toContain('somebody else');
  });
});
