import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/open-database.ts';
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

  it('outlives the loss of its idle connections, and says so', async (context) => {
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

describe('a PostgreSQL that is not there', () => {
  it('is refused with a sentence that does not tell the password', async () => {
    const attempt = openDatabase({ databaseUrl: 'postgres://me:secret-word@127.0.0.1:1/none' });
    await expect(attempt).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^The database of DATABASE_URL can't be opened: /),
    });
    await expect(attempt).rejects.not.toMatchObject({ message: expect.stringContaining('secret-word') });
  });
});
