import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import type { Database } from '#database/database.ts';
import { registerJobMetrics } from './job-metrics.ts';

it('has no samples, and no error, while the database is away', async () => {
  const registry = new Registry();
  const select = () => {
    throw new Error('Connection terminated');
  };
  const away = { db: { select } } as unknown as Pick<Database, 'db'>;
  await registerJobMetrics(registry, away)();
  const samples = (await registry.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(samples).toEqual([]);
});
