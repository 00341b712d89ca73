import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  fsyncSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseCrashed } from '#database/database.ts';
import { templateName, unpackTemplate } from '#database/embedded/cluster-template.ts';
import { detectCrash } from '#database/embedded/crash-guard.ts';
import { lockDirectory } from '#database/embedded/directory-lock.ts';
import { hasReserve, watchDisk } from '#database/embedded/disk-space.ts';
import { DURABLE_START_PARAMS, FsyncNodeFS } from '#database/embedded/fsync-fs.ts';
import { serializeTransactions } from '#database/embedded/serialize-transactions.ts';
import { openDatabase } from '#database/open-database.ts';
import { listSettings, saveSetting } from '#database/settings.ts';
import { openNewFiles, openTestDatabase } from './databases.ts';

const root = mkdtempSync(join(tmpdir(), 'sitebrief-data-'));
let made = 0;
const newDirectory = () => {
  made += 1;
  const directory = join(root, String(made));
  mkdirSync(directory);
  return directory;
};
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Where a template of a migrated database is: what starts with one is there in a fraction of a second. */
const templates = newDirectory();
beforeAll(async () => {
  const database = await openTestDatabase();
  await database.query('create table mark (text text)');
  const archive = await database.lite?.dumpDataDir('gzip');
  writeFileSync(join(templates, templateName()), Buffer.from((await archive?.arrayBuffer()) ?? new ArrayBuffer()));
  await database.close();
});
/** The files of a database that was created from the template. */
async function newFiles(): Promise<string> {
  const directory = join(newDirectory(), 'database');
  expect(await unpackTemplate(templates, directory)).toBe(true);
  return directory;
}

describe('the files of the embedded database', () => {
  let lite: PGlite;
  let syncs = 0;
  beforeAll(async () => {
    const count = (fd: number) => {
      syncs += 1;
      fsyncSync(fd);
    };
    lite = await PGlite.create({ fs: new FsyncNodeFS(await newFiles(), count), startParams: DURABLE_START_PARAMS });
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
  it('is migrated and durable, rejects a second process, and keeps its rows across close and kill', async () => {
    const dataDir = newDirectory();
    const first = await openDatabase({ dataDir, templates });
    expect(first.lite?.fs).toBeInstanceOf(FsyncNodeFS);
    const { rows } = await first.query(
      `select current_setting('fsync') as fsync, current_setting('shared_buffers') as buffers, current_setting('max_wal_size') as wal`,
    );
    expect(rows).toEqual([{ fsync: 'on', buffers: '8MB', wal: '64MB' }]);
    await saveSetting(first.db, 'kept', 1);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('in use by process'),
    });
    expect((await listSettings(first.db)).kept).toBe(1);
    await first.close();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);

    await killedAfterSaving(dataDir, 'late', 2);
    expect(existsSync(join(dataDir, 'lock'))).toBe(true);
    const again = await openDatabase({ dataDir });
    expect((await listSettings(again.db)).kept).toBe(1);
    expect((await listSettings(again.db)).late).toBe(2);
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

  it('reports that its directory is a file', async () => {
    const dataDir = join(newDirectory(), 'file');
    writeFileSync(dataDir, '');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('DATA_DIR') });
  });
});

