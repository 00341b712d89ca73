import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#database/database.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { OpenTestDatabase } from './databases.ts';

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
