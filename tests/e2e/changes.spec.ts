// An owner follows a site over time: analyzed again after it changed, what matters comes first; the schedule is switched on, and an earlier
// analysis deleted.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type FolderServer, serveFolder } from '../fixtures/serve-folder.ts';
import { test } from './shared-sitebrief.ts';
import { type Sitebrief, startSitebrief } from './start-sitebrief.ts';
import { expectAccessible, hasSeenOnboarding, makeProject, signUp, watchConsole } from './test-user.ts';

const SITE = 'http://followed.test/';
const PHONE = { width: 390, height: 844 };

let app: Sitebrief;
let folder: string;
let server: FolderServer;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sitebrief-followed-'));
  cpSync(join(import.meta.dirname, '../fixtures/sites/bakery'), folder, { recursive: true });
  server = await serveFolder(folder);
  app = await startSitebrief({ 'followed.test': server.port });
});
test.afterAll(async () => {
  await app?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

function change(file: string, from: string, to: string): void {
  writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replaceAll(from, to));
}

test('what changed between two analyses is found from the project, and from the palette', async ({ page }) => {
  const errors = watchConsole(page);
  await hasSeenOnboarding(page);
  await signUp(page, app.url, 'changes@harbourlane.test');
  const id = await makeProject(page, app.url, 'analysis', SITE);
  await page.goto(`${app.url}/analysis/${id}`);
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByText(/There is one analysis so far/)).toBeVisible();

  change('cakes.html', 'from £38.', 'from £42.');
  change('about.html', '<title>About us', '<title>Our story');
  rmSync(join(folder, 'contact.html'));
  const again = await page.request.post(`${app.url}/api/analyze`, { data: { url: SITE, projectId: id }, timeout: 60_000 });
  expect(again.status()).toBe(200);

  await page.goto(`${app.url}/history`);
  await expect(page.getByText('1 of 1 projects')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('what changed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${app.url}/changes/${id}`);
  const matters = page.getByRole('region', { name: 'What matters' });
  await expect(matters.getByText('Offers: Price of Birthday cakes')).toBeVisible();
  await expect(matters.getByText('/contact', { exact: true }).first()).toBeVisible();
  await page.locator('summary').first().click();

  const often = page.getByLabel('How often');
  await often.selectOption('week');
  await expect(page.getByText(/^Next on/)).toBeVisible();
  await page.reload();
  await expect(often).toHaveValue('week');

  for (const [size, scheme] of [
    [{ width: 1440, height: 900 }, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme });
    await expect(matters).toBeVisible();
    await expectAccessible(page);
    if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `changes-${scheme}.png`), fullPage: true });
  }
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: /^Delete the analysis of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/There is one analysis so far/)).toBeVisible();
  expect(errors).toEqual([]);
});
