// One server for all journeys whose people change nothing but what is their own. All files use this `test`: a worker of Playwright
// only stays, and with it its server and its browser, while the files it is given use the same.
import { test as base } from '@playwright/test';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';

/** `shared` starts when a file first asks for it. Its email addresses must be the file's own. */
export const test = base.extend<object, { shared: Sitebrief }>({
  shared: [
    async ({ browserName: _ }, use) => {
      const app = await startSitebrief();
      await use(app);
      await app.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
