import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Processes under test ask no outside service. */
const OFFLINE = { LOCAL_COMPETITORS: 'off' };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // These tests are pure: one environment for all files saves most of their time.
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/web/**'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'web',
          include: ['src/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/web/test-setup.ts'],
          // Longer than the wait for an element (test-setup.ts): a busy machine is slow, not wrong.
          testTimeout: 30_000,
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ['tests/integration/hostile-process.test.ts'],
          env: OFFLINE,
          environment: 'node',
          // Each starts what it needs, a database or a browser too: two at once fill two cores.
          maxWorkers: Math.max(2, availableParallelism() - 1),
          sequence: { groupOrder: 2 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'process',
          // Looks at the memory of a whole process and at how quickly it answers: alone, after the others.
          include: ['tests/integration/hostile-process.test.ts'],
          env: OFFLINE,
          environment: 'node',
          sequence: { groupOrder: 3 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