describe('a damaged database', () => {
  let whole: string;
  beforeAll(async () => {
    whole = newDirectory();
    const database = await openDatabase({ dataDir: whole, templates });
    await saveSetting(database.db, 'kept', 1);
    await database.close();
  });
  const filesOf = (directory: string) =>
    globSync('**/*', { cwd: directory })
      // What PostgreSQL writes at each start, before it notices a problem.
      .filter((name) => !/pg_internal\.init$|pg_control$|pg_wal|postmaster\.pid$/.test(name) && statSync(join(directory, name)).isFile())
      .sort()
      .map(
        (name) =>
          `${name} ${createHash('sha256')
            .update(readFileSync(join(directory, name)))
            .digest('hex')}`,
      );
  const overwrite = (path: string) => writeFileSync(path, Buffer.alloc(statSync(path).size, 7));

  it.each([
    ['a cut off control file', (files: string) => truncateSync(join(files, 'global/pg_control'), 100)],
    ['a control file of garbage', (files: string) => overwrite(join(files, 'global/pg_control'))],
    ['a lost log', (files: string) => rmSync(join(files, 'pg_wal'), { recursive: true })],
    ['a catalogue of garbage', (files: string) => overwrite(join(files, 'base/5/1259'))],
  ])('with %s is refused with a sentence, and nothing of it is changed', async (_name, spoil) => {
    const dataDir = newDirectory();
    cpSync(whole, dataDir, { recursive: true });
    spoil(join(dataDir, 'database'));
    const before = filesOf(dataDir);
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The database in .* can't be opened\. .*files are damaged: restore your last backup/),
    });
    expect(filesOf(dataDir)).toEqual(before);
  });
});

describe('a full disk', () => {
  it('stops the database with a message instead of an endless loop, and keeps everything confirmed', async () => {
    const directory = await newFiles();
    let full = false;
    const sync = (fd: number) => {
      if (full) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      fsyncSync(fd);
    };
    const lite = await PGlite.create({ fs: new FsyncNodeFS(directory, sync), startParams: DURABLE_START_PARAMS });
    const heard: unknown[] = [];
    detectCrash(lite, (error) => heard.push(error));
    await lite.exec('create table notes (id int primary key); insert into notes values (1)');
    await expect(lite.query('insert into notes values (1)')).rejects.toMatchObject({ code: '23505' });
    await lite.query('insert into notes values (2)');
    full = true;
    await expect(lite.query('insert into notes values (3)')).rejects.toThrow();
    expect(heard).toEqual([expect.any(DatabaseCrashed)]);
    await expect(lite.query('select 1')).rejects.toMatchObject({ code: 'unavailable' });
    full = false;
    const again = await PGlite.create({ fs: new FsyncNodeFS(directory), startParams: DURABLE_START_PARAMS });
    const { rows } = await again.query<{ id: number }>('select id from notes order by id');
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([1, 2]);
    await again.close();
  });

  it('is detected before, reported once, and cleared when there is space', async () => {
    const said: unknown[] = [];
    let room = true;
    vi.useFakeTimers();
    const disk = watchDisk(
      '/data',
      (error) => said.push(String(error)),
      async () => room,
    );
    expect(disk.hasDiskSpace()).toBe(true);
    room = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect([disk.hasDiskSpace(), said]).toEqual([
      false,
      ['Error: The disk of /data is almost full: changes are refused until there is space.'],
    ]);
    room = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(disk.hasDiskSpace()).toBe(true);
    disk.stop();
    vi.useRealTimers();
    expect(await hasReserve(root)).toBe(true);
  });
});

describe('a new data directory', () => {
  const open = async (given: string) => {
    const dataDir = newDirectory();
    // Left by a process that was killed while unpacking.
    mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
    const heard: unknown[] = [];
    const database = await openDatabase({ dataDir, templates: given }, (error) => heard.push(error));
    const { rows } = await database.query("select to_regclass('mark') is not null as marked");
    await saveSetting(database.db, 'kept', 1);
    await database.close();
    const again = await openDatabase({ dataDir, templates: given });
    expect((await listSettings(again.db)).kept).toBe(1);
    await again.close();
    return { marked: rows[0]?.marked, heard: heard.length, left: existsSync(join(dataDir, 'database.new', 'base')) };
  };

  it('is recreated when the first start was cut off', async () => {
    const dataDir = newDirectory();
    mkdirSync(join(dataDir, 'database'));
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'database.unfinished'), '');
    const database = await openDatabase({ dataDir, templates });
    await saveSetting(database.db, 'kept', 1);
    await database.close();
    const again = await openDatabase({ dataDir, templates });
    expect((await listSettings(again.db)).kept).toBe(1);
    await again.close();
  });

  it('that failed for lack of space is created when there is some', async () => {
    const dataDir = newDirectory();
    const put = vi.spyOn(FsyncNodeFS.prototype, 'init').mockRejectedValueOnce(new Error('no space left on device'));
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'unavailable' });
    put.mockRestore();
    mkdirSync(join(dataDir, 'database'), { recursive: true });
    writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '18\n');
    const database = await openDatabase({ dataDir, templates });
    await database.close();
    expect(existsSync(join(dataDir, 'database.unfinished'))).toBe(false);
  });

  it('is created from the matching template, and lasts', async () => {
    expect(await open(templates)).toEqual({ marked: true, heard: 0, left: false });
  });

  it('is created without a damaged template, which is reported', async () => {
    const damaged = newDirectory();
    writeFileSync(join(damaged, templateName()), readFileSync(join(templates, templateName())).subarray(0, 100_000));
    expect(await open(damaged)).toEqual({ marked: false, heard: 1, left: false });
  });
});

