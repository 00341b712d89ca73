import { describe, expect, it } from 'vitest';
import { migrateEmbedded } from '#database/migrate.ts';
import { openDatabase } from '#database/open-database.ts';
import { contentOf } from './database-content.ts';
import { describeOnBothDatabases } from './databases.ts';

describeOnBothDatabases('opening', (open) => {
  it('migrates an empty PostgreSQL once when many processes start together', async (context) => {
    const database = await open();
    if (database.kind !== 'postgres') return context.skip();
    const address = new URL(database.url);
    const name = `${address.pathname.slice(1)}_empty`;
    await database.query(`create database "${name}"`);
    address.pathname = `/${name}`;
    const opened = await Promise.all([1, 2, 3, 4].map(() => openDatabase({ databaseUrl: address.href })));
    const applied = await opened[0]?.query('select hash from drizzle.__drizzle_migrations');
    const hashes = applied?.rows.map((row) => row.hash) ?? [];
    expect(hashes.length).toBeGreaterThan(0);
    expect(new Set(hashes).size).toBe(hashes.length);
    await Promise.all(opened.map((one) => one.close()));
    await database.query(`drop database "${name}"`);
  });

  it('survives the loss of its idle connections, and reports it', async (context) => {
    const database = await open();
    if (database.kind !== 'postgres') return context.skip();
    const heard: unknown[] = [];
    const other = await openDatabase({ databaseUrl: database.url }, (error) => heard.push(error));
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
    );
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(await other.isReady()).toBe(true);
    await other.close();
  });
});

describeOnBothDatabases('a database of a newer version', (open) => {
  it('is rejected with a message and left unchanged', async () => {
    const database = await open();
    const { lite, url } = database;
    const reopen = () => (lite ? migrateEmbedded(lite) : openDatabase({ databaseUrl: url }));
    await database.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`);
    const before = await contentOf(database);
    await expect(reopen()).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^This database was written by a newer version of Sitebrief/),
    });
    expect(await contentOf(database)).toEqual(before);
    await database.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`);
    await (await reopen())?.close();
  });
});

describeOnBothDatabases('a wrong DATABASE_URL', (open) => {
  it('that names a missing database is rejected with a message', async (context) => {
    const { url } = await open();
    if (!url) return context.skip();
    const address = new URL(url);
    address.pathname = '/nowhere';
    const attempt = openDatabase({ databaseUrl: address.href });
    await expect(attempt).rejects.toMatchObject({
      message: `The database of DATABASE_URL can't be opened: database "nowhere" does not exist.`,
    });
  });
});

describe('an unreachable PostgreSQL', () => {
  it.each([
    ['nobody listens', 'postgres://me:secret-word@127.0.0.1:1/none'],
    ['the host has no address', 'postgres://me:secret-word@no-such-host.invalid/none'],
    ['the port is none', 'postgres://me:secret-word@127.0.0.1:99999/none'],
    ['the password is not written correctly', 'postgres://me:secret-word%zz@127.0.0.1:1/none'],
    ['the files of its certificate are not there', 'postgres://me:secret-word@127.0.0.1:1/none?sslrootcert=/nowhere.pem'],
  ])('is refused with a sentence that does not tell the password: %s', async (_name, databaseUrl) => {
    const attempt = openDatabase({ databaseUrl });
    await expect(attempt).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The database of DATABASE_URL can't be opened: .+\.$/),
    });
    await expect(attempt).rejects.not.toMatchObject({ message: expect.stringContaining('secret-word') });
  });
});
