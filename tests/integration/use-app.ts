import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#database/database.ts';
import { buildTestApp, type Overrides, type TestApp } from './build-test-app.ts';
import { type OpenTestDatabase, openTestDatabase } from './databases.ts';

/** The app on a database of its own for the tests of a block; the answer is filled when they run. */
export function useApp(open: OpenTestDatabase): { database: Database; test: TestApp } {
  const given = {} as { database: Database; test: TestApp };
  beforeAll(async () => {
    given.database = await open();
    given.test = await buildTestApp(given.database);
  });
  afterAll(() => given.test?.app.close());
  return given;
}

/** The app on an embedded database of its own for the tests of a file; the answer is filled when they run. */
export function openTestApp(overrides: Overrides = {}): TestApp {
  const test = {} as TestApp;
  beforeAll(async () => {
    Object.assign(test, await buildTestApp(await openTestDatabase(), overrides));
  });
  afterAll(async () => {
    await test.app.close();
    await test.database.close();
  });
  return test;
}
