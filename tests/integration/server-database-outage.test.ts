import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { buildTestApp, signUp } from './build-test-app.ts';
import { openTestDatabase } from './databases.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a database that fails', () => {
  it.each([
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['no connection in time', new Error('timeout exceeded when trying to connect')],
    ['a query that stays without answer', new Error('Query read timeout')],
    [
      'a query that failed for that',
      new Error('Failed query: select', { cause: new Error('Connection terminated due to connection timeout') }),
    ],
    ['a server that starts', Object.assign(new Error('the database system is starting up'), { code: '57P03' })],
    ['a full disk', Object.assign(new Error('could not extend file'), { code: '53100' })],
    ['a lock that is not given', Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })],
  ])('is answered with 503, a sentence and a time to come back: %s', async (_name, error) => {
    const failing = () => Promise.reject(error);
    const { app } = await buildTestApp(database, { checkAddress: failing });
    const answer = await (await signUp(app)).call('POST', '/api/analyze', { url: 'shop.example' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toEqual({ message: 'The database is not responding. Nothing was lost; please try again shortly.' });
    await app.close();
  });

  it('is an internal error where it is none of these', async () => {
    const { app } = await buildTestApp(database, { checkAddress: () => Promise.reject(new Error('Connection of thoughts')) });
    expect((await (await signUp(app)).call('POST', '/api/analyze', { url: 'shop.example' })).statusCode).toBe(500);
    await app.close();
  });
});

describe('a database without room', () => {
  it('can be read, and refuses every change with a sentence', async () => {
    let room = true;
    const { app } = await buildTestApp({ ...database, hasDiskSpace: () => room });
    const person = await signUp(app);
    room = false;
    const refused = await person.call('POST', '/api/analyze', { url: 'shop.example' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.json<{ message: string }>().message).toMatch(/^The disk of this installation is full/);
    expect((await person.call('GET', '/api/projects')).json()).toEqual([]);
    room = true;
    expect((await person.call('POST', '/api/analyze', { url: 'shop.example' }, { prefer: 'respond-async' })).statusCode).toBe(202);
    await app.close();
  });
});
