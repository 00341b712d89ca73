import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.ts';

const executablePath = findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Each file starts a server of its own and follows one page at a time, which waits as often as it works: two fill two cores.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  // They end what hangs. Some steps wait for a whole analysis, which takes a minute where other programs use the processor too.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Recording every step of long pages takes longer than the steps themselves, and failures name the element.
    trace: 'off',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
