import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Two at least: much of what the tests do is wait, for a database, a browser or a process. The same for all, so that they follow one another without a gap. */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** Processes under test ask no outside service. */
const OFFLINE = { LOCAL_COMPETITORS: 'off' };

/** Ends what hangs. A machine that is busy with other things takes a minute to create a database: it is slow, not wrong. */
const HANGS_MS = 180_000;

/** They look at the memory of a whole process and at how quickly it answers: alone, after the others. */
const PROCESS = ['tests/integration/hostile-process.test.ts', 'tests/integration/verify-hostile-process.test.ts'];

/** Draws pages as the server does: React would warn, at each drawing after it in the same worker, of two renderers. */
const PRERENDERED = ['src/web/features/landing/landing-page.test.tsx'];
const WEB = { environment: 'jsdom', setupFiles: ['src/web/test-setup.ts'], testTimeout: HANGS_MS, maxWorkers };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // These tests are pure: one environment for all files saves most of their time.
          isolate: false,
          maxWorkers,
          include: ['src/**/*.test.ts', 'tests/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/web/**'],
          environment: 'node',
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          ...WEB,
          name: 'web',
          // Each test draws anew and clears what its screen kept (test-setup.ts): jsdom and the components are loaded once per worker, not per file.
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: PRERENDERED,
        },
      },
      { test: { ...WEB, name: 'web-prerendered', include: PRERENDERED } },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: PROCESS,
          env: OFFLINE,
          environment: 'node',
          maxWorkers,
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
      {
        test: {
          name: 'process',
          include: PROCESS,
          env: OFFLINE,
          environment: 'node',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
        },
      },
    ],
  },
});