/** Saves a setting in another process that is killed the moment the database has answered. */
async function killedAfterSaving(dataDir: string, key: string, value: number): Promise<void> {
  const room = fileURLToPath(new URL('../../src/database/', import.meta.url));
  const script = `
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

  it('is taken from a process that exited', async () => {
    const directory = newDirectory();
    held(directory, { pid: await endedProcess() });
    lockDirectory(directory).release();
  });

  it('is taken when the process id was reused', () => {
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
  ])('of %s counts while a process touches it, whatever the clocks say, and not otherwise', async (_name, holder) => {
    const directory = newDirectory();
    held(directory, holder);
    const script = `const { utimesSync } = require('node:fs'); let at = 0;
      setInterval(() => { at += 1; utimesSync(process.argv[1], at, at); process.stdout.write('.'); }, 20);`;
    const toucher = spawn(process.execPath, ['-e', script, join(directory, 'lock')], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(toucher.stdout, 'data');
    age(directory, 3600);
    expect(() => lockDirectory(directory, { watchMs: 5_000 })).toThrow(/in use/);
    toucher.kill('SIGKILL');
    await once(toucher, 'exit');
    age(directory, -3600);
    lockDirectory(directory, { watchMs: 100 }).release();
  });

  it('is not deleted by a process that lost it', () => {
    const directory = newDirectory();
    const lock = lockDirectory(directory);
    held(directory, { pid: process.pid, token: 'another process' });
    lock.release();
    expect(readFileSync(join(directory, 'lock'), 'utf8')).toContain('another process');
  });
});

describe('transactions of the embedded database', () => {
  let lite: PGlite;
  beforeAll(async () => {
    lite = await openNewFiles(join(newDirectory(), 'database'));
    serializeTransactions(lite);
  });
  afterAll(() => lite.close());

  it('let reads overtake queued transactions, which keep their order', async () => {
    const ended: string[] = [];
    const transaction = (name: string) =>
      lite
        .transaction(async (tx) => {
          await tx.query('select 1');
        })
        .then(() => ended.push(name));
    // A request from outside arrives in a later turn of the event loop.
    const asked = new Promise((resolve) => {
      setImmediate(() => resolve(lite.query('select 1').then(() => ended.push('question'))));
    });
    await Promise.all([...['first', 'second', 'third', 'fourth'].map(transaction), asked]);
    expect(ended.filter((name) => name !== 'question')).toEqual(['first', 'second', 'third', 'fourth']);
    expect(ended.indexOf('question')).toBeLessThan(3);
  });

  it('continue after a failed transaction', async () => {
    const failed = lite.transaction((tx) => tx.query('select 1 / 0'));
    const next = lite.transaction(async (tx) => (await tx.query<{ one: number }>('select 1 as one')).rows[0]?.one);
    await expect(failed).rejects.toThrow('division by zero');
    await expect(next).resolves.toBe(1);
  });
});
